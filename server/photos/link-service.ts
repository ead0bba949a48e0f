import { createHash } from 'node:crypto'
import { photoIdOf, type PhotoWidth } from '../../contract/photo.ts'
import { type Database } from '../db/database.ts'
import { ProductError } from '../lib/errors.ts'
import { Semaphore } from '../lib/semaphore.ts'
import { StorageError } from '../storage/storage-error.ts'
import { type Storage, type StoredFile } from '../storage/storage.ts'
import { openNetwork, type PublicNetwork } from '../lib/public-request.ts'
import { fetchLink } from './link-fetch.ts'
import { inspectPhoto } from './photo-inspection.ts'
import { type PhotoProcess } from './photo-process.ts'
import { pictureOf } from './photo-store.ts'
import { oldPictures, readPicture, removePicture, writePicture } from './picture-files.ts'

const failureMs = 10 * 60 * 1000
const maxFailures = 10_000

/**
 * Shows pictures that offers link to, fetched and re-encoded by our own server, so that no other site learns who looks
 * at a car (security.md 1.6).
 */
export class LinkService {
  readonly #db: Database
  readonly #storage: Storage
  readonly #process: PhotoProcess
  readonly #network: PublicNetwork
  readonly #semaphore = new Semaphore(6, 200)
  readonly #fetching = new Map<string, Promise<void>>()
  /** Addresses that failed, and when (epoch ms) they may be tried again. */
  readonly #failed = new Map<string, number>()

  constructor(db: Database, storage: Storage, process: PhotoProcess, network: PublicNetwork = openNetwork) {
    this.#db = db
    this.#storage = storage
    this.#process = process
    this.#network = network
  }

  /**
   * The picture that a car links to at this position, in this width; `null` when there is none or it cannot be fetched.
   */
  async find(carId: string, position: number, width: PhotoWidth): Promise<StoredFile | null> {
    const link = await pictureOf(this.#db, carId, position)
    if (link === undefined || photoIdOf(link) !== null) return null
    const id = createHash('sha256').update(link).digest('hex').slice(0, 32)
    const read = () => readPicture(this.#storage, 'links', id, width)
    return (await read()) ?? ((await this.#fetchOnce(id, link)) ? read() : null)
  }

  /** Removes pictures fetched before `before` (epoch ms); they are fetched again when somebody looks at them. */
  async sweep(before: number): Promise<void> {
    for await (const ids of oldPictures(this.#storage, 'links', before)) {
      for (const id of ids) await removePicture(this.#storage, 'links', id)
    }
  }

  /** Fetches once for all who ask at the same time; answers whether the picture is stored. */
  async #fetchOnce(id: string, link: string): Promise<boolean> {
    if ((this.#failed.get(id) ?? 0) > Date.now()) return false
    const running = this.#fetching.get(id) ?? this.#semaphore.take(() => this.#fetch(id, link))
    this.#fetching.set(id, running)
    try {
      await running
      return true
    } catch (error) {
      if (error instanceof StorageError) throw error
      return false
    } finally {
      this.#fetching.delete(id)
    }
  }

  async #fetch(id: string, link: string): Promise<void> {
    try {
      const file = await fetchLink(link, this.#network)
      inspectPhoto(file)
      const { files } = await this.#process.render(file, 'links')
      await writePicture(this.#storage, 'links', id, files)
    } catch (error) {
      const isOurs = error instanceof StorageError || (error instanceof ProductError && error.code === 'busy')
      if (!isOurs) this.#rememberFailure(id)
      throw error
    }
  }

  #rememberFailure(id: string): void {
    const [oldest] = this.#failed.keys()
    if (oldest !== undefined && this.#failed.size >= maxFailures) this.#failed.delete(oldest)
    // Deleted first, so that it moves to the end of the order.
    this.#failed.delete(id)
    this.#failed.set(id, Date.now() + failureMs)
  }
}

import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { photoIdOf, type PhotoWidth } from '../../contract/photo.ts'
import { type Database } from '../db/database.ts'
import { ProductError } from '../errors.ts'
import { Lanes } from './lanes.ts'
import { fetchLink, openNetwork, type LinkNetwork } from './link-fetch.ts'
import { deletePictureFiles, oldPictures, pictureFile, writePictureFiles } from './photo-files.ts'
import { inspectPhoto } from './photo-inspection.ts'
import { type PhotoProcess } from './photo-process.ts'
import { pictureOf } from './photo-store.ts'

/** A picture of elsewhere that we have: its file and a tag that changes when it was fetched anew. */
export interface FetchedPicture {
  file: string
  tag: string
}

const failureMs = 10 * 60 * 1000
const failuresAtMost = 10_000

/**
 * Shows the pictures that offers link to elsewhere, fetched and re-encoded by our own server, so that no other site
 * learns who looks at a car (security.md 1.6).
 */
export class LinkService {
  readonly #db: Database
  readonly #folder: string
  readonly #process: PhotoProcess
  readonly #network: LinkNetwork
  readonly #lanes = new Lanes(6, 200)
  readonly #fetching = new Map<string, Promise<void>>()
  /** Until when (epoch ms) an address is not tried again. */
  readonly #failed = new Map<string, number>()

  /** Pictures are kept in `{dataDir}/links`. */
  constructor(db: Database, dataDir: string, process: PhotoProcess, network: LinkNetwork = openNetwork) {
    this.#db = db
    this.#folder = join(dataDir, 'links')
    this.#process = process
    this.#network = network
  }

  /** The picture that a car links to at this place, in this width; `null` when there is none or it cannot be had. */
  async find(carId: string, position: number, width: PhotoWidth): Promise<FetchedPicture | null> {
    const link = await pictureOf(this.#db, carId, position)
    if (link === undefined || photoIdOf(link) !== null) return null
    const id = createHash('sha256').update(link).digest('hex').slice(0, 32)
    const file = pictureFile(this.#folder, id, width)
    return (await fetched(file)) ?? ((await this.#fetchOnce(id, link)) ? fetched(file) : null)
  }

  /** Forgets pictures fetched before `before` (epoch ms); those still looked at are fetched again. */
  async sweep(before: number): Promise<void> {
    for await (const id of oldPictures(this.#folder, before)) await deletePictureFiles(this.#folder, id)
  }

  /** Fetches for all who ask at this moment together; says whether the picture is there. */
  async #fetchOnce(id: string, link: string): Promise<boolean> {
    if ((this.#failed.get(id) ?? 0) > Date.now()) return false
    const running = this.#fetching.get(id) ?? this.#lanes.take(() => this.#fetch(id, link))
    this.#fetching.set(id, running)
    try {
      await running
      return true
    } catch {
      return false
    } finally {
      this.#fetching.delete(id)
    }
  }

  async #fetch(id: string, link: string): Promise<void> {
    try {
      const file = await fetchLink(link, this.#network)
      inspectPhoto(file)
      const { files } = await this.#process.render(file)
      await writePictureFiles(this.#folder, id, files)
    } catch (error) {
      if (!(error instanceof ProductError && error.code === 'busy')) this.#rememberFailure(id)
      throw error
    }
  }

  #rememberFailure(id: string): void {
    const [oldest] = this.#failed.keys()
    if (oldest !== undefined && this.#failed.size >= failuresAtMost) this.#failed.delete(oldest)
    // Taken out first, so that it stands at the end again.
    this.#failed.delete(id)
    this.#failed.set(id, Date.now() + failureMs)
  }
}

async function fetched(file: string): Promise<FetchedPicture | null> {
  const found = await stat(file).catch(() => null)
  return found && { file, tag: `"${found.mtimeMs.toString(36)}-${found.size.toString(36)}"` }
}

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { photos } from '../../contract/limits.ts'
import { photoAddress, type UploadedPhoto } from '../../contract/photo.ts'
import { type Database } from '../db/database.ts'
import { type PhotoTable } from '../db/tables.ts'
import { fail } from '../errors.ts'
import { deletePictureFiles, oldPictures, writePictureFiles } from './photo-files.ts'
import { inspectPhoto } from './photo-inspection.ts'
import { PhotoProcess } from './photo-process.ts'
import { findPhoto, forgetUnusedPhoto, photosToJudge, savePhoto } from './photo-store.ts'
import { Turns } from './turns.ts'

/** Takes uploaded photos in, and removes those that no offer shows. */
export class PhotoService {
  readonly folder: string
  readonly process = new PhotoProcess()
  readonly #db: Database
  /** An upload and the sweep must not work on one photo at the same time. */
  readonly #turns = new Turns()

  /** Photos are kept in `{dataDir}/photos`. */
  constructor(db: Database, dataDir: string) {
    this.#db = db
    this.folder = join(dataDir, 'photos')
  }

  /**
   * Keeps an uploaded file as WebP in three widths. The same bytes are the same photo.
   * Fails with `photoEmpty`, `photoTooLarge`, `photoTooManyPixels`, `photoHeic`, `photoType`, `photoBroken` or `busy`.
   */
  async receive(file: Buffer, ownerId: string): Promise<UploadedPhoto> {
    if (file.length > photos.bytes) fail('photoTooLarge')
    inspectPhoto(file)
    const id = createHash('sha256').update(file).digest('hex').slice(0, 32)
    const { width, height } = await this.#turns.take(id, () => this.#keep(id, file, ownerId))
    return { id, address: photoAddress(id), width, height }
  }

  /** Removes the files of photos that the store has forgotten; one that was uploaded again meanwhile stays. */
  async discard(ids: string[]): Promise<void> {
    for (const id of ids) {
      await this.#turns.take(id, async () => {
        if (!(await findPhoto(this.#db, id))) await deletePictureFiles(this.folder, id)
      })
    }
  }

  /** Removes photos and files older than `before` (epoch ms) that no offer shows; answers how many photos went. */
  async sweep(before: number): Promise<number> {
    let removed = 0
    for await (const id of this.#unused(before)) {
      if (await this.#turns.take(id, () => this.#remove(id, before))) removed++
    }
    for await (const id of oldPictures(this.folder, before)) await this.discard([id])
    return removed
  }

  async *#unused(before: number): AsyncGenerator<string> {
    const limit = 200
    for (let after = ''; ;) {
      const judged = await photosToJudge(this.#db, { after, before, limit })
      for (const { id, isUnused } of judged) if (isUnused) yield id
      if (judged.length < limit) return
      after = judged.at(-1)?.id ?? ''
      // The store answers without leaving the turn of the event loop: let others have theirs.
      await nextTurn()
    }
  }

  async #keep(id: string, file: Buffer, ownerId: string): Promise<PhotoTable> {
    const known = await findPhoto(this.#db, id)
    const photo = known ?? { id, ownerId, ...(await this.#render(id, file)), createdAt: 0 }
    await savePhoto(this.#db, { ...photo, createdAt: Date.now() })
    return photo
  }

  async #render(id: string, file: Buffer): Promise<{ width: number; height: number }> {
    const { width, height, files } = await this.process.render(file)
    await writePictureFiles(this.folder, id, files)
    return { width, height }
  }

  async #remove(id: string, before: number): Promise<boolean> {
    const forgotten = await forgetUnusedPhoto(this.#db, id, before)
    if (forgotten) await deletePictureFiles(this.folder, id)
    return forgotten
  }
}

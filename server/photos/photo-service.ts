import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { photos } from '../../contract/limits.ts'
import { photoAddress, type UploadedPhoto } from '../../contract/photo.ts'
import { type Database } from '../db/database.ts'
import { fail } from '../errors.ts'
import { type Storage } from '../storage/storage.ts'
import { inspectPhoto } from './photo-inspection.ts'
import { PhotoProcess } from './photo-process.ts'
import {
  columnsOfPrint,
  findPhoto,
  forgetUnusedPhoto,
  photosToJudge,
  renewPhoto,
  savePhoto,
  unknownPhotos,
  whileUnknown,
} from './photo-store.ts'
import { hasPicture, oldPictures, removePicture, writePicture } from './picture-files.ts'

const writesAtMost = 6

/**
 * Takes uploaded photos in, and removes those that no offer shows. A photo that the store knows has its files: they are
 * written before its row, and removed only while there is none, whichever process does it.
 */
export class PhotoService {
  readonly process = new PhotoProcess()
  readonly #db: Database
  readonly #storage: Storage

  constructor(db: Database, storage: Storage) {
    this.#db = db
    this.#storage = storage
  }

  /**
   * Keeps an uploaded file as WebP in three widths. The same bytes are the same photo.
   * Fails with `photoEmpty`, `photoTooLarge`, `photoTooManyPixels`, `photoTooLong`, `photoHeic`, `photoType`, `photoBroken` or `busy`.
   */
  async receive(file: Buffer, ownerId: string): Promise<UploadedPhoto> {
    if (file.length > photos.bytes) fail('photoTooLarge')
    inspectPhoto(file)
    const id = createHash('sha256').update(file).digest('hex').slice(0, 32)
    const known = (await findPhoto(this.#db, id)) && (await renewPhoto(this.#db, id))
    // A store that was brought back without its files is made whole again by who uploads.
    // So is a photo of before photos had prints.
    const isWhole = known && known.preview !== null && (await hasPicture(this.#storage, 'photos', id))
    const { width, height } = isWhole ? known : await this.#keep(id, file, ownerId)
    return { id, address: photoAddress(id), width, height }
  }

  /** Removes the files of photos that the store has forgotten; one that was uploaded again meanwhile stays. */
  async discard(ids: string[]): Promise<void> {
    for (const id of ids) {
      await whileUnknown(this.#db, id, () => removePicture(this.#storage, 'photos', id))
    }
  }

  /** Removes photos and files older than `before` (epoch ms) that no offer shows; answers how many photos went. */
  async sweep(before: number): Promise<number> {
    let removed = 0
    for await (const id of this.#unused(before)) {
      if (!(await forgetUnusedPhoto(this.#db, id, before))) continue
      await this.discard([id])
      removed++
    }
    for await (const ids of oldPictures(this.#storage, 'photos', before)) {
      await this.discard(await unknownPhotos(this.#db, ids))
    }
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

  async #keep(id: string, file: Buffer, ownerId: string): Promise<{ width: number; height: number }> {
    const { width, height, files, print } = await this.process.render(file, ownerId)
    for (let writes = 0; writes < writesAtMost; writes++) {
      await writePicture(this.#storage, 'photos', id, files)
      const photo = { id, ownerId, width, height, createdAt: Date.now(), ...columnsOfPrint(print) }
      // Old files of the same photo may be on their way out at this moment, and take the new ones with them.
      if (await savePhoto(this.#db, photo, () => hasPicture(this.#storage, 'photos', id))) return { width, height }
    }
    return fail('busy', { retryAfterSeconds: 1 })
  }
}

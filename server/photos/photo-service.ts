import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { photos } from '../../contract/limits.ts'
import { photoAddress, type UploadedPhoto } from '../../contract/photo.ts'
import { type Database } from '../db/database.ts'
import { fail } from '../lib/errors.ts'
import { type Storage } from '../storage/storage.ts'
import { inspectPhoto } from './photo-inspection.ts'
import { PhotoProcess } from './photo-process.ts'
import {
  columnsOfFingerprint,
  findPhoto,
  forgetUnusedPhoto,
  photosToCheck,
  renewPhoto,
  savePhoto,
  unknownPhotos,
  whileUnknown,
} from './photo-store.ts'
import { canReadPicture, oldPictures, removePicture, writePicture } from './picture-files.ts'

const maxWrites = 6

/**
 * Stores uploaded photos, and removes those that no offer shows. A photo with a row has its files: they are written
 * before the row, and removed only while there is none, in all processes.
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
   * Stores an uploaded file as WebP in three widths. The same bytes are the same photo. Fails with `photoEmpty`,
   * `photoTooLarge`, `photoTooManyPixels`, `photoTooLong`, `photoHeic`, `photoType`, `photoBroken` or `busy`.
   */
  async receive(file: Buffer, ownerId: string): Promise<UploadedPhoto> {
    if (file.length > photos.bytes) fail('photoTooLarge')
    inspectPhoto(file)
    const id = createHash('sha256').update(file).digest('hex').slice(0, 32)
    const known = (await findPhoto(this.#db, id)) && (await renewPhoto(this.#db, id, ownerId))
    // An upload repairs photos without files, as after a restore, and photos stored before there were fingerprints.
    const isWhole = known && known.preview !== null && (await canReadPicture(this.#storage, 'photos', id))
    const { width, height } = isWhole ? known : await this.#render(id, file, ownerId)
    return { id, address: photoAddress(id), width, height }
  }

  /** Removes the files of photos that have no row; one that was uploaded again meanwhile stays. */
  async discard(ids: string[]): Promise<void> {
    for (const id of ids) {
      await whileUnknown(this.#db, id, () => removePicture(this.#storage, 'photos', id))
    }
  }

  /**
   * Removes photos and files older than `before` (epoch ms) that no offer shows; answers how many photos were removed.
   */
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
      const checked = await photosToCheck(this.#db, { after, before, limit })
      for (const { id, isUnused } of checked) if (isUnused) yield id
      if (checked.length < limit) return
      after = checked.at(-1)?.id ?? ''
      // SQLite answers synchronously, so other work must get a turn.
      await nextTurn()
    }
  }

  async #render(id: string, file: Buffer, ownerId: string): Promise<{ width: number; height: number }> {
    const { width, height, files, fingerprint } = await this.process.render(file, ownerId)
    for (let writes = 0; writes < maxWrites; writes++) {
      await writePicture(this.#storage, 'photos', id, files)
      const photo = { id, ownerId, width, height, createdAt: Date.now(), ...columnsOfFingerprint(fingerprint) }
      // A sweep may be removing the same photo's old files now and the new ones with them, and storages do not always store what they accept.
      if (await savePhoto(this.#db, photo, () => canReadPicture(this.#storage, 'photos', id))) return { width, height }
    }
    return fail('busy', { retryAfterSeconds: 1 })
  }
}

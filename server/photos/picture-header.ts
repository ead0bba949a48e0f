import { fail } from '../errors.ts'

/** Width and height in px as the file's header tells them, before any turning. */
export interface PictureSize {
  width: number
  height: number
}

/** A colour profile or the words beside a photo are smaller than this, in bytes, together and unpacked. */
export const metadataBytes = 1024 * 1024

/** Counts a file's metadata; the count fails with `photoBroken` once it is more than a photo ever needs. */
export class MetadataBudget {
  #left = metadataBytes

  get left(): number {
    return this.#left
  }

  spend(bytes: number): void {
    this.#left -= bytes
    if (this.#left < 0) fail('photoBroken')
  }
}

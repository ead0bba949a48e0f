import { fail } from '../lib/errors.ts'

/** Width and height in px from the file's header, before rotation. */
export interface PictureSize {
  width: number
  height: number
}

/** Most bytes of all metadata of a photo (colour profiles and texts), unpacked. */
export const metadataBytes = 1024 * 1024

/** Adds up a file's metadata; fails with `photoBroken` above the limit. */
export class MetadataLimit {
  #left = metadataBytes

  get left(): number {
    return this.#left
  }

  add(bytes: number): void {
    this.#left -= bytes
    if (this.#left < 0) fail('photoBroken')
  }
}

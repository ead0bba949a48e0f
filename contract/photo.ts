import { type photos } from './limits.ts'

/** Addresses of pictures. A photo's id is the first 32 hex digits of its content's SHA-256. */

const ownAddress = /^\/photos\/([0-9a-f]{32})-(?:480|960|1600)\.webp$/

/** One of the widths in which a photo is kept, in px. */
export type PhotoWidth = (typeof photos.widths)[number]

/** The public address of an uploaded photo in one of its widths. */
export function photoAddress(photoId: string, width: PhotoWidth = 960): string {
  return `/photos/${photoId}-${width}.webp`
}

/** The photo's id when `address` is one of our own, else `null`. */
export function photoIdOf(address: string): string | null {
  return ownAddress.exec(address)?.[1] ?? null
}

/** Is this an image link the product takes: https, or an address of our own (security: `javascript:` and the like never)? */
export function isImageLink(link: string): boolean {
  if (photoIdOf(link) !== null) return true
  return /^https:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/u.test(link)
}

/**
 * Where a page shows picture number `index` of a car in about `width` px. A link elsewhere is shown through our own
 * server, so that nobody who looks at a car is tracked by another site.
 */
export function pictureAddress(carId: string, picture: string, index: number, width: PhotoWidth): string {
  const photoId = photoIdOf(picture)
  return photoId === null ? `/links/${carId}/${index}-${width}.webp` : photoAddress(photoId, width)
}

/** What an upload answers. */
export interface UploadedPhoto {
  id: string
  /** The address to send as `img` or in `images`. */
  address: string
  width: number
  height: number
}

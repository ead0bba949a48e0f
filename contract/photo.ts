import { type photos } from './limits.ts'

/** Addresses of pictures. A photo's id is the first 32 hex digits of its content's SHA-256. */

const ownAddress = /^\/photos\/([0-9a-f]{32})-(?:480|960|1600)\.webp$/

/** A stored width of a photo in px. */
export type PhotoWidth = (typeof photos.widths)[number]

/**
 * What file inputs accept: the pictures that the server takes, and no others, so that a phone converts its own kind
 * (HEIC) before it sends one.
 */
export const acceptedPhotos = 'image/jpeg,image/png,image/webp,image/avif'

/** The public address of an uploaded photo in one width. */
export function photoAddress(photoId: string, width: PhotoWidth = 960): string {
  return `/photos/${photoId}-${width}.webp`
}

/** The id of an uploaded photo's address; `null` for other addresses. */
export function photoIdOf(address: string): string | null {
  return ownAddress.exec(address)?.[1] ?? null
}

/** Whether the link is an accepted image: https or our own address, never `javascript:` and the like. */
export function isImageLink(link: string): boolean {
  if (photoIdOf(link) !== null) return true
  return /^https:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/u.test(link)
}

/**
 * The address of a car's picture number `index` in about `width` px. Foreign links go through our server, so that no
 * other site tracks viewers.
 */
export function pictureAddress(carId: string, picture: string, index: number, width: PhotoWidth): string {
  const photoId = photoIdOf(picture)
  return photoId === null ? `/links/${carId}/${index}-${width}.webp` : photoAddress(photoId, width)
}

/** Size of a picture in previews of links, in px: what Viber, WhatsApp and Facebook show large. */
export const previewSize = { width: 1200, height: 630 } as const

/** The address of a car's cover as a JPEG for previews of links. */
export function previewAddress(carId: string, cover: string): string {
  const photoId = photoIdOf(cover)
  return photoId === null ? `/links/${carId}/0-preview.jpg` : `/photos/${photoId}-preview.jpg`
}

/** The answer of an upload. */
export interface UploadedPhoto {
  id: string
  /** The address to send as `img` or in `images`. */
  address: string
  width: number
  height: number
}

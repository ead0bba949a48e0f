import { photos } from '../../contract/limits.ts'
import { fail } from '../lib/errors.ts'
import { inspectBoxes } from './inspect-boxes.ts'
import { inspectJpeg } from './inspect-jpeg.ts'
import { inspectPng } from './inspect-png.ts'
import { inspectWebp } from './inspect-webp.ts'
import { type PictureSize } from './picture-header.ts'

/**
 * Checks an uploaded file by its first bytes and headers before a decoder sees it (security.md: a decoder's limit of
 * pixels does not stop metadata that unpack to far more). Fails with `photoEmpty`, `photoHeic`, `photoType`,
 * `photoTooLong`, `photoTooManyPixels` or `photoBroken`.
 */
export function inspectPhoto(file: Buffer): PictureSize {
  if (file.length === 0) fail('photoEmpty')
  const size = sizeOf(file)
  if (size.width === 0 || size.height === 0) fail('photoBroken')
  if (size.width > photos.side || size.height > photos.side) fail('photoTooLong')
  if (size.width * size.height > photos.pixels) fail('photoTooManyPixels')
  return size
}

function sizeOf(file: Buffer): PictureSize {
  const begins = (text: string, at = 0) => file.toString('latin1', at, at + text.length) === text
  try {
    if (begins('\xff\xd8\xff')) return inspectJpeg(file)
    if (begins('\x89PNG\r\n\x1a\n')) return inspectPng(file)
    if (begins('RIFF') && begins('WEBP', 8)) return inspectWebp(file)
    if (begins('ftyp', 4)) return inspectBoxes(file)
  } catch (error) {
    // A read beyond the end of the file.
    if (error instanceof RangeError) fail('photoBroken')
    throw error
  }
  return fail('photoType')
}

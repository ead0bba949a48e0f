import { fail } from '../lib/errors.ts'
import { metadataBytes, type PictureSize } from './picture-header.ts'

const avifBrands = new Set(['avif', 'avis'])
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])

/**
 * Inspects a file of boxes (ISO/IEC 14496-12): AVIF is accepted, HEIC has an error of its own, all else (videos) is no
 * photo. The size is the largest in the file's `ispe` properties: the picture's own, not a thumbnail's or a tile's.
 */
export function inspectBoxes(file: Buffer): PictureSize {
  const brands = brandsOf(file)
  if (!brands.some((brand) => avifBrands.has(brand))) {
    fail(brands.some((brand) => heicBrands.has(brand)) ? 'photoHeic' : 'photoType')
  }
  const meta = boxNamed(file, 'meta')
  if (!meta || meta.length > metadataBytes) fail('photoBroken')
  return largestSize(meta)
}

/** The major brand and the compatible ones; the bytes between them are a version. */
function brandsOf(file: Buffer): string[] {
  const end = Math.min(file.readUInt32BE(0), 512)
  const brands = [file.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(file.toString('latin1', at, at + 4))
  return brands
}

function boxNamed(file: Buffer, name: string): Buffer | undefined {
  for (let at = 0; at + 8 <= file.length;) {
    const length = file.readUInt32BE(at)
    if (file.toString('latin1', at + 4, at + 8) === name) return file.subarray(at, at + length)
    // 0 means "up to the end" and 1 a length of 64 bits; neither comes before the `meta` box of a photo.
    if (length < 8) return undefined
    at += length
  }
  return undefined
}

function largestSize(meta: Buffer): PictureSize {
  let largest = { width: 0, height: 0 }
  for (let at = meta.indexOf('ispe'); at !== -1; at = meta.indexOf('ispe', at + 4)) {
    const size = { width: meta.readUInt32BE(at + 8), height: meta.readUInt32BE(at + 12) }
    if (size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}

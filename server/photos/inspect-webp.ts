import { fail } from '../lib/errors.ts'
import { MetadataLimit, type PictureSize } from './picture-header.ts'

const metadataChunks = new Set(['ICCP', 'EXIF', 'XMP '])

/** Walks the chunks of a WebP (RFC 9649). A RangeError means that the file is too short. */
export function inspectWebp(file: Buffer): PictureSize {
  const metadata = new MetadataLimit()
  let size: PictureSize | undefined
  for (let at = 12; at + 8 <= file.length;) {
    const name = file.toString('latin1', at, at + 4)
    const length = file.readUInt32LE(at + 4)
    size ??= sizeIn(name, file, at + 8)
    if (metadataChunks.has(name)) metadata.add(length)
    at += 8 + length + (length % 2)
  }
  return size ?? fail('photoBroken')
}

function sizeIn(name: string, file: Buffer, at: number): PictureSize | undefined {
  switch (name) {
    case 'VP8X':
      return { width: file.readUIntLE(at + 4, 3) + 1, height: file.readUIntLE(at + 7, 3) + 1 }
    case 'VP8 ':
      // Fourteen bits each; the two above them are a scale for display.
      return { width: file.readUInt16LE(at + 6) & 0x3fff, height: file.readUInt16LE(at + 8) & 0x3fff }
    case 'VP8L': {
      const bits = file.readUInt32LE(at + 1)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    default:
      return undefined
  }
}

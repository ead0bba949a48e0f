import { fail } from '../lib/errors.ts'
import { MetadataLimit, type PictureSize } from './picture-header.ts'

/** Markers that begin a frame and contain its size: C0 to CF except C4, C8 and CC. */
const frameMarkers = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])
const profileMarker = 0xe2
const scanMarker = 0xda

/**
 * Walks the segments of a JPEG (ITU T.81, annex B) up to its frame. A RangeError means that the file is too short. Only
 * the colour profile counts as metadata: phones add whole depth maps, which no decoder unpacks.
 */
export function inspectJpeg(file: Buffer): PictureSize {
  const metadata = new MetadataLimit()
  let at = 2
  for (;;) {
    if (file.readUInt8(at) !== 0xff) fail('photoBroken')
    const marker = file.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === scanMarker) fail('photoBroken')
    const length = file.readUInt16BE(at + 2)
    if (frameMarkers.has(marker)) return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
    if (marker === profileMarker) metadata.add(length)
    at += 2 + length
  }
}

import { inflateSync } from 'node:zlib'
import { fail } from '../lib/errors.ts'
import { MetadataLimit, type PictureSize } from './picture-header.ts'

/**
 * Walks the chunks of a PNG (PNG, third edition, 5 and 11). Compressed texts and profiles are unpacked here up to the
 * limit, as a few kilobytes of them can contain hundreds of megabytes. A RangeError means that the file is too short.
 */
export function inspectPng(file: Buffer): PictureSize {
  if (file.toString('latin1', 12, 16) !== 'IHDR') fail('photoBroken')
  const size = { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
  const metadata = new MetadataLimit()
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at)
    const name = file.toString('latin1', at + 4, at + 8)
    if (name === 'IEND') return size
    if (at + 12 + length > file.length) fail('photoBroken')
    metadata.add(metadataBytesOf(name, file.subarray(at + 8, at + 8 + length), metadata.left))
    at += 12 + length
  }
  return fail('photoBroken')
}

function metadataBytesOf(name: string, data: Buffer, limit: number): number {
  switch (name) {
    case 'tEXt':
    case 'eXIf':
      return data.length
    case 'iCCP':
    case 'zTXt':
      // A name, a zero, the compression method, then the compressed bytes.
      return unpackedLength(data.subarray(data.indexOf(0) + 2), limit)
    case 'iTXt':
      return internationalTextLength(data, limit)
    default:
      return 0
  }
}

/** Name, 0, compression flag, method, language, 0, translated name, 0, then the text. */
function internationalTextLength(data: Buffer, limit: number): number {
  const flag = data.indexOf(0) + 1
  const languageEnd = data.indexOf(0, flag + 2)
  const nameEnd = data.indexOf(0, languageEnd + 1)
  return data[flag] === 1 ? unpackedLength(data.subarray(nameEnd + 1), limit) : data.length
}

function unpackedLength(packed: Buffer, limit: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, limit) }).length
  } catch {
    return fail('photoBroken')
  }
}

import { inflateSync } from 'node:zlib'
import { fail } from '../errors.ts'
import { MetadataBudget, type PictureSize } from './picture-header.ts'

/**
 * Walks a PNG's chunks (PNG, third edition, 5 and 11). Packed texts and profiles are unpacked here within the limit,
 * because a few kilobytes of them can hold hundreds of megabytes. A RangeError means that the file ends too soon.
 */
export function inspectPng(file: Buffer): PictureSize {
  if (file.toString('latin1', 12, 16) !== 'IHDR') fail('photoBroken')
  const size = { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
  const budget = new MetadataBudget()
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at)
    const name = file.toString('latin1', at + 4, at + 8)
    if (name === 'IEND') return size
    if (at + 12 + length > file.length) fail('photoBroken')
    budget.spend(metadataBytesOf(name, file.subarray(at + 8, at + 8 + length), budget.left))
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
      // A name, a zero, the number of the method, then the packed bytes.
      return unpackedLength(data.subarray(data.indexOf(0) + 2), limit)
    case 'iTXt':
      return internationalTextLength(data, limit)
    default:
      return 0
  }
}

/** A name, a zero, "is packed?", the method, a language and a translated name (each ended by a zero), then the text. */
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

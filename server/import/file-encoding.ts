import { createReadStream } from 'node:fs'
import { analyse } from 'chardet'

/** Encodings of dealers' files, by the names of the Encoding Standard. */
export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251' | 'koi8-r' | 'iso-8859-5' | 'windows-1252'

/** Bytes of words beyond ASCII that the detector gets. */
const sampleBytes = 64 * 1024
const beginningBytes = 4096
const space = 0x20
const cyrillicNames: Record<string, FileEncoding> = { 'KOI8-R': 'koi8-r', 'ISO-8859-5': 'iso-8859-5' }

/**
 * Detects the encoding of a file: by its byte order mark, by the zero bytes of UTF-16, by valid UTF-8 throughout, or by
 * letter frequencies. Cyrillic in single bytes counts as windows-1251 unless it is clearly another encoding.
 */
export async function detectEncoding(file: string): Promise<FileEncoding> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  const foreign: Buffer[] = []
  let foreignBytes = 0
  let isUtf8 = true
  let isFirst = true
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    const wide = isFirst ? wideEncoding(chunk.subarray(0, beginningBytes)) : undefined
    if (wide) return wide
    isFirst = false
    isUtf8 = isUtf8 && canDecode(strict, chunk)
    if (foreignBytes < sampleBytes) {
      const words = foreignWords(chunk)
      foreign.push(words)
      foreignBytes += words.length
    } else if (!isUtf8) break
  }
  if (isUtf8 && canDecode(strict)) return 'utf-8'
  return narrowEncoding(Buffer.concat(foreign))
}

/** The file's text in chunks, without its byte order mark. */
export async function* readText(file: string, encoding: FileEncoding): AsyncGenerator<{ text: string; bytes: number }> {
  const decoder = new TextDecoder(encoding)
  let bytes = 0
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    yield { text: decoder.decode(chunk, { stream: true }), bytes }
  }
  yield { text: decoder.decode(), bytes }
}

/** UTF-16 by its mark, or because every other byte of Latin letters, digits and signs is zero. */
function wideEncoding(beginning: Buffer): FileEncoding | undefined {
  if (beginning[0] === 0xff && beginning[1] === 0xfe) return 'utf-16le'
  if (beginning[0] === 0xfe && beginning[1] === 0xff) return 'utf-16be'
  const noughts = [0, 0]
  for (const [at, byte] of beginning.entries()) if (byte === 0) noughts[at % 2]! += 1
  const [even = 0, odd = 0] = noughts
  if (even + odd < beginning.length / 16) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

function canDecode(decoder: Pick<InstanceType<typeof TextDecoder>, 'decode'>, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch {
    return false
  }
}

/**
 * Runs of bytes beyond ASCII, separated by spaces, as ASCII does not tell encodings apart; but a letter of ASCII beside
 * a run stands for its word.
 */
function foreignWords(chunk: Buffer): Buffer {
  const bytes: number[] = []
  let before = space
  for (const byte of chunk) {
    if (byte >= 0x80) bytes.push(...(isAsciiLetter(before) ? [before] : []), byte)
    else if (before >= 0x80) bytes.push(...(isAsciiLetter(byte) ? [byte] : []), space)
    before = byte
  }
  return Buffer.from(bytes)
}

function isAsciiLetter(byte: number): boolean {
  return (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a
}

/** An encoding with one byte per letter, or UTF-8 with a broken place. */
function narrowEncoding(words: Buffer): FileEncoding {
  const read = new TextDecoder('utf-8').decode(words)
  const broken = read.split('\uFFFD').length - 1
  if (broken * 10 < Array.from(read).length) return 'utf-8'
  if (!isCyrillic(words.toString('latin1'))) return 'windows-1252'
  const best = analyse(words).find(({ name }) => name === 'windows-1251' || name in cyrillicNames)
  return cyrillicNames[best?.name ?? ''] ?? 'windows-1251'
}

/** Accented letters stand among those of ASCII ("coupé"), Cyrillic ones in words of their own ("лв", "к.с."). */
function isCyrillic(words: string): boolean {
  const accented = words.match(/[a-z][\u00c0-\u00ff]{1,2}(?![\u00c0-\u00ff])|\b[\u00c0-\u00ff][a-z]/giu) ?? []
  const own = words.match(/(?<![a-z\u00c0-\u00ff])[\u00c0-\u00ff]+(?![a-z\u00c0-\u00ff])/giu) ?? []
  if (accented.length + own.length > 0) return own.length >= accented.length
  // Without letters the signs tell: № and € of windows-1251 are no signs of prices in windows-1252.
  return /[\u00b9\u0088]/u.test(words)
}

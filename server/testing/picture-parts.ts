import { crc32 } from 'node:zlib'

/** The parts of picture files, to make files of that no program would make. */

/** A chunk of a PNG with its checksum. */
export function pngChunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))])
}

/** The signature and the header chunk of a PNG; true colour of eight bits unless told. */
export function pngHeader(width: number, height: number, { depth = 8, colour = 2, interlace = 0 } = {}): Buffer {
  const data = Buffer.concat([uint32(width), uint32(height), Buffer.from([depth, colour, 0, 0, interlace])])
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), pngChunk('IHDR', data)])
}

/** Puts chunks behind the header of a PNG. */
export function pngWith(png: Buffer, ...chunks: Buffer[]): Buffer {
  const headerEnd = 33
  return Buffer.concat([png.subarray(0, headerEnd), ...chunks, png.subarray(headerEnd)])
}

/** A segment of a JPEG, at most 65,533 bytes of data. */
export function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** A progressive JPEG whose last scan comes `count` times more. */
export function jpegScans(jpeg: Buffer, count: number): Buffer {
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = jpeg.subarray(last, -2)
  return Buffer.concat([jpeg.subarray(0, -2), ...Array.from({ length: count }, () => scan), jpeg.subarray(-2)])
}

/** A chunk of a WebP. */
export function riffChunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(data.length)
  return Buffer.concat([Buffer.from(name, 'latin1'), length, data, Buffer.alloc(data.length % 2)])
}

/** A WebP that has a canvas and nothing on it. */
export function webpHeader(width: number, height: number): Buffer {
  const canvas = Buffer.alloc(10)
  canvas.writeUIntLE(width - 1, 4, 3)
  canvas.writeUIntLE(height - 1, 7, 3)
  return riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), riffChunk('VP8X', canvas)]))
}

/** A box of an AVIF or a video. */
export function box(name: string, data: Buffer): Buffer {
  return Buffer.concat([uint32(data.length + 8), Buffer.from(name, 'latin1'), data])
}

/** The file with every hundredth byte turned, but for its first twenty, by which it is told. */
export function flipped(file: Buffer): Buffer {
  const turned = Buffer.from(file)
  for (let at = 20; at < turned.length; at += 100) turned[at] = ~(turned[at] ?? 0) & 0xff
  return turned
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

import sharp, { type Sharp } from 'sharp'
import { bytes, clean, either, noisy, packedZeros, refused, small, zeros, type HostilePhoto } from './hostile-photo.ts'
import { jpegScans, pngChunk, pngHeader, pngWith, riffChunk, segment, webpHeader } from './picture-parts.ts'

const MB = 1024 * 1024

/** Files that are larger than they look, in pixels. */
export function pixelBombs(): HostilePhoto[] {
  const png = (width: number, height: number, depth: number, colour: number, interlace = 0) => {
    const samples = { 0: 1, 2: 3, 6: 4 }[colour] ?? 1
    const row = 1 + Math.ceil((width * depth * samples) / 8)
    const data = packedZeros(Math.min(row * height, 400 * MB))
    return Buffer.concat([
      pngHeader(width, height, { depth, colour, interlace }),
      pngChunk('IDAT', data),
      pngChunk('IEND'),
    ])
  }
  const pixels = async (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#000' }, limitInputPixels: false })
  return [
    clean('as many pixels as allowed, in one bit each', () => png(8000, 5000, 1, 0)),
    either('as many pixels as allowed, 8 bytes each', () => png(8000, 5000, 16, 6)),
    either('as many pixels as allowed, interlaced, too few bytes', () => png(8000, 5000, 8, 2, 1)),
    refused('one row more than allowed', () => png(8000, 5001, 1, 0)),
    refused('a side too long', () => png(12_001, 1, 1, 0)),
    refused('a header of 2147483647 squared', () => png(2 ** 31 - 1, 2 ** 31 - 1, 1, 0)),
    refused('a header of 4294967295 squared', () => pngHeader(2 ** 32 - 1, 2 ** 32 - 1)),
    refused('a header of no width', () => png(0, 10, 1, 0)),
    refused('a JPEG of 9000 squared', async () => (await pixels(9000, 9000)).jpeg().toBuffer()),
    refused('a JPEG header of 65535 squared', async () => jpegOfSize(65_535, 65_535)),
    either('a JPEG header of 6000 squared over few bytes', async () => jpegOfSize(6000, 6000)),
    refused('a JPEG header of no height', async () => jpegOfSize(60, 0)),
    either('a JPEG of a thousand scans', async () =>
      jpegScans(await noisy().jpeg({ progressive: true }).toBuffer(), 1000),
    ),
    refused('a WebP canvas of 16384 squared', () => webpHeader(16_384, 16_384)),
    refused('a WebP canvas of 6000 squared without a picture', () => webpHeader(6000, 6000)),
    either('an animated WebP', () => animated().webp().toBuffer()),
    clean('an animated PNG', async () =>
      pngWith(await small().png().toBuffer(), pngChunk('acTL', Buffer.from('0000ffff00000000', 'hex'))),
    ),
    refused('an AVIF that says 100000 squared', () => avifOfSize(100_000, 100_000)),
    either('an AVIF that says 6000 squared', () => avifOfSize(6000, 6000)),
    either('an AVIF that says one pixel', () => avifOfSize(1, 1)),
    refused('an AVIF that says none', () => avifOfSize(0, 0)),
  ]
}

/** Files that are larger than they look, in what stands beside the pixels. */
export function metadataBombs(): HostilePhoto[] {
  const head = bytes('name\0\0')
  const international = (packed: Buffer) => Buffer.concat([bytes('XML:com.adobe.xmp\0\x01\0\0\0'), packed])
  const inPng = async (...chunks: Buffer[]) => pngWith(await small().png().toBuffer(), ...chunks)
  const inJpeg = async (count: number, ...parts: Buffer[]) => {
    const jpeg = await small().jpeg().toBuffer()
    return Buffer.concat([jpeg.subarray(0, 2), ...Array.from({ length: count }, () => parts).flat(), jpeg.subarray(2)])
  }
  const inWebp = async (name: string) => {
    const webp = await small().webp().toBuffer()
    return Buffer.concat([webp.subarray(0, 12), riffChunk(name, zeros(2 * MB)), webp.subarray(12)])
  }
  const packed = (size: number) => Buffer.concat([head, packedZeros(size)])
  const profile = Buffer.concat([bytes('ICC_PROFILE\0\x01\x01'), zeros(60_000)])
  return [
    refused('PNG: 100 MB in a packed text', () => inPng(pngChunk('zTXt', packed(100 * MB)))),
    refused('PNG: 100 MB in a profile', () => inPng(pngChunk('iCCP', packed(100 * MB)))),
    refused('PNG: 100 MB in an international text', () =>
      inPng(pngChunk('iTXt', international(packedZeros(100 * MB)))),
    ),
    refused('PNG: many packed texts', () =>
      inPng(...Array.from({ length: 400 }, () => pngChunk('zTXt', packed(MB / 2)))),
    ),
    refused('PNG: 4 MB of text', () => inPng(pngChunk('tEXt', Buffer.concat([head, zeros(4 * MB)])))),
    refused('PNG: 2 MB of EXIF', () => inPng(pngChunk('eXIf', zeros(2 * MB)))),
    refused('PNG: a packed text that is none', () => inPng(pngChunk('zTXt', bytes('name\0\0not packed')))),
    either('PNG: a hundred thousand empty chunks', () =>
      inPng(...Array.from({ length: 100_000 }, () => pngChunk('teSt'))),
    ),
    either('JPEG: 6 MB of EXIF', () => inJpeg(100, segment(0xe1, Buffer.concat([bytes('Exif\0\0'), zeros(65_000)])))),
    refused('JPEG: 2 MB of profile', () => inJpeg(34, segment(0xe2, profile))),
    either('JPEG: 6 MB of comments', () => inJpeg(100, segment(0xfe, zeros(65_000)))),
    either('JPEG: directories of EXIF in a circle', () =>
      inJpeg(1, segment(0xe1, Buffer.concat([bytes('Exif\0\0II*\0\x08\0\0\0\x01\0'), zeros(12), bytes('\x08\0\0\0')]))),
    ),
    either('JPEG: a profile that is none', () => inJpeg(1, segment(0xe2, profile))),
    ...['EXIF', 'ICCP', 'XMP '].map((name) => refused(`WebP: 2 MB of ${name}`, () => inWebp(name))),
    clean('JPEG: EXIF with a place', () => withPlace(small()).jpeg().toBuffer()),
    clean('PNG: EXIF with a place', () => withPlace(small()).png().toBuffer()),
    clean('WebP: EXIF with a place', () => withPlace(small()).webp().toBuffer()),
    clean('AVIF: EXIF with a place', () => withPlace(small()).avif().toBuffer()),
    ...(['jpeg', 'png', 'webp', 'avif'] as const).map((format) =>
      clean(`${format}: a colour profile`, () => small().withIccProfile('p3').toFormat(format).toBuffer()),
    ),
  ]
}

async function jpegOfSize(width: number, height: number): Promise<Buffer> {
  const jpeg = await small().jpeg().toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(height, frame + 5)
  jpeg.writeUInt16BE(width, frame + 7)
  return jpeg
}

async function avifOfSize(width: number, height: number): Promise<Buffer> {
  const avif = await small().avif().toBuffer()
  const at = avif.indexOf('ispe')
  avif.writeUInt32BE(width, at + 8)
  avif.writeUInt32BE(height, at + 12)
  return avif
}

function animated(): Sharp {
  const raw = { width: 50, height: 8000, channels: 3 as const, pageHeight: 80 }
  return sharp(Buffer.alloc(50 * 8000 * 3, 'hostile'), { raw })
}

function withPlace(picture: Sharp): Sharp {
  return picture.withExif({ IFD0: { Copyright: 'hostile' }, IFD3: { GPSLatitude: '42/1 0/1 0/1' } })
}

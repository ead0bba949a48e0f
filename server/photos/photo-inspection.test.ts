import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ProductError } from '../lib/errors.ts'
import { inspectPhoto } from './photo-inspection.ts'

const picture = sharp({ create: { width: 120, height: 80, channels: 3, background: '#2f5fe0' } })

function inspect(file: Buffer): string | { width: number; height: number } {
  try {
    return inspectPhoto(file)
  } catch (error) {
    if (error instanceof ProductError) return error.code
    throw error
  }
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  const sum = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG with chunks inserted after its IHDR. */
async function pngWith(...chunks: Buffer[]): Promise<Buffer> {
  const png = await picture.clone().png().toBuffer()
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])
}

/** The beginning and the end of a PNG that claims this size. */
function pngOf(width: number, height: number): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', data), chunk('IEND', Buffer.alloc(0))])
}

function boxes(...brands: string[]): Buffer {
  const names = Buffer.from(brands[0] + '\0\0\0\0' + brands.slice(1).join(''), 'latin1')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(names.length + 8)
  return Buffer.concat([length, Buffer.from('ftyp'), names, Buffer.alloc(64)])
}

describe('a photo is accepted', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('as %s, with its size', async (format) => {
    expect(inspect(await picture.clone().toFormat(format).toBuffer())).toEqual({ width: 120, height: 80 })
  })

  test('as lossless WebP and as WebP with transparency', async () => {
    expect(inspect(await picture.clone().webp({ lossless: true }).toBuffer())).toEqual({ width: 120, height: 80 })
    const clear = picture.clone().ensureAlpha(0.5)
    expect(inspect(await clear.webp().toBuffer())).toEqual({ width: 120, height: 80 })
  })

  test('as a JPEG with EXIF and a colour profile', async () => {
    const file = await picture.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(inspect(file)).toEqual({ width: 120, height: 80 })
  })

  test('as a JPEG with a depth map of several megabytes', async () => {
    const jpeg = await picture.clone().jpeg().toBuffer()
    const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0xff, 0xff]), Buffer.alloc(0xfffd)])
    const file = Buffer.concat([jpeg.subarray(0, 2), ...Array.from({ length: 40 }, () => segment), jpeg.subarray(2)])
    expect(inspect(file)).toEqual({ width: 120, height: 80 })
  })
})

describe('a file is refused with an error of its own', () => {
  test('when it is empty', () => expect(inspect(Buffer.alloc(0))).toBe('photoEmpty'))

  test.each(['heic', 'heix', 'mif1', 'hevc'])('as HEIC of the brand %s', (brand) => {
    expect(inspect(boxes(brand, 'mif1', 'heic'))).toBe('photoHeic')
  })

  test('as HEIC that begins with a brand of no codec', () => {
    expect(inspect(boxes('mif1', 'heic', 'MiHE'))).toBe('photoHeic')
  })

  test('as a video in the same container format', () => expect(inspect(boxes('isom', 'mp41'))).toBe('photoType'))

  test.each([
    ['GIF', Buffer.from('GIF89a..............')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['PDF', Buffer.from('%PDF-1.7')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a single byte', Buffer.from([0xff])],
    ['a WAV in a RIFF', Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
  ])('as %s', (_name, file) => expect(inspect(file)).toBe('photoType'))

  test('with more pixels or longer sides than allowed', () => {
    expect(inspect(pngOf(8000, 5000))).toEqual({ width: 8000, height: 5000 })
    expect(inspect(pngOf(8000, 5001))).toBe('photoTooManyPixels')
    expect([inspect(pngOf(12_001, 10)), inspect(pngOf(10, 12_001))]).toEqual(['photoTooLong', 'photoTooLong'])
    expect(inspect(pngOf(0, 10))).toBe('photoBroken')
  })
})

describe('a photo with hostile metadata is photoBroken', () => {
  test('in a compressed text or profile of a PNG', async () => {
    const bomb = deflateSync(Buffer.alloc(100 * 1024 * 1024))
    const head = Buffer.from('name\0\0', 'latin1')
    expect(bomb.length).toBeLessThan(200_000)
    for (const name of ['zTXt', 'iCCP']) {
      expect(inspect(await pngWith(chunk(name, Buffer.concat([head, bomb]))))).toBe('photoBroken')
    }
    const international = Buffer.concat([Buffer.from('name\0\x01\0en\0name\0', 'latin1'), bomb])
    expect(inspect(await pngWith(chunk('iTXt', international)))).toBe('photoBroken')
  })

  test('in many texts that are harmless one by one', async () => {
    const text = Buffer.concat([Buffer.from('name\0\0', 'latin1'), deflateSync(Buffer.alloc(300_000))])
    expect(inspect(await pngWith(chunk('zTXt', text)))).toEqual({ width: 120, height: 80 })
    expect(inspect(await pngWith(...Array.from({ length: 4 }, () => chunk('zTXt', text))))).toBe('photoBroken')
  })

  test('in a profile over the limit in a JPEG', async () => {
    const jpeg = await picture.clone().jpeg().toBuffer()
    const segment = Buffer.concat([Buffer.from([0xff, 0xe2, 0xff, 0xff]), Buffer.alloc(0xfffd)])
    const file = Buffer.concat([jpeg.subarray(0, 2), ...Array.from({ length: 20 }, () => segment), jpeg.subarray(2)])
    expect(inspect(file)).toBe('photoBroken')
  })
})

test('a file cut at any byte gets an answer, never an exception', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const file = await picture.clone().toFormat(format).toBuffer()
    for (let length = 0; length < Math.min(file.length, 400); length++) {
      expect(inspect(file.subarray(0, length))).toBeDefined()
    }
  }
})

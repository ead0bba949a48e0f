import { expect, test } from 'vitest'
import { photos } from '../../contract/limits.ts'
import { faultOf, kindOf } from './photo-check.ts'

const heads = {
  jpeg: '\xff\xd8\xff\xe0',
  png: '\x89PNG\r\n\x1a\n',
  webp: 'RIFF\x10\x00\x00\x00WEBPVP8 ',
  avif: '\x00\x00\x00\x1cftypavif\x00\x00\x00\x00mif1miaf',
  heic: '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic',
} as const

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

test.each(Object.entries(heads))('recognises %s by its first bytes', (kind, head) => {
  expect(kindOf(bytesOf(head))).toBe(kind)
})

test('recognises an AVIF that names the general brand first, and rejects a HEIF without it', () => {
  expect(kindOf(bytesOf('\x00\x00\x00\x1cftypmif1\x00\x00\x00\x00mif1avif\x00\x00'))).toBe('avif')
  expect(kindOf(bytesOf('\x00\x00\x00\x18ftypmif1\x00\x00\x00\x00mif1heic'))).toBe('heic')
})

test.each([
  '',
  'GIF89a',
  '<svg xmlns=',
  '\x00\x00\x00\x18ftypisom\x00\x00\x00\x00isomavc1',
  'RIFF\x10\x00\x00\x00WAVE',
])('takes %j for no photo', (head) => {
  expect(kindOf(bytesOf(head))).toBeNull()
})

test.each([
  ['a good photo', heads.jpeg, 'a.jpg', 'image/jpeg', null],
  ['a photo whose name and type lie', heads.png, 'a.txt', 'text/plain', null],
  ['an empty file', '', 'a.jpg', 'image/jpeg', 'photoEmpty'],
  ['a text with the name of a photo', 'hello', 'a.jpg', 'image/jpeg', 'photoType'],
  ['a HEIC by its bytes', heads.heic, 'a.jpg', 'image/jpeg', 'photoHeic'],
  ['a HEIC by its name alone', 'unknown', 'IMG_1.HEIC', '', 'photoHeic'],
  ['a HEIC by its type alone', 'unknown', 'photo', 'image/heif', 'photoHeic'],
] as const)('checks %s before it is sent', async (_, head, name, type, fault) => {
  expect(await faultOf(new File([bytesOf(head)], name, { type }))).toBe(fault)
})

test('accepts exactly 8 MB, and not one byte more', async () => {
  const rest = (size: number) => new Uint8Array(size - heads.jpeg.length)
  expect(await faultOf(new File([bytesOf(heads.jpeg), rest(photos.bytes)], 'a.jpg'))).toBeNull()
  expect(await faultOf(new File([bytesOf(heads.jpeg), rest(photos.bytes + 1)], 'a.jpg'))).toBe('photoTooLarge')
})

import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { drawnPhoto } from '../testing/drawn-photo.ts'
import { bitsBetween, hashOf, fingerprintOf, sameBits, type PhotoHash } from './photo-fingerprint.ts'

const original = await drawnPhoto(1)

async function knownBy(file: Buffer): Promise<PhotoHash> {
  const hash = await hashOf(sharp(file))
  if (!hash) throw new Error('The picture says nothing')
  return hash
}

async function bitsAfter(change: (picture: Sharp) => Sharp): Promise<number> {
  return bitsBetween(await knownBy(original), await knownBy(await change(sharp(original)).toBuffer()))
}

test.each<[string, (picture: Sharp) => Sharp]>([
  ['packed harder', (picture) => picture.jpeg({ quality: 40 })],
  ['packed as WebP', (picture) => picture.webp({ quality: 50 })],
  ['half as large', (picture) => picture.resize({ width: 600 }).jpeg()],
  ['squeezed a little', (picture) => picture.resize({ width: 800, height: 780, fit: 'fill' }).jpeg()],
  ['a little brighter', (picture) => picture.linear(1, 6).jpeg()],
])('a picture %s is recognised as the same', async (_, change) => {
  expect(await bitsAfter(change)).toBeLessThanOrEqual(sameBits)
})

test('a cropped picture is close, an unrelated one is far', async () => {
  const cropped = await bitsAfter((picture) => picture.extract({ left: 12, top: 8, width: 1176, height: 784 }).jpeg())
  expect(cropped).toBeLessThanOrEqual(10)
  for (const seed of [2, 3, 4, 5, 6]) {
    expect(bitsBetween(await knownBy(original), await knownBy(await drawnPhoto(seed)))).toBeGreaterThan(25)
  }
})

test('a picture of one colour has no hash, but a preview', async () => {
  const blank = () => sharp({ create: { width: 90, height: 60, channels: 3, background: '#2f5fe0' } })
  expect(await fingerprintOf(blank)).toEqual({ preview: expect.stringMatching(/^[\w+/]{20,40}=*$/), hash: null })
})

test('differing bits are counted across all four parts', () => {
  expect(bitsBetween([0, 0, 0, 0], [1, 0, 0x8000_0000, 7])).toBe(5)
  expect(bitsBetween([0xffff_ffff, 1, 2, 3], [0xffff_ffff, 1, 2, 3])).toBe(0)
})

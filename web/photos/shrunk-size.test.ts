import { expect, test } from 'vitest'
import { photos } from '../../contract/limits.ts'
import { shrunkSize } from './shrunk-size.ts'

const megabyte = 1024 * 1024

test.each([
  ['12 megapixels of a phone', 4032, 3024, 4 * megabyte, { width: 3200, height: 2400 }],
  ['48 megapixels', 8064, 6048, 15 * megabyte, { width: 3200, height: 2400 }],
  ['50 megapixels upright', 6144, 8192, 12 * megabyte, { width: 3000, height: 4000 }],
  ['a panorama', 16_382, 3628, 20 * megabyte, { width: 3200, height: 709 }],
  ['a panorama from top to bottom', 3628, 16_382, 20 * megabyte, { width: 1630, height: 7361 }],
  ['many bytes and few pixels', 2000, 1500, 9 * megabyte, { width: 2000, height: 1500 }],
  ['many pixels and few bytes', 9000, 9000, megabyte, { width: 3200, height: 3200 }],
  ['a line', 30_000, 1, 1000, { width: 3200, height: 1 }],
])('shrinks %s', (_, width, height, bytes, size) => {
  expect(shrunkSize({ width, height, bytes })).toEqual(size)
  expect(size.width * size.height).toBeLessThanOrEqual(photos.pixels)
  expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(photos.side)
})

test('leaves a small photo as it is', () => {
  expect(shrunkSize({ width: 1600, height: 1200, bytes: megabyte })).toBeNull()
  expect(shrunkSize({ width: 3000, height: 4000, bytes: 2 * megabyte })).toBeNull()
})

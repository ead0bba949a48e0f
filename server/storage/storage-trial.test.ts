import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { readStorageUrl } from '../config/storage-place.ts'
import { startObjectStorage } from '../testing/object-storage.ts'
import { openStorage } from './open-storage.ts'
import { tryStorage } from './storage-trial.ts'

const objects = await startObjectStorage()
const error = vi.fn<(text: string) => void>()

afterAll(() => objects.stop())

beforeEach(() => {
  objects.behave('well')
  objects.asked.length = 0
  error.mockClear()
})

const tryAt = async (url = objects.url) => {
  await tryStorage(openStorage(readStorageUrl(url, '/nowhere')), { error } as never)
  return error.mock.calls.map(([text]) => text)
}

test('a storage that works is written, read, listed and cleared once, and nothing is told', async () => {
  expect(await tryAt()).toEqual([])
  const [put, read, list, remove] = objects.asked
  expect(put).toMatch(/^PUT trial\/[\w-]+\.txt$/)
  expect([read, list, remove]).toEqual([put?.replace('PUT', 'GET'), 'GET ', put?.replace('PUT', 'DELETE')])
  expect(objects.objects.size).toBe(0)
})

test.each([
  [
    (url: string) => url.replace('se%2F', 'no%2F'),
    'answered PUT with 403 SignatureDoesNotMatch. It has another secret',
  ],
  [(url: string) => url.replace('/volan-test', '/other-bucket'), 'answered PUT with 404 NoSuchBucket. It has no such'],
  [(url: string) => url.replace(/:\d+\//, ':1/'), 'did not answer PUT in time ('],
])('a setting that is wrong is told with its cause, without a secret', async (change, expected) => {
  const [text, ...others] = await tryAt(change(objects.url))
  expect(text).toContain(expected)
  expect(others).toEqual([])
  for (const secret of ['VOLANKEY', 'cr+et', 'cr%2Bet', 'Signature=']) expect(text).not.toContain(secret)
})

test.each(['page', 'half', 'forgets'] as const)('a storage that answers well and is a %s is told', async (mood) => {
  objects.behave(mood)
  expect(await tryAt()).toEqual([expect.stringContaining('what was put does not come back')])
})

test('a clock that differs is told with its cause wherever the storage is used, also of large files', async () => {
  const clocks = 'answered GET with 403 RequestTimeTooSkewed. Its clock and that of this machine differ.'
  const storage = openStorage(readStorageUrl(objects.url, '/nowhere'))
  objects.behave('ahead')
  expect(await tryAt()).toEqual([expect.stringContaining(clocks.replace('GET', 'PUT'))])
  for (const use of ['read', 'open'] as const)
    await expect(storage[use]('photos/a.webp')).rejects.toThrow(`The storage ${clocks}`)
  objects.behave('well')
  expect([await storage.read('photos/a.webp'), await storage.open('photos/a.webp')]).toEqual([null, null])
})

import { afterAll, beforeEach, expect, test } from 'vitest'
import { startObjectStorage } from '../testing/object-storage.ts'
import { openStorage } from './open-storage.ts'
import { readStorageUrl } from '../config/storage-place.ts'
import { type Storage } from './storage.ts'

/** What only a storage in the network can do: be away, hang, cut and refuse. */

const name = `photos/ab/${'ab'.repeat(16)}-480.webp`
const other = `photos/cd/${'cd'.repeat(16)}-960.webp`
const objects = await startObjectStorage()

afterAll(() => objects.stop())

let storage: Storage

beforeEach(async () => {
  objects.behave('well')
  storage = openStorage(readStorageUrl(objects.url, '/nowhere'))
  await storage.put(name, Buffer.from('content'))
  objects.asked.length = 0
})

async function msOf(work: Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work.catch(() => {})
  return performance.now() - from
}

test.each(['fails', 'cuts'] as const)('retries a storage that %s twice', async (mood) => {
  for (const work of [
    () => storage.put(other, Buffer.from('new')),
    () => storage.read(name),
    () => storage.remove(other),
  ]) {
    objects.behave(mood, 2)
    await work()
  }
  expect(objects.asked).toHaveLength(9)
  expect(String((await storage.read(name))?.bytes)).toBe('content')
})

test('retries a hanging read in time', async () => {
  objects.behave('silent', 1)
  const read = storage.read(name)
  expect(await msOf(read)).toBeLessThan(1200)
  expect(String((await read)?.bytes)).toBe('content')
})

test.each(['fails', 'cuts', 'silent'] as const)(
  'gives up a storage that always %s within two seconds',
  async (mood) => {
    objects.behave(mood)
    const works = [
      () => storage.read(name),
      () => storage.put(other, Buffer.from('x')),
      () => storage.has(name),
      () => storage.remove(name),
      () => storage.check(),
    ]
    const from = performance.now()
    const settled = await Promise.allSettled(works.map((work) => work()))
    expect(performance.now() - from).toBeLessThan(2000)
    for (const each of settled) expect(each).toMatchObject({ reason: { name: 'StorageError' } })
  },
)

test('gives up waiting calls in time too, and does not flood the storage', async () => {
  objects.behave('silent')
  const works = Array.from({ length: 300 }, () => storage.read(name))
  const from = performance.now()
  const settled = await Promise.allSettled(works)
  expect(performance.now() - from).toBeLessThan(2500)
  expect(settled.every(({ status }) => status === 'rejected')).toBe(true)
  expect(objects.asked.length).toBeLessThan(200)
})

test('uses a storage again as soon as it is back', async () => {
  await objects.stop()
  const read = storage.read(name)
  expect(await msOf(read)).toBeLessThan(2000)
  await expect(read).rejects.toMatchObject({ name: 'StorageError' })
  await objects.start()
  expect(String((await storage.read(name))?.bytes)).toBe('content')
})

test.each([
  [(url: string) => url.replace('se%2F', 'no%2F'), '403 SignatureDoesNotMatch'],
  [(url: string) => url.replace('region=eu-test-1', 'region=us-test-1'), '403 SignatureDoesNotMatch'],
  [(url: string) => url.replace('/volan-test', '/other-bucket'), '404 NoSuchBucket'],
])('reports a permanent refusal at once, without a secret', async (change, expected) => {
  const wrong = openStorage(readStorageUrl(change(objects.url), '/nowhere'))
  const error = await wrong.put(name, Buffer.from('x')).catch((thrown: unknown) => thrown)
  expect(String(error)).toContain(expected)
  expect(objects.asked).toHaveLength(1)
  await expect(wrong.read(name)).rejects.toThrow(expected)
  const told = [error, (error as Error).cause].map((each) => `${String(each)} ${JSON.stringify(each)}`).join()
  for (const secret of ['VOLANKEY', 'cr+et', 'cr%2Bet', 'Signature=']) expect(told).not.toContain(secret)
})

test('stops reading an answer that is larger than any stored file', async () => {
  objects.objects.set(name, { bytes: Buffer.alloc(17 * 1024 * 1024), writtenAt: 0 })
  await expect(storage.read(name)).rejects.toThrow('more than was ever stored')
})

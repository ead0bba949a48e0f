import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startObjectStorage, type ObjectStorage } from '../testing/object-storage.ts'
import { openStorage } from './open-storage.ts'
import { readStorageUrl } from '../config/storage-place.ts'
import { type Storage } from './storage.ts'

/** What every storage guarantees. */

const name = `photos/ab/${'ab'.repeat(16)}-480.webp`
const other = `photos/cd/${'cd'.repeat(16)}-960.webp`
let folder: string
let objects: ObjectStorage

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volan-storage-'))
  objects = await startObjectStorage()
})

afterAll(async () => {
  await objects.stop()
  await rm(folder, { recursive: true, force: true })
})

async function namesIn(storage: Storage, part: string): Promise<string[]> {
  const names: string[] = []
  for await (const file of storage.list(part)) names.push(file.name)
  return names.toSorted()
}

const places = { folder: () => `file://${folder}/files`, S3: () => objects.url }

describe.each(['folder', 'S3'] as const)('a storage: %s', (kind) => {
  let storage: Storage

  beforeEach(async () => {
    await rm(join(folder, 'files'), { recursive: true, force: true })
    objects.objects.clear()
    storage = openStorage(readStorageUrl(places[kind](), '/nowhere'))
  })

  test('returns a stored file until it is removed', async () => {
    const bytes = Buffer.from(Array.from({ length: 5000 }, (_, i) => i % 256))
    expect([await storage.read(name), await storage.has(name)]).toEqual([null, false])
    await storage.put(name, bytes)
    expect((await storage.read(name))?.bytes.equals(bytes)).toBe(true)
    expect([await storage.has(name), await storage.has(other)]).toEqual([true, false])
    await storage.remove(name)
    await storage.remove(name)
    expect([await storage.read(name), await storage.has(name)]).toEqual([null, false])
  })

  test('overwrites a file, and its tag changes only with the content', async () => {
    await storage.put(name, Buffer.from('one'))
    const first = await storage.read(name)
    await storage.put(name, Buffer.from('two'))
    const second = await storage.read(name)
    await storage.put(name, Buffer.from('one'))
    expect([first?.bytes, second?.bytes].map(String)).toEqual(['one', 'two'])
    expect(second?.tag).not.toBe(first?.tag)
    expect((await storage.read(name))?.tag).toBe(first?.tag)
  })

  test('stores and returns files of any length', async () => {
    const bytes = Buffer.alloc(3_000_000, 'volan')
    await writeFile(join(folder, 'large'), bytes)
    await storage.putFile('archives/one-1.zip', join(folder, 'large'))
    const opened = await storage.open('archives/one-1.zip')
    expect(opened?.size).toBe(bytes.length)
    expect((await buffer(opened?.content ?? Readable.from([]))).equals(bytes)).toBe(true)
    expect(await storage.open('archives/two-2.zip')).toBeNull()
  })

  test('lists any number of files of a part with the time of writing', async () => {
    const names = Array.from({ length: 8 }, (_, i) => `photos/a${i}/${'a'.repeat(31)}${i}-480.webp`)
    for (const each of [...names, `links/ab/${'ab'.repeat(16)}-480.webp`]) await storage.put(each, Buffer.from('x'))
    expect(await namesIn(storage, 'photos')).toEqual(names)
    expect(await namesIn(storage, 'nothing')).toEqual([])
    for await (const { writtenAt } of storage.list('links')) expect(Math.abs(Date.now() - writtenAt)).toBeLessThan(5000)
  })

  test('concurrent writers leave one whole file and nothing else', async () => {
    const contents = Array.from({ length: 12 }, (_, i) => Buffer.alloc(200_000, String.fromCodePoint(97 + i)))
    await Promise.all(contents.map((bytes) => storage.put(name, bytes)))
    const kept = (await storage.read(name))?.bytes
    expect(contents.some((bytes) => kept?.equals(bytes))).toBe(true)
    expect(await namesIn(storage, 'photos')).toEqual([name])
  })

  test.each([
    '../token-key',
    'photos/../../token-key.webp',
    'photos/ab/..%2f..%2ftoken-key.webp',
    '/etc/passwd',
    'photos/ab/cd/ef.webp',
    'photos/AB/x.webp',
    'photos/ab/x.webp\0.png',
    'photos/ab/x y.webp?acl',
    'photos//x.webp',
    'ready',
    '',
  ])('%j is not a valid name', async (wrong) => {
    const asked = objects.asked.length
    for (const work of [storage.read(wrong), storage.has(wrong), storage.remove(wrong), storage.open(wrong)]) {
      await expect(work).rejects.toThrow('Not the name of a file of ours')
    }
    await expect(storage.put(wrong, Buffer.from('x'))).rejects.toThrow('Not the name of a file of ours')
    await expect(storage.putFile(wrong, join(folder, 'large'))).rejects.toThrow('Not the name of a file of ours')
    expect(objects.asked).toHaveLength(asked)
  })

  test('reports whether it can be written', async () => {
    await storage.check()
    expect(await namesIn(storage, 'photos')).toEqual([])
    if (kind === 'S3') objects.behave('fails')
    else await rm(join(folder, 'files'), { recursive: true }).then(() => writeFile(join(folder, 'files'), ''))
    await expect(storage.check()).rejects.toThrow()
    objects.behave('well')
  })
})

describe('a folder', () => {
  test('leaves no partial file after a failed write', async () => {
    const storage = openStorage({ folder: join(folder, 'broken') })
    // A folder with the file's name lets everything but the rename succeed.
    await mkdir(join(folder, 'broken', 'archives', 'one.zip'), { recursive: true })
    await expect(storage.put('archives/one.zip', Buffer.from('x'))).rejects.toThrow()
    expect(await readdir(join(folder, 'broken', 'archives'))).toEqual(['one.zip'])
  })
})

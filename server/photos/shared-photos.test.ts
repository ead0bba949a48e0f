import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { photos as limits } from '../../contract/limits.ts'
import { openDatabase } from '../db/database.ts'
import { ifAlone } from '../db/locks.ts'
import { storePlace } from '../db/store-place.ts'
import { openStorage } from '../storage/open-storage.ts'
import { readStorageUrl } from '../config/storage-place.ts'
import { type Storage } from '../storage/storage.ts'
import { startObjectStorage } from '../testing/object-storage.ts'
import { insertPerson } from '../testing/insert-person.ts'
import { openTemporaryStore } from '../testing/temporary-store.ts'
import { PhotoService } from './photo-service.ts'
import { findPhoto } from './photo-store.ts'
import { hasPicture, pictureName, removePicture } from './picture-files.ts'

/** Two services with their own connections to one store and one storage, as in two processes. */

const store = await openTemporaryStore()
const [one, two] = [store.db, openDatabase(storePlace(store))]
await insertPerson(one, 'alice')
const objects = await startObjectStorage()
const storage = openStorage(readStorageUrl(objects.url, '/nowhere'))
const [here, there] = [new PhotoService(one, storage), new PhotoService(two, storage)]

afterAll(async () => {
  for (const service of [here, there]) service.process.stop()
  await two.destroy()
  await objects.stop()
})

let shade = 0

/** A picture that no test has sent yet. */
async function newPicture(): Promise<Buffer> {
  shade += 1
  return sharp({ create: { width: 30, height: 20, channels: 3, background: { r: shade, g: 90, b: 200 } } })
    .png()
    .toBuffer()
}

/** Deletes a photo's row but leaves its files, and makes them old. */
async function orphan(id: string): Promise<void> {
  await one.deleteFrom('photos').where('id', '=', id).execute()
  for (const width of limits.widths) {
    const object = objects.objects.get(pictureName('photos', id, width))
    if (object) object.writtenAt = 1
  }
}

async function stateOf(id: string): Promise<{ isKnown: boolean; isWhole: boolean }> {
  return { isKnown: (await findPhoto(one, id)) !== undefined, isWhole: await hasPicture(storage, 'photos', id) }
}

/** The storage, whose first removal waits for `letGo`; `reached` resolves when it waits. */
function slowToRemove(): { slow: Storage; reached: Promise<void>; letGo: () => void } {
  const reached = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const slow = new Proxy(storage, {
    get: (target, key: keyof Storage) =>
      key === 'remove'
        ? async (name: string) => {
            reached.resolve()
            await gate.promise
            await target.remove(name)
          }
        : target[key].bind(target),
  })
  return { slow, reached: reached.promise, letGo: gate.resolve }
}

test('a photo uploaded to one process is known to the other, and rendered once', async () => {
  const file = await newPicture()
  const first = await here.receive(file, 'alice')
  objects.asked.length = 0
  expect(await there.receive(file, 'alice')).toEqual(first)
  expect(objects.asked.filter((line) => line.startsWith('PUT'))).toEqual([])
})

test('a photo uploaded while another process removes its old files keeps its files', async () => {
  const file = await newPicture()
  const { id } = await here.receive(file, 'alice')
  await orphan(id)
  const { slow, reached, letGo } = slowToRemove()
  const sweeping = new PhotoService(one, slow).sweep(2000)
  await reached
  const uploading = there.receive(file, 'alice')
  // The upload has written its files and waits for the sweep.
  const written = () => objects.asked.filter((line) => line.includes(id) && line.startsWith('PUT')).length
  await expect.poll(written, { timeout: 4000 }).toBe(6)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(await hasPicture(storage, 'photos', id)).toBe(true)
  letGo()
  await Promise.all([sweeping, uploading])
  expect(await stateOf(id)).toEqual({ isKnown: true, isWhole: true })
})

test('a photo that was uploaded again before its turn in the sweep is not removed', async () => {
  const file = await newPicture()
  const { id } = await here.receive(file, 'alice')
  await orphan(id)
  await there.receive(file, 'alice')
  await here.discard([id])
  expect(await stateOf(id)).toEqual({ isKnown: true, isWhole: true })
})

test("uploads and sweeps at the same time never leave a photo's row without its files", async () => {
  for (let round = 0; round < 12; round++) {
    const file = await newPicture()
    const { id } = await here.receive(file, 'alice')
    await orphan(id)
    const upload = there.receive(file, 'alice')
    const sweeps = [0, 10, 20].map(async (ms) => {
      await new Promise((resolve) => setTimeout(resolve, ms))
      await here.sweep(2000)
    })
    await Promise.all([upload, ...sweeps])
    expect(await stateOf(id)).toEqual({ isKnown: true, isWhole: true })
  }
})

test('lost files of a photo are written again at its next upload', async () => {
  const file = await newPicture()
  const { id } = await here.receive(file, 'alice')
  await removePicture(storage, 'photos', id)
  await there.receive(file, 'alice')
  expect(await stateOf(id)).toEqual({ isKnown: true, isWhole: true })
})

test('an upload during which the storage fails leaves no row of a photo', async () => {
  const file = await newPicture()
  const knownBefore = await one.selectFrom('photos').select('id').execute()
  objects.behave('fails')
  await expect(here.receive(file, 'alice')).rejects.toMatchObject({ name: 'StorageError' })
  objects.behave('well')
  expect(await one.selectFrom('photos').select('id').execute()).toEqual(knownBefore)
  const { id } = await here.receive(file, 'alice')
  expect(await stateOf(id)).toEqual({ isKnown: true, isWhole: true })
})

test.runIf(process.env.TEST_ENGINE === 'postgres')('only one process sweeps photos at a time', async () => {
  const gate = Promise.withResolvers<void>()
  const done: string[] = []
  const first = ifAlone(one, 'test', async () => {
    done.push('first')
    await gate.promise
  })
  await expect.poll(() => done).toEqual(['first'])
  await ifAlone(two, 'test', async () => void done.push('second'))
  await ifAlone(two, 'another', async () => void done.push('another'))
  gate.resolve()
  await first
  await ifAlone(two, 'test', async () => void done.push('third'))
  expect(done).toEqual(['first', 'another', 'third'])
})

import { existsSync } from 'node:fs'
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photos } from '../../contract/limits.ts'
import { type Database } from '../db/database.ts'
import { openStorage } from '../storage/open-storage.ts'
import { drawnPhoto } from '../testing/drawn-photo.ts'
import { insertPerson } from '../testing/insert-person.ts'
import { openTemporaryStore } from '../testing/temporary-store.ts'
import { pictureName } from './picture-files.ts'
import { PhotoService } from './photo-service.ts'
import { findPhoto } from './photo-store.ts'

let db: Database
let service: PhotoService
let folder: string

beforeAll(async () => {
  const store = await openTemporaryStore()
  db = store.db
  await insertPerson(db, 'alice')
  folder = store.dataDir
  service = new PhotoService(db, openStorage({ folder }))
})

afterAll(() => service.process.stop())

function picture(width: number, height: number, red: number) {
  return sharp({ create: { width, height, channels: 3, background: { r: red, g: 90, b: 200 } } })
}

async function showOnCar(photoId: string): Promise<void> {
  const car = { brand: 'BMW', model: '320d', engine: 'Diesel', transmission: 'Manual', year: 2019 } as const
  const rest = { description: 'As new, one owner.', location: 'Sofia', price: 1, createdAt: 0, updatedAt: 0 }
  await db
    .insertInto('cars')
    .values({ ...car, ...rest, id: `car-${photoId}`, ownerId: 'alice', importKey: null })
    .execute()
  await db
    .insertInto('pictures')
    .values({ carId: `car-${photoId}`, position: 0, address: 'x', photoId })
    .execute()
}

test('a photo is rotated upright and stored as WebP in three widths without metadata', async () => {
  const file = await picture(2000, 1000, 1)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Alice' }, IFD3: { GPSLatitude: '42/1 0/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const photo = await service.receive(file, 'alice')
  expect(photo).toMatchObject({ width: 1000, height: 2000, address: `/photos/${photo.id}-960.webp` })
  for (const width of photos.widths) {
    const stored = await sharp(await readFile(join(folder, pictureName('photos', photo.id, width)))).metadata()
    expect(stored).toMatchObject({ format: 'webp', width: Math.min(width, 1000), height: 2 * Math.min(width, 1000) })
    expect([stored.exif, stored.icc, stored.xmp]).toEqual([undefined, undefined, undefined])
  }
})

test('the same bytes uploaded twice are the same photo, also at the same time', async () => {
  const file = await picture(300, 200, 2).png().toBuffer()
  const [first, second] = await Promise.all([service.receive(file, 'alice'), service.receive(file, 'alice')])
  expect(second).toEqual(first)
})

test('an animated picture is stored as its first frame', async () => {
  const frames = Buffer.alloc(50 * 160 * 3).fill(255, 50 * 80 * 3)
  const file = await sharp(frames, { raw: { width: 50, height: 160, channels: 3, pageHeight: 80 } })
    .webp()
    .toBuffer()
  expect((await sharp(file).metadata()).pages).toBe(2)
  expect(await service.receive(file, 'alice')).toMatchObject({ width: 50, height: 80 })
})

test('damaged files are photoBroken and the next photo is accepted', async () => {
  const whole = await sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '#fff',
    },
  })
    .jpeg()
    .toBuffer()
  await expect(service.receive(whole.subarray(0, whole.length / 2), 'alice')).rejects.toThrow('cannot be read')
  const lies = Buffer.from(await picture(20, 20, 4).png().toBuffer())
  lies.writeUInt32BE(6000, 16)
  lies.writeUInt32BE(6000, 20)
  await expect(service.receive(lies, 'alice')).rejects.toThrow('cannot be read')
  expect(await service.receive(await picture(20, 20, 5).avif().toBuffer(), 'alice')).toMatchObject({ width: 20 })
})

test('the sweep removes old photos that no offer shows, their files, and nothing else', async () => {
  const shown = await service.receive(await picture(30, 20, 10).png().toBuffer(), 'alice')
  const unused = await service.receive(await picture(30, 20, 11).png().toBuffer(), 'alice')
  const fresh = await service.receive(await picture(30, 20, 12).png().toBuffer(), 'alice')
  await showOnCar(shown.id)
  await db.updateTable('photos').set({ createdAt: 1000 }).where('id', 'in', [shown.id, unused.id]).execute()
  await service.sweep(2000)
  expect(await findPhoto(db, unused.id)).toBeUndefined()
  expect(existsSync(join(folder, pictureName('photos', unused.id, 480)))).toBe(false)
  for (const { id } of [shown, fresh]) {
    expect(await findPhoto(db, id)).toBeDefined()
    expect(existsSync(join(folder, pictureName('photos', id, 480)))).toBe(true)
  }
})

test('a photo uploaded again counts as new', async () => {
  const file = await picture(30, 20, 20).png().toBuffer()
  const { id } = await service.receive(file, 'alice')
  await db.updateTable('photos').set({ createdAt: 1000 }).where('id', '=', id).execute()
  await service.receive(file, 'alice')
  await service.sweep(2000)
  expect(await findPhoto(db, id)).toBeDefined()
})

test('old files without a row, and old unfinished files, are removed', async () => {
  const { id } = await service.receive(await picture(30, 20, 30).png().toBuffer(), 'alice')
  await db.deleteFrom('photos').where('id', '=', id).execute()
  const shard = join(folder, 'photos', id.slice(0, 2))
  await writeFile(join(shard, 'x.part'), 'half')
  for (const name of await readdir(shard)) await utimes(join(shard, name), 1, 1)
  await service.sweep(2000)
  expect(await readdir(shard)).toEqual([])
})

test('a photo is stored with its fingerprint; an older one without gets it when it is uploaded again', async () => {
  const file = await drawnPhoto(3)
  const { id } = await service.receive(file, 'alice')
  const stored = await findPhoto(db, id)
  expect(stored).toMatchObject({ preview: expect.any(String), hash1: expect.any(Number), hash4: expect.any(Number) })
  await db.updateTable('photos').set({ preview: null, hash1: null, hash4: null }).where('id', '=', id).execute()
  await service.receive(file, 'alice')
  expect(await findPhoto(db, id)).toEqual({ ...stored, createdAt: expect.any(Number) })
})

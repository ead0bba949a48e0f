import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setCarState } from '../cars/car-state-store.ts'
import { carTotals } from '../cars/car-totals-store.ts'
import { type Database } from '../db/database.ts'
import { type Tables } from '../db/tables.ts'
import { fillDemo } from '../demo/demo-store.ts'
import { importFolder } from '../import/folder-import.ts'
import { giveRole, moderateAccount } from '../moderation/account-moderation-store.ts'
import { changeExclusion } from '../exclusions/exclusion-store.ts'
import { createSavedSearch } from '../saved-searches/saved-search-store.ts'
import { saveCar } from '../saved/saved-store.ts'
import { moderateComment, moderateOffer } from '../moderation/content-moderation-store.ts'
import { pictureName } from '../photos/picture-files.ts'
import { openStorage } from '../storage/open-storage.ts'
import { type Storage } from '../storage/storage.ts'
import { openTemporaryStore, type TemporaryStore } from '../testing/temporary-store.ts'
import { exportStore } from './export-command.ts'
import { wholeTables } from './whole-tables.ts'

let original: TemporaryStore
let restored: TemporaryStore
let other: TemporaryStore
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volan-export-'))
  original = await openTemporaryStore()
  restored = await openTemporaryStore()
  other = await openTemporaryStore()
  await fillDemo(original.db, { storage: filesOf(original), mailProvider: 'gmail', passwordHash: 'secret hash' })
  const cars = await original.db.selectFrom('cars').select('id').limit(1).execute()
  await original.db
    .updateTable('cars')
    .set({ importKey: 'key-1', description: 'Brackets } ] , and "quotes" \\ in it' })
    .where('id', '=', cars[0]?.id ?? '')
    .execute()
  await moderateSome(original.db)
  await sellOne(original.db)
  await keepSome(original.db)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

function filesOf({ dataDir }: TemporaryStore): Storage {
  return openStorage({ folder: dataDir })
}

async function moderateSome(db: Database): Promise<void> {
  const operator = { id: null, name: 'command line', role: 'operator' } as const
  const comments = await db.selectFrom('comments').select(['id', 'carId', 'senderId']).limit(2).execute()
  const [first, second] = comments as [(typeof comments)[0], (typeof comments)[0]]
  await giveRole(db, operator, { id: second.senderId, role: 'moderator' })
  await moderateAccount(db, operator, { id: first.senderId, state: 'suspended', reason: 'Spam.' })
  await moderateOffer(db, operator, { id: first.carId, state: 'hidden', reason: 'Spam.' })
  await moderateComment(db, operator, { id: second.id, state: 'hidden', reason: 'Spam.' })
}

async function sellOne(db: Database): Promise<void> {
  const car = await db
    .selectFrom('cars')
    .select(['id', 'ownerId'])
    .where('hiddenAt', 'is', null)
    .where('ownerSuspendedAt', 'is', null)
    .where('unlistedAt', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await setCarState(db, car.ownerId, { id: car.id, state: 'sold' })
  const former = { ownerId: car.ownerId, vin: 'WBA3D3105CF123456', listedAt: 1, goneAt: Date.now() }
  await db.insertInto('formerOffers').values(former).execute()
  const hash = { hash1: 1, hash2: 2, hash3: 3, hash4: 4_294_967_295 }
  const photo = { ...former, ...hash, carId: '-Gone', position: 0, photo: 'https://example.com/a.jpg' }
  await db
    .insertInto('formerPhotos')
    .values({ ...photo, brand: 'BMW', year: 2019 })
    .execute()
}

/** Two people save a car; one keeps a search that the demo's cars came to fit, and leaves a word out. */
async function keepSome(db: Database): Promise<void> {
  const people = await db.selectFrom('users').select('id').where('suspendedAt', 'is', null).limit(2).execute()
  const [{ id: userId }] = people as [{ id: string }]
  const car = await db
    .selectFrom('cars')
    .select('id')
    .where('hiddenAt', 'is', null)
    .where('ownerSuspendedAt', 'is', null)
    .where('unlistedAt', 'is', null)
    .executeTakeFirstOrThrow()
  for (const { id } of people)
    await saveCar(db, { userId: id, role: 'user' }, { id: car.id, note: 'Ask for the belt.' })
  const search = { name: 'Cheap ones', address: 'priceTo=9000', alert: 'live' } as const
  const searchId = await createSavedSearch(db, userId, { search })
  await db.insertInto('searchHits').values({ searchId, carId: car.id, userId, at: 1 }).execute()
  await changeExclusion(db, userId, { kind: 'word', value: 'two words', isLeftOut: true })
}

async function exported(store: TemporaryStore, name: string, withAccounts: boolean): Promise<string> {
  const target = await mkdtemp(join(folder, name))
  await exportStore(store.db, { folder: target, storage: filesOf(store), withAccounts })
  return target
}

async function rowsOf(db: Database, table: keyof Tables): Promise<string[]> {
  const rows = await db.selectFrom(table).selectAll().execute()
  return rows.map((row) => JSON.stringify(row)).toSorted()
}

async function hashesOf(db: Database) {
  return db.selectFrom('credentials').select(['userId', 'passwordHash']).orderBy('userId').execute()
}

test('the store is written as the nested JSON of the specification', async () => {
  const target = await exported(original, 'nested', false)
  const store = JSON.parse(await readFile(join(target, 'store.json'), 'utf8'))
  expect(Object.keys(store)).toEqual(['users', 'cars', 'messages', 'sponsors'])
  const [message] = Object.entries<{ senderId: string }>(store.messages)
  expect(store.users[message?.[1].senderId ?? ''].sent[message?.[0] ?? '']).toEqual(message?.[1])
  const commented = Object.values<{ comments?: object; owner_id: string }>(store.cars).find((car) => car.comments)
  expect(Object.values(commented?.comments ?? {})[0]).toEqual({
    comments: expect.any(String),
    senderId: expect.any(String),
    user: expect.any(String),
    gender: expect.any(String),
  })
  expect(store.users[commented?.owner_id ?? '']).toMatchObject({
    username: expect.any(String),
    gender: expect.any(String),
  })
  await expect(stat(join(target, 'accounts.json'))).rejects.toThrow('ENOENT')
  expect(JSON.stringify(store)).not.toContain('secret hash')
})

test('an export comes back equal, with photos and accounts', { timeout: 60_000 }, async () => {
  const target = await exported(original, 'whole', true)
  expect((await stat(join(target, 'accounts.json'))).mode & 0o777).toBe(0o600)
  await importFolder(restored.db, target, filesOf(restored))
  const tables = [
    'users',
    'follows',
    'cars',
    'pictures',
    'photos',
    'comments',
    'messages',
    'sponsors',
    'auditLog',
    'carHistory',
    'savedCars',
    'savedSearches',
    'searchHits',
    'exclusions',
    'formerOffers',
    'formerPhotos',
  ] as const
  for (const table of tables) expect(await rowsOf(original.db, table), table).not.toEqual([])
  for (const table of tables) expect(await rowsOf(restored.db, table)).toEqual(await rowsOf(original.db, table))
  expect((await carTotals(restored.db)).count).toBe((await carTotals(original.db)).count)
  expect(await hashesOf(restored.db)).toEqual(await hashesOf(original.db))
  const photo = await restored.db.selectFrom('photos').select('id').executeTakeFirstOrThrow()
  const files = [original, restored].map(({ dataDir }) => join(dataDir, pictureName('photos', photo.id, 960)))
  const [before, after] = await Promise.all(files.map((file) => readFile(file)))
  expect(after?.equals(before as Buffer)).toBe(true)

  const again = await exported(restored, 'again', true)
  for (const name of ['store.json', 'details.json', 'accounts.json']) {
    expect(await readFile(join(again, name), 'utf8')).toBe(await readFile(join(target, name), 'utf8'))
  }
})

test('an export of before gives every offer the beginning of its history', { timeout: 60_000 }, async () => {
  const target = await exported(original, 'before', false)
  const details = JSON.parse(await readFile(join(target, 'details.json'), 'utf8'))
  for (const table of wholeTables) delete details[table]
  await writeFile(join(target, 'details.json'), JSON.stringify(details))
  const store = await openTemporaryStore()
  await importFolder(store.db, target, filesOf(store))
  const begun = await store.db.selectFrom('carHistory').select(['id', 'carId', 'kind', 'value']).execute()
  const cars = await store.db.selectFrom('cars').select(['id', 'price']).execute()
  const byId = (rows: { id: string }[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  expect(byId(begun)).toEqual(byId(cars.map(({ id, price }) => ({ id, carId: id, kind: 'added', value: price }))))
})

test('a store that holds anything takes no folder', async () => {
  const target = await exported(original, 'full', false)
  await expect(importFolder(original.db, target, filesOf(original))).rejects.toThrow('The store is not empty.')
})

test('an entry that breaks a rule is named, and nothing is stored', async () => {
  const target = await exported(original, 'broken', false)
  const store = JSON.parse(await readFile(join(target, 'store.json'), 'utf8'))
  const [id] = Object.keys(store.cars)
  store.cars[id ?? ''].year = 1949
  await writeFile(join(target, 'store.json'), JSON.stringify(store, null, 2))
  await expect(importFolder(other.db, target, filesOf(other))).rejects.toThrow(
    `store.json, cars/${id}: year: Year is required.`,
  )
  for (const table of ['users', 'cars', 'sponsors'] as const) expect(await rowsOf(other.db, table)).toEqual([])
})

import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carTotals } from '../cars/car-totals-store.ts'
import { type Database } from '../db/database.ts'
import { type Tables } from '../db/tables.ts'
import { fillDemo } from '../demo/demo-store.ts'
import { importFolder } from '../import/folder-import.ts'
import { pictureName } from '../photos/picture-files.ts'
import { openStorage } from '../storage/open-storage.ts'
import { type Storage } from '../storage/storage.ts'
import { openTemporaryStore, type TemporaryStore } from '../testing/temporary-store.ts'
import { useMarket } from '../testing/used-market.ts'
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
  await useMarket(original.db)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

function filesOf({ dataDir }: TemporaryStore): Storage {
  return openStorage({ folder: dataDir })
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

test('an export has the nested JSON of the specification', async () => {
  const target = await exported(original, 'nested', false)
  const store = JSON.parse(await readFile(join(target, 'store.json'), 'utf8'))
  expect(Object.keys(store)).toEqual(['users', 'cars', 'messages', 'sponsors'])
  const [message] = Object.entries<{ senderId: string }>(store.messages)
  expect(store.users[message?.[1].senderId ?? ''].sent[message?.[0] ?? '']).toEqual(message?.[1])
  const commented = Object.values<{ comments?: object; owner_id: string }>(store.cars).find((car) => car.comments)
  expect(Object.values(commented?.comments ?? {})[0]).toMatchObject({
    comments: expect.any(String),
    senderId: expect.any(String),
    user: expect.any(String),
    gender: expect.any(String),
    timestamp: expect.any(Number),
  })
  expect(store.users[commented?.owner_id ?? '']).toMatchObject({
    username: expect.any(String),
    gender: expect.any(String),
  })
  await expect(stat(join(target, 'accounts.json'))).rejects.toThrow('ENOENT')
  expect(JSON.stringify(store)).not.toContain('secret hash')
})

test('the exported market fills every column, so that none is left out unseen', async () => {
  const empty: Record<string, string[]> = {}
  for (const table of ['users', 'cars', 'comments', 'messages', 'photos', 'reports'] as const) {
    const rows = await original.db.selectFrom(table).selectAll().execute()
    const columns = Object.keys(rows[0] ?? {})
    empty[table] = columns.filter((column) => rows.every((row) => (row as Record<string, unknown>)[column] === null))
  }
  expect(Object.entries(empty).filter(([, columns]) => columns.length > 0)).toEqual([])
})

test('a restored export equals its source, with photos and accounts', { timeout: 60_000 }, async () => {
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
    'messagePhotos',
    'sponsors',
    'auditLog',
    'carHistory',
    'savedCars',
    'savedSearches',
    'searchHits',
    'exclusions',
    'seenCars',
    'givenTelephones',
    'sales',
    'conversations',
    'priceOffers',
    'viewings',
    'handovers',
    'profiles',
    'profileFacts',
    'notices',
    'noticeSettings',
    'formerOffers',
    'saidFacts',
    'formerPhotos',
    'offerTexts',
    'messageTexts',
    'warningAnswers',
    'talkSigns',
    'heldMessages',
  ] as const
  for (const table of tables) expect(await rowsOf(original.db, table), table).not.toEqual([])
  for (const table of tables) expect(await rowsOf(restored.db, table)).toEqual(await rowsOf(original.db, table))
  expect((await carTotals(restored.db)).count).toBe((await carTotals(original.db)).count)
  expect(await hashesOf(restored.db)).toEqual(await hashesOf(original.db))
  const photo = await restored.db
    .selectFrom('messagePhotos')
    .select('photoId as id')
    .where('photoId', 'not in', (eb) => eb.selectFrom('pictures').select('photoId').where('photoId', 'is not', null))
    .executeTakeFirstOrThrow()
  const files = [original, restored].map(({ dataDir }) => join(dataDir, pictureName('photos', photo.id, 960)))
  const [before, after] = await Promise.all(files.map((file) => readFile(file)))
  expect(after?.equals(before as Buffer)).toBe(true)

  const again = await exported(restored, 'again', true)
  for (const name of ['store.json', 'details.json', 'accounts.json']) {
    expect(await readFile(join(again, name), 'utf8')).toBe(await readFile(join(target, name), 'utf8'))
  }
})

test('an older export gives every offer its first history entry', { timeout: 60_000 }, async () => {
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

test(
  'an older export gives every person their conversations, with all messages read',
  { timeout: 60_000 },
  async () => {
    const target = await exported(original, 'talks', false)
    const details = JSON.parse(await readFile(join(target, 'details.json'), 'utf8'))
    delete details.conversations
    await writeFile(join(target, 'details.json'), JSON.stringify(details))
    const store = await openTemporaryStore()
    await importFolder(store.db, target, filesOf(store))
    const sides = ({ db }: TemporaryStore) =>
      db
        .selectFrom('conversations')
        .select(['userId', 'otherId', 'lastId'])
        .orderBy('userId')
        .orderBy('otherId')
        .execute()
    expect(await sides(store)).toEqual(await sides(original))
    const unread = await store.db.selectFrom('conversations').select('userId').where('unread', '>', 0).execute()
    expect(unread).toEqual([])
  },
)

test('a folder is not imported into a store that is not empty', async () => {
  const target = await exported(original, 'full', false)
  await expect(importFolder(original.db, target, filesOf(original))).rejects.toThrow('The store is not empty.')
})

test('an entry that breaks a rule is named, and nothing is imported', async () => {
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

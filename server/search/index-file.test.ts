import { mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newCarSchema } from '../../contract/car.ts'
import { noFilters } from '../../contract/search.ts'
import { createCars, deleteCar } from '../cars/car-change-store.ts'
import { carTotals } from '../cars/car-totals-store.ts'
import { buildCar } from '../testing/cars.ts'
import { emptyStore } from '../testing/test-app.ts'
import { openTemporaryStore } from '../testing/temporary-store.ts'
import { type SearchEngine } from './engine/search-engine.ts'
import { IndexFile } from './index-file.ts'
import { IndexKeeper } from './index-keeper.ts'

const { db } = await openTemporaryStore()
const folder = await mkdtemp(join(tmpdir(), 'volan-index-'))
const path = join(folder, 'search-index.bin')
const file = new IndexFile(folder)
afterAll(() => rm(folder, { recursive: true }))
const ownerId = 'owner'

beforeEach(async () => {
  await rm(path, { force: true })
  await emptyStore(db)
  const person = { username: 'alice.one', usernameFolded: 'alice.one', email: 'alice.one@gmail.com' }
  await db
    .insertInto('users')
    .values({ ...person, id: ownerId, telephone: '0888123456', gender: 'Female', createdAt: 1 })
    .execute()
})

async function offer(different: Record<string, unknown> = {}): Promise<string> {
  const car = newCarSchema.parse(buildCar(different))
  const [created] = await createCars(db, [{ userId: ownerId, car }])
  return created!.id
}

async function engineOf(keeper: IndexKeeper): Promise<SearchEngine> {
  return keeper.engineAt((await carTotals(db)).version)
}

const newKeeper = () => new IndexKeeper(db, { file, smallIndex: 0 })

async function writeIndex(): Promise<void> {
  const keeper = newKeeper()
  await engineOf(keeper)
  await keeper.keepUp()
  expect(await readdir(folder)).toEqual(['search-index.bin'])
}

/** All that a search answers, in words. */
function answers(engine: SearchEngine): string {
  const question = {
    sort: 'cheapest',
    after: null,
    size: 50,
    exclusions: { cars: [], sellers: [], words: ['rust'] },
  } as const
  const searches = [
    noFilters,
    { ...noFilters, word: ['service'] },
    { ...noFilters, extra: ['ABS'], price: { to: 9000 } },
  ]
  return JSON.stringify(searches.map((filters) => engine.find({ ...question, filters })))
}

test('an index from the file answers as one that was read, also after changes', async () => {
  for (let number = 0; number < 40; number += 1) {
    await offer({ price: 8000 + number * 100, extras: ['ABS'], description: `Full service history, number ${number}` })
  }
  const gone = await offer({ price: 8050 })
  await writeIndex()
  await offer({ price: 8070, brand: 'Audi', mileage: 5 })
  await deleteCar(db, ownerId, { id: gone })
  const filed = await engineOf(newKeeper())
  // The slot of what is gone tells where the index is from.
  expect([filed.index.slots, filed.index.size]).toEqual([42, 41])
  const anew = await engineOf(new IndexKeeper(db))
  expect(anew.index.slots).toBe(41)
  expect(answers(filed)).toBe(answers(anew))
})

test('a file of another store, or of one that was put back, is not read', async () => {
  await offer()
  const gone = await offer()
  await writeIndex()
  await deleteCar(db, ownerId, { id: gone })
  await db.updateTable('carChanges').set({ at: 7 }).execute()
  const { index } = await engineOf(newKeeper())
  expect([index.slots, index.size]).toEqual([1, 1])
})

test('a file that is broken, or none, is not read', async () => {
  await offer()
  await writeIndex()
  await truncate(path, 500)
  expect((await engineOf(newKeeper())).index.size).toBe(1)
  await writeFile(path, 'no index')
  expect((await engineOf(newKeeper())).index.size).toBe(1)
})

test('one that another process writes is not written twice, one that was abandoned is', async () => {
  await offer()
  const unfinished = `${path}.unfinished`
  await writeFile(unfinished, '')
  const keeper = newKeeper()
  await engineOf(keeper)
  await keeper.keepUp()
  expect(await readdir(folder)).toEqual(['search-index.bin.unfinished'])
  const longAgo = new Date(Date.now() - 60 * 60 * 1000)
  await utimes(unfinished, longAgo, longAgo)
  await writeIndex()
})

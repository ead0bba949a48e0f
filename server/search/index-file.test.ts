import { mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { newCarSchema } from '../../contract/car.ts'
import { noFilters } from '../../contract/search.ts'
import { createCar, deleteCar } from '../publishing/offer-store.ts'
import { carTotals } from '../cars/car-totals-store.ts'
import { buildCar } from '../testing/cars.ts'
import { insertPerson } from '../testing/insert-person.ts'
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
  await insertPerson(db, 'alice', ownerId)
})

async function offer(different: Record<string, unknown> = {}): Promise<string> {
  const car = newCarSchema.parse(buildCar(different))
  return createCar(db, { userId: ownerId, car })
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

/** Everything that a search answers, as text. */
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

test('an index from its file answers as one read from the store, also after changes', async () => {
  for (let number = 0; number < 40; number += 1) {
    await offer({ price: 8000 + number * 100, extras: ['ABS'], description: `Full service history, number ${number}` })
  }
  const gone = await offer({ price: 8050 })
  await writeIndex()
  await offer({ price: 8070, brand: 'Audi', mileage: 5 })
  await deleteCar(db, ownerId, { id: gone })
  const fromFile = await engineOf(newKeeper())
  // The slot of a deleted offer shows that the index came from the file.
  expect([fromFile.index.slots, fromFile.index.size]).toEqual([42, 41])
  const fromStore = await engineOf(new IndexKeeper(db))
  expect(fromStore.index.slots).toBe(41)
  expect(answers(fromFile)).toBe(answers(fromStore))
})

test('an index file of another store, or from before the store was restored, is not used', async () => {
  await offer()
  const gone = await offer()
  await writeIndex()
  await deleteCar(db, ownerId, { id: gone })
  await db.updateTable('carChanges').set({ at: 7 }).execute()
  const { index } = await engineOf(newKeeper())
  expect([index.slots, index.size]).toEqual([1, 1])
})

test('a missing or broken index file is not used', async () => {
  await offer()
  await writeIndex()
  await truncate(path, 500)
  expect((await engineOf(newKeeper())).index.size).toBe(1)
  await writeFile(path, 'no index')
  expect((await engineOf(newKeeper())).index.size).toBe(1)
})

test('an index file that another process is writing is not written twice, an abandoned one is', async () => {
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

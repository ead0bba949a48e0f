import { beforeEach, expect, test } from 'vitest'
import { noFilters } from '../../contract/search.ts'
import { newCarSchema } from '../../contract/car.ts'
import { createCar, deleteCar } from '../publishing/offer-store.ts'
import { carTotals, noteListChange } from '../cars/car-totals-store.ts'
import { sweepCarChanges } from '../cars/changed-cars-store.ts'
import { write } from '../db/write.ts'
import { buildCar } from '../testing/cars.ts'
import { insertPerson } from '../testing/insert-person.ts'
import { emptyStore } from '../testing/test-app.ts'
import { openTemporaryStore } from '../testing/temporary-store.ts'
import { IndexKeeper } from './index-keeper.ts'

const { db } = await openTemporaryStore()
const hourMs = 60 * 60 * 1000
const ownerId = 'owner'

beforeEach(async () => {
  await emptyStore(db)
  await insertPerson(db, 'alice', ownerId)
})

async function offer(different: Record<string, unknown> = {}): Promise<string> {
  const car = newCarSchema.parse(buildCar(different))
  return createCar(db, { userId: ownerId, car })
}

async function version(): Promise<number> {
  return (await carTotals(db)).version
}

/** The ids of all offers in the index. */
async function indexedIds(keeper: IndexKeeper): Promise<string[]> {
  const { index } = await keeper.engineAt(await version())
  return Array.from({ length: index.slots }, (_none, slot) => slot)
    .filter((slot) => ((index.live[slot >>> 5]! >>> (slot & 31)) & 1) === 1)
    .map((slot) => index.ids.at(slot))
    .toSorted()
}

test('an index that missed changes is read again', async () => {
  const keeper = new IndexKeeper(db)
  const first = await offer()
  expect(await indexedIds(keeper)).toEqual([first])
  const gone = await offer()
  await deleteCar(db, ownerId, { id: first })
  const last = await offer()
  await db
    .deleteFrom('carChanges')
    .where('version', '<', await version())
    .execute()
  expect(await indexedIds(keeper)).toEqual([gone, last])
})

test('the sweep of changes leaves those of the last hour and the newest older one', async () => {
  const [first, second] = [await offer(), await offer()]
  await db
    .updateTable('carChanges')
    .set({ at: Date.now() - 2 * hourMs })
    .execute()
  const third = await offer()
  await sweepCarChanges(db)
  const remaining = await db.selectFrom('carChanges').select('carId').orderBy('version').execute()
  expect(remaining.map(({ carId }) => carId)).toEqual([second, third])
  expect(first).not.toBe(second)
})

test('a version without changes does not cause the index to be read again', async () => {
  const keeper = new IndexKeeper(db)
  await offer()
  const engine = await keeper.engineAt(await version())
  await write(db, async (tx) => noteListChange(tx, { by: 0, changed: [] }))
  await db.updateTable('carChanges').set({ at: 1 }).execute()
  await sweepCarChanges(db)
  expect(await keeper.engineAt(await version())).toBe(engine)
  expect(engine.index.version).toBe(await version())
})

test('the index of a store restored to an earlier version is read again', async () => {
  const keeper = new IndexKeeper(db)
  const [first, second] = [await offer(), await offer()]
  const { version: before } = await carTotals(db)
  const third = await offer()
  expect(await indexedIds(keeper)).toEqual([first, second, third])
  await db.deleteFrom('cars').where('id', '=', third).execute()
  await db.updateTable('totals').set({ version: before }).where('name', '=', 'cars').execute()
  expect(await indexedIds(keeper)).toEqual([first, second])
})

test('an index with many empty slots is replaced while searches go on', async () => {
  const keeper = new IndexKeeper(db, { smallIndex: 10 })
  const ids = []
  for (let number = 0; number < 12; number += 1) ids.push(await offer({ price: number }))
  const before = await keeper.engineAt(await version())
  for (const id of ids.slice(0, 8)) await deleteCar(db, ownerId, { id })
  expect(await keeper.engineAt(await version())).toBe(before)
  await keeper.settled()
  const after = await keeper.engineAt(await version())
  expect([after.index.slots, after.index.size]).toEqual([4, 4])
  const question = { filters: noFilters, sort: 'cheapest', after: null, size: 10 } as const
  const nothing = { cars: [], sellers: [], words: [] }
  expect(after.find({ ...question, exclusions: nothing }).ids).toEqual(ids.slice(8))
})

test('many searches at once read the changes once', async () => {
  const keeper = new IndexKeeper(db)
  await offer()
  const engines = await Promise.all(Array.from({ length: 20 }, async () => keeper.engineAt(await version())))
  expect(new Set(engines).size).toBe(1)
})

import { beforeEach, expect, test } from 'vitest'
import { editedCarSchema, newCarSchema } from '../../contract/car.ts'
import { write } from '../db/database.ts'
import { buildCar, offerCar } from '../testing/cars.ts'
import { signUp, type TestPerson } from '../testing/people.ts'
import { call, emptyStore, openTestApp } from '../testing/test-app.ts'
import { createCars, deleteCar, editCar } from './car-change-store.ts'
import { listCars, listIds } from './car-store.ts'
import { carTotals, changeTotal } from './car-totals-store.ts'
import { carMap, KeptCars, type KeptCar } from './kept-cars.ts'

const { app, db } = await openTestApp()

let alice: TestPerson
let ids: string[]
let keptCars: KeptCars

beforeEach(async () => {
  await emptyStore(db)
  alice = await signUp(app, 'alice')
  ids = await offers([38_900, 12_000, 9500])
  keptCars = new KeptCars(db)
})

async function offers(prices: number[]): Promise<string[]> {
  const created = await createCars(
    db,
    prices.map((price) => ({ userId: alice.id, car: newCarSchema.parse(buildCar({ price })) })),
  )
  return created.map(({ id }) => id)
}

async function taken(): Promise<KeptCar[]> {
  return keptCars.take((await carTotals(db)).version, ids)
}

async function setPrice(id: string, price: number): Promise<void> {
  await editCar(db, alice.id, { id, car: editedCarSchema.parse(buildCar({ price })) })
}

const pricesOf = (cars: KeptCar[]) => cars.map(({ json }) => json.value.price)

test('an offer is found as it is after each change', async () => {
  const bobby = await signUp(app, 'bobby')
  const id = await offerCar(app, alice, buildCar({ brand: 'Toyota' }))
  const priceFor = async (as?: TestPerson) =>
    (await call(app, 'GET search.json?brand=Toyota', as && { as })).body.cars[0]?.price
  const newest = async () => (await call(app, 'GET cars.json?orderBy="$key"&limitToLast=24')).body
  expect([await priceFor(), (await newest())[id].price]).toEqual([38_900, 38_900])
  for (const price of [37_000, 36_000]) {
    await call(app, `PUT cars/${id}.json`, { as: alice, body: buildCar({ brand: 'Toyota', price }) })
    expect([await priceFor(), await priceFor(bobby), await priceFor(alice)]).toEqual([price, price, price])
    expect((await newest())[id].price).toBe(price)
  }
  await call(app, `PUT cars/${id}/state.json`, { as: alice, body: { state: 'sold' } })
  expect(await priceFor()).toBe(undefined)
  expect((await newest())[id]).toBe(undefined)
})

test('an offer that changes is read anew, others are not', async () => {
  const before = await taken()
  await setPrice(ids[1]!, 11_000)
  const after = await taken()
  expect(pricesOf(after)).toEqual([38_900, 11_000, 9500])
  expect(after[0]).toBe(before[0])
  expect(after[2]).toBe(before[2])
})

test('an offer that is gone is kept no longer, and one that comes is read', async () => {
  await taken()
  await deleteCar(db, alice.id, { id: ids[0]! })
  ids.push(...(await offers([700])))
  expect(pricesOf(await taken())).toEqual([12_000, 9500, 700])
})

test('what is read while an offer changes does not stay', async () => {
  const reading = taken()
  await setPrice(ids[1]!, 11_000)
  await reading
  expect(pricesOf(await taken())).toEqual([38_900, 11_000, 9500])
})

test('all are read anew where nobody can tell what changed', async () => {
  const before = await taken()
  await write(db, async (tx) => changeTotal(tx, { by: 0, changed: [] }))
  await db.deleteFrom('carChanges').execute()
  const after = await taken()
  expect(after.map((car, at) => car === before[at])).toEqual([false, false, false])
  expect(pricesOf(after)).toEqual(pricesOf(before))
})

test('all are read anew from a store that was put back', async () => {
  const { version } = await carTotals(db)
  await setPrice(ids[1]!, 11_000)
  await taken()
  await db.updateTable('cars').set({ price: 12_000 }).where('id', '=', ids[1]!).execute()
  await db.updateTable('totals').set({ version }).where('name', '=', 'cars').execute()
  expect(pricesOf(await taken())).toEqual([38_900, 12_000, 9500])
})

test.each([{ orderBy: '$key', limitToLast: 2 } as const, { orderBy: 'price', startAt: 9000 } as const, {}])(
  'kept cars are the map of the wire that the store gives: %j',
  async (query) => {
    const found = await listIds(db, query)
    const map = carMap(
      await keptCars.take(
        found[0]!.version,
        found.map(({ id }) => id),
      ),
    )
    expect(map.bytes.toString()).toBe(JSON.stringify(Object.fromEntries(await listCars(db, query))))
  },
)

test('no cars are null, as the wire has it', () => {
  expect(carMap([]).value).toBe(null)
})

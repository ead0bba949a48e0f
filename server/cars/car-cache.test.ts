import { beforeEach, describe, expect, test } from 'vitest'
import { editedCarSchema, newCarSchema } from '../../contract/car.ts'
import { pages } from '../../contract/limits.ts'
import { carPageQuery, wireQueryString, type WireQuery } from '../../contract/wire-query.ts'
import { type Database } from '../db/database.ts'
import { write } from '../db/write.ts'
import { buildCar, offerCar } from '../testing/cars.ts'
import { signUp, signUpWithRole, type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { carList } from './car-list.ts'
import { createCar, deleteCar, editCar } from '../publishing/offer-store.ts'
import { listCars } from './car-store.ts'
import { carTotals, noteListChange } from './car-totals-store.ts'
import { readChanges } from './changed-cars-store.ts'
import { CarCache, type CachedCar } from './car-cache.ts'

const server = await useWorld(['alice'])
const { app, db, alice } = server

let ids: string[]

beforeEach(async () => {
  ids = await offers([38_900, 12_000, 9500])
})

async function offers(prices: number[]): Promise<string[]> {
  return Promise.all(
    prices.map((price) => createCar(db, { userId: alice.id, car: newCarSchema.parse(buildCar({ price })) })),
  )
}

async function setPrice(id: string, price: number): Promise<void> {
  await editCar(db, alice.id, { id, car: editedCarSchema.parse(buildCar({ price })) })
}

const version = async () => (await carTotals(db)).version
const pricesOf = (cars: CachedCar[]) => cars.map(({ json }) => json.value.price)

/** The store, doing something else before and after reads of several statements. */
function heldStore({ before, after }: { before?: () => Promise<void>; after?: () => Promise<void> }): Database {
  const executor = db.getExecutor()
  const provideConnection = async (consumer: never) => {
    await before?.()
    const read = await executor.provideConnection(consumer)
    await after?.()
    return read
  }
  return over(db, { getExecutor: () => over(executor, { provideConnection }) })
}

/** An object with some of its methods replaced. */
function over<T extends object>(object: T, others: object): T {
  return new Proxy(object, {
    get(target, name) {
      if (Object.hasOwn(others, name)) return others[name as never]
      const own: unknown = Reflect.get(target, name)
      return typeof own === 'function' ? own.bind(target) : own
    },
  })
}

describe('the car cache', () => {
  let carCache: CarCache
  const taken = async () => carCache.take(await version(), ids)

  beforeEach(() => {
    carCache = new CarCache(db)
  })

  test('reads a changed car again, and no other', async () => {
    const before = await taken()
    await setPrice(ids[1]!, 11_000)
    const after = await taken()
    expect(pricesOf(after)).toEqual([38_900, 11_000, 9500])
    expect(after[0]).toBe(before[0])
    expect(after[2]).toBe(before[2])
  })

  test('drops a deleted car and reads a new one', async () => {
    await taken()
    await deleteCar(db, alice.id, { id: ids[0]! })
    ids.push(...(await offers([700])))
    expect(pricesOf(await taken())).toEqual([12_000, 9500, 700])
  })

  test('does not answer later calls with what was read before a change', async () => {
    const [isRead, mayAnswer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let reads = 0
    const holdFirst = async () => {
      reads += 1
      isRead.resolve()
      if (reads === 1) await mayAnswer.promise
    }
    carCache = new CarCache(heldStore({ after: holdFirst }))
    const early = taken()
    await isRead.promise
    await setPrice(ids[1]!, 11_000)
    expect(pricesOf(await carCache.take(await version(), [ids[1]!]))).toEqual([11_000])
    mayAnswer.resolve()
    expect(pricesOf(await early)).toEqual([38_900, 12_000, 9500])
    expect(pricesOf(await taken())).toEqual([38_900, 11_000, 9500])
  })

  test('does not cache a failure', async () => {
    let isAway = true
    carCache = new CarCache(heldStore({ after: async () => (isAway ? Promise.reject(new Error('away')) : undefined) }))
    await expect(taken()).rejects.toThrow('away')
    isAway = false
    expect(pricesOf(await taken())).toEqual([38_900, 12_000, 9500])
  })

  test('reads all cars again when the record of changes is lost', async () => {
    const before = await taken()
    await write(db, async (tx) => noteListChange(tx, { by: 0, changed: [] }))
    await db.deleteFrom('carChanges').execute()
    const after = await taken()
    expect(after.map((car, at) => car === before[at])).toEqual([false, false, false])
    expect(pricesOf(after)).toEqual(pricesOf(before))
  })

  test('reads all cars again after the store was restored from a backup', async () => {
    const before = await version()
    await setPrice(ids[1]!, 11_000)
    await taken()
    await db.updateTable('cars').set({ price: 12_000 }).where('id', '=', ids[1]!).execute()
    await db.updateTable('totals').set({ version: before }).where('name', '=', 'cars').execute()
    expect(pricesOf(await taken())).toEqual([38_900, 12_000, 9500])
  })

  test('gives no ids when more cars changed than the limit', async () => {
    const since = await version()
    for (const id of ids) await setPrice(id, 1000)
    expect((await readChanges(db, since, 3)).ids).toBe(null)
    expect((await readChanges(db, since, 4)).ids?.toSorted()).toEqual(ids.toSorted())
  })

  test.each<WireQuery>([
    carPageQuery(2),
    carPageQuery(pages.cars),
    carPageQuery(pages.cars, '-z'),
    { orderBy: 'price', startAt: 9000, limitToFirst: 2 },
    { orderBy: 'brand', equalTo: 'BMW', limitToLast: 2 },
  ])('gives the same map of the wire as the store: %j', async (query) => {
    const list = await carList({ db, carCache }, query)
    expect(Object.keys(list.value ?? {}).length).toBeGreaterThan(1)
    expect(list.bytes.toString()).toBe(JSON.stringify(Object.fromEntries(await listCars(db, query))))
  })
})

test('a page is full even when one of its cars is deleted during the read', async () => {
  const remove = async () => {
    if (ids.length === 3) await deleteCar(db, alice.id, { id: ids.pop()! })
  }
  const list = await carList({ db, carCache: new CarCache(heldStore({ before: remove })) }, carPageQuery(2))
  expect(Object.keys(list.value ?? {})).toEqual(ids)
})

describe('a list and a search', () => {
  const newest = async (as?: TestPerson) =>
    (await call(app, `GET cars.json?${wireQueryString(carPageQuery(pages.cars))}`, as && { as })).body
  const found = async (as?: TestPerson) =>
    (await call(app, 'GET search.json?brand=Toyota', as && { as })).body.cars[0]?.price

  test('show an offer as it is after each change', async () => {
    const bobby = await signUp(app, 'bobby')
    const id = await offerCar(app, alice, { brand: 'Toyota' })
    expect([await found(), (await newest())[id].price]).toEqual([38_900, 38_900])
    for (const price of [37_000, 36_000]) {
      await call(app, `PUT cars/${id}.json`, { as: alice, body: buildCar({ brand: 'Toyota', price }) })
      expect([await found(), await found(bobby), await found(alice)]).toEqual([price, price, price])
      expect((await newest())[id].price).toBe(price)
    }
    await call(app, `PUT cars/${id}/state.json`, { as: alice, body: { state: 'sold' } })
    expect(await found()).toBe(undefined)
    expect((await newest())[id]).toBe(undefined)
  })

  test('show nothing of a suspended owner, and everything again afterwards', async () => {
    const erica = await signUpWithRole(server, 'erica', 'moderator')
    const moderate = async (state: string) =>
      call(app, `PUT moderation/accounts/${alice.id}`, { as: erica, body: { state, reason: 'Not a car.' } })
    expect(Object.keys(await newest())).toEqual(ids)
    await moderate('suspended')
    expect(await newest()).toBe(null)
    await moderate('active')
    expect(Object.keys(await newest())).toEqual(ids)
  })

  test('show nobody, the owner included, what only the owner may know', async () => {
    const vin = 'WVWZZZ1JZXW000001'
    const id = await offerCar(app, alice, { vin })
    for (const cars of [await newest(), await newest(alice)]) {
      expect(cars[id]).not.toHaveProperty('expiresAt')
      expect(JSON.stringify(cars)).not.toContain(vin)
    }
  })
})

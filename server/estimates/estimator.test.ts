import { beforeAll, beforeEach, expect, test } from 'vitest'
import { carTotals } from '../cars/car-totals-store.ts'
import { buildCar, offerCar } from '../testing/cars.ts'
import { signUp } from '../testing/people.ts'
import { call, emptyStore, openTestApp } from '../testing/test-app.ts'
import { groundsKept } from './estimate-grounds-store.ts'
import { type Details } from './estimate-store.ts'
import { claimWork, holdWork } from './estimate-work-store.ts'
import { Estimator } from './estimator.ts'
import { type RawEstimate } from './price-model.ts'
import { shownEstimate } from './shown-estimate.ts'

const dayMs = 24 * 60 * 60 * 1000
const { app, db } = await openTestApp()
let alice: Awaited<ReturnType<typeof signUp>>
let ids: string[]

/** Cars that lose a tenth of their price each year, a little dearer or cheaper each. */
const priceOf = (year: number, i: number) => Math.round(30_000 * 0.9 ** (2022 - year) * (1 + ((i * 7) % 11) / 100))

beforeAll(async () => {
  await emptyStore(db)
  alice = await signUp(app, 'alice')
  ids = []
  for (let i = 0; i < 60; i++) {
    const year = 2008 + (i % 12)
    const mileage = (2023 - year) * 15_000 + (i % 5) * 2000
    ids.push(await offerCar(app, alice, { year, mileage, price: priceOf(year, i), power: 184, body: 'Sedan' }))
  }
}, 60_000)

beforeEach(async () => {
  await db.deleteFrom('estimates').execute()
  await db.deleteFrom('fewComparables').execute()
  await db.deleteFrom('jobs').execute()
})

const estimateOf = async (id: string) => (await call(app, `GET cars/${id}/estimate.json`)).body
const prices = async () =>
  db.selectFrom('estimates').select(['carId', 'price', 'low', 'high']).orderBy('carId').execute()

test('offers with enough comparables get an estimate near what such cars cost, with its range and its basis', async () => {
  expect(await new Estimator(db).work()).toBe(60)
  const estimate = await estimateOf(ids[6] ?? '')
  expect(Math.abs(estimate.price / priceOf(2014, 6) - 1)).toBeLessThan(0.15)
  expect(estimate.low).toBeLessThan(estimate.price)
  expect(estimate.high).toBeGreaterThan(estimate.price)
  expect(estimate.comparables.length).toBeGreaterThanOrEqual(5)
  expect(estimate.comparables.map((comparable: { id: string }) => comparable.id)).not.toContain(ids[6])
  expect(estimate.basis).toMatchObject({ level: 'model', unknown: ['displacement', 'condition'] })
  const { estimate: inList } = (await call(app, `GET cars/${ids[6]}.json`, { as: alice })).body
  expect(inList).toMatchObject({ price: estimate.price, low: estimate.low, high: estimate.high })
})

test('what is rare or damaged gets none, and only what is rare says how many comparable ones there are', async () => {
  const rare = await offerCar(app, alice, { brand: 'Ferrari', model: 'F40', year: 1990, price: 900_000 })
  const damaged = await offerCar(app, alice, { year: 2014, mileage: 135_000, price: 3000, condition: 'Damaged' })
  await new Estimator(db).work()
  expect([await estimateOf(rare), await estimateOf(damaged)]).toEqual([null, null])
  const read = async (id: string) => (await call(app, `GET cars/${id}.json`, { as: alice })).body
  expect((await read(rare)).fewComparables).toBe(0)
  expect(await read(damaged)).not.toHaveProperty('fewComparables')
  const all = await db.selectFrom('estimates').select('details').execute()
  expect(all.some(({ details }) => details.includes(damaged))).toBe(false)
  expect(await estimateOf('-NoSuchCar')).toBeNull()
  for (const id of [rare, damaged]) await call(app, `DELETE cars/${id}.json`, { as: alice })
})

test('too few comparable ones are counted, until there are enough or the offer is not compared', async () => {
  const f40 = { brand: 'Ferrari', model: 'F40', year: 1990, price: 900_000 }
  const ferraris: string[] = []
  for (let i = 0; i < 4; i++) ferraris.push(await offerCar(app, alice, { ...f40, price: f40.price + i * 1000 }))
  const [first = ''] = ferraris
  await new Estimator(db).work()
  const read = async (id: string) => (await call(app, `GET cars/${id}.json`, { as: alice })).body
  const listed = async () => (await call(app, 'GET cars.json')).body
  expect(await read(first)).toMatchObject({ fewComparables: 3 })
  expect((await listed())[first].fewComparables).toBe(3)
  expect(await estimateOf(first)).toBeNull()

  for (let i = 0; i < 2; i++) ferraris.push(await offerCar(app, alice, { ...f40, price: f40.price - i * 1000 }))
  await new Estimator(db).work()
  expect(await read(first)).not.toHaveProperty('fewComparables')
  for (const id of ferraris) await call(app, `DELETE cars/${id}.json`, { as: alice })
  expect(await db.selectFrom('fewComparables').selectAll().execute()).toEqual([])
})

test('an estimate falls with its comparable offers, in the call, the lists and the order by it', async () => {
  const estimator = new Estimator(db)
  const offer = (i: number) =>
    offerCar(app, alice, {
      brand: 'Jeep',
      year: 2014,
      mileage: 135_000,
      price: priceOf(2014, i),
      power: 184,
      body: 'Sedan',
    })
  const jeeps = []
  for (let i = 0; i < 6; i++) jeeps.push(await offer(i))
  await estimator.work()
  const [first = '', second = '', third = ''] = jeeps
  const shown = async () => (await call(app, `GET cars/${first}.json`, { as: alice })).body.estimate
  expect((await estimateOf(first)).comparables).toHaveLength(5)
  expect(await shown()).toBeDefined()
  const setState = (id: string, state: string) => call(app, `PUT cars/${id}/state.json`, { as: alice, body: { state } })
  await setState(second, 'sold')
  expect((await estimateOf(first)).comparables).toHaveLength(5)
  await setState(third, 'paused')
  expect([await estimateOf(first), await shown()]).toEqual([null, undefined])
  const { body } = await call(app, 'GET search.json?brand=Jeep')
  expect(body.cars).toHaveLength(4)
  expect(body.cars.map((car: { estimate?: unknown }) => car.estimate)).toEqual(body.cars.map(() => undefined))
  // Learned while they were there: that brings no estimate back before all is learned anew.
  await estimator.work()
  const { version } = await db
    .selectFrom('totals')
    .select('version')
    .where('name', '=', 'cars')
    .executeTakeFirstOrThrow()
  expect([await estimateOf(first), await estimator.work()]).toEqual([null, 0])
  expect((await call(app, `GET cars/${first}.json`, { as: alice })).body.fewComparables).toBe(4)
  expect(await db.selectFrom('totals').select('version').where('name', '=', 'cars').executeTakeFirst()).toEqual({
    version,
  })
  for (const id of jeeps) await call(app, `DELETE cars/${id}.json`, { as: alice })
})

test('of many comparable offers those that are not known by name count too, when the others are gone', async () => {
  const estimator = new Estimator(db)
  const jeep = { brand: 'Jeep', year: 2014, mileage: 135_000, power: 184, body: 'Sedan' } as const
  const jeeps: string[] = []
  for (let i = 0; i < groundsKept + 3; i++) jeeps.push(await offerCar(app, alice, { ...jeep, price: priceOf(2014, i) }))
  const [first = ''] = jeeps
  await estimator.work()
  const { details } = await db
    .selectFrom('estimates')
    .select('details')
    .where('carId', '=', first)
    .executeTakeFirstOrThrow()
  const { comparableIds } = JSON.parse(details) as Details
  expect(comparableIds).toHaveLength(groundsKept)
  for (const id of comparableIds) await call(app, `DELETE cars/${id}.json`, { as: alice })
  await call(app, `PUT cars/${first}.json`, { as: alice, body: buildCar({ ...jeep, mileage: 136_000, price: 20_000 }) })
  await estimator.work()
  expect((await call(app, `GET cars/${first}.json`, { as: alice })).body).toMatchObject({ fewComparables: 2 })
  for (const id of jeeps) await call(app, `DELETE cars/${id}.json`, { as: alice })
})

test('an estimate is looked at once a day, and stays while it moves by 3 points or less', async () => {
  const estimator = new Estimator(db)
  const now = Date.now()
  await estimator.work(now)
  const before = await prices()
  expect(await estimator.work(now + dayMs / 2)).toBe(0)
  await db
    .updateTable('estimates')
    .set((eb) => ({ price: eb('price', '*', 1.02), low: eb('low', '*', 1.02), high: eb('high', '*', 1.02) }))
    .execute()
  const moved = await prices()
  const { version } = await carTotals(db)
  expect(await estimator.work(now + dayMs + 1)).toBe(60)
  expect(await prices()).toEqual(moved)
  expect((await carTotals(db)).version).toBe(version)
  await db
    .updateTable('estimates')
    .set((eb) => ({ price: eb('price', '*', 1.5) }))
    .execute()
  await estimator.work(now + 2 * dayMs + 2)
  expect(await prices()).toEqual(before)
})

test('an edited offer keeps its estimate for the day, unless what it rests on has changed', async () => {
  const facts = { year: 2014, mileage: 135_000, power: 184, body: 'Sedan' }
  const id = await offerCar(app, alice, { ...facts, price: 12_000 })
  const estimator = new Estimator(db)
  await estimator.work()
  const edit = (changed: object) =>
    call(app, `PUT cars/${id}.json`, { as: alice, body: buildCar({ ...facts, price: 12_000, ...changed }) })
  await edit({ price: 11_000, description: 'As good as new, see for yourself.' })
  expect(await estimator.work()).toBe(0)
  const { price } = await estimateOf(id)
  await edit({ mileage: 250_000, year: 2009 })
  expect(await estimator.work()).toBe(1)
  expect((await estimateOf(id)).price).toBeLessThan(price)
  await call(app, `DELETE cars/${id}.json`, { as: alice })
})

test('a new offer gets its estimate at the next look, without all being looked at again', async () => {
  const estimator = new Estimator(db)
  await estimator.work()
  const id = await offerCar(app, alice, { year: 2014, mileage: 135_000, price: 12_000, power: 184, body: 'Sedan' })
  expect(await estimator.work(Date.now() + 1)).toBe(1)
  expect((await estimateOf(id)).comparables.length).toBeGreaterThanOrEqual(5)
  await call(app, `DELETE cars/${id}.json`, { as: alice })
})

test('two processes do not do the same work, and a dead one’s is taken over', async () => {
  const now = Date.now()
  expect(await claimWork(db, 'estimates', now, now + 1000)).toBe(true)
  expect(await new Estimator(db).work(now)).toBe(0)
  expect(await claimWork(db, 'estimates', now + 1001, now + 2000)).toBe(true)
  await holdWork(db, 'estimates', 0)
  expect(await new Estimator(db).work(now + 1)).toBe(60)
})

test.each([
  [{ price: 12_000, low: 10_000, high: 14_000 }, 'shown'],
  [{ price: 33_000, low: 21_000, high: 45_000 }, 'not shown'],
  [{ price: 5000, low: 4000, high: 6000 }, 'not shown'],
  [{ price: 12_000, low: 7000, high: 20_000 }, 'not shown'],
  [{ price: 22_500, low: 18_000, high: 26_000 }, 'kept'],
  [{ price: 12_000, low: 7000, high: 18_500 }, 'kept'],
])('%j beside offers of 9800 to 18900 is %s', (estimate, expected) => {
  const comparables = [9800, 12_500, 18_900].map((price) => ({ offer: { car: { price } }, weight: 1 }))
  const raw = { ...estimate, level: 'model', comparables } as unknown as RawEstimate
  const [fresh, kept] = [shownEstimate(raw, false), shownEstimate(raw, true)]
  expect(fresh ? 'shown' : kept ? 'kept' : 'not shown').toBe(expected)
})

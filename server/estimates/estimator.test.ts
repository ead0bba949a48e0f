import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { unpublishedCarSchema } from '../../contract/unpublished-car.ts'
import { carTotals } from '../cars/car-totals-store.ts'
import { buildCar, offerCar } from '../testing/cars.ts'
import { signUp } from '../testing/people.ts'
import { call, emptyStore, openTestApp } from '../testing/test-app.ts'
import { maxGrounds } from '../cars/estimate-grounds-store.ts'
import { type Details } from './estimate-store.ts'
import { claimWork, holdWork } from './estimate-work-store.ts'
import { Estimator } from './estimator.ts'

const dayMs = 24 * 60 * 60 * 1000
const { app, db } = await openTestApp()
let alice: Awaited<ReturnType<typeof signUp>>
let ids: string[]

/** Prices that fall by a tenth for each year, with a small variation. */
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

test('an offer with enough comparable ones gets an estimate near their prices, with its range and its basis', async () => {
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

test('a rare or damaged offer gets no estimate, and only a rare one shows its number of comparable offers', async () => {
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

test('the number of too few comparable offers is shown until there are enough or the offer is not comparable', async () => {
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

test('an estimate disappears with its comparable offers, from the call, the lists and the order by deal', async () => {
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
  // The model knows the deleted offers until the next fit, but must not bring their estimate back.
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

test('comparable offers whose ids are not saved count too when the saved ones are deleted', async () => {
  const estimator = new Estimator(db)
  const jeep = { brand: 'Jeep', year: 2014, mileage: 135_000, power: 184, body: 'Sedan' } as const
  const jeeps: string[] = []
  for (let i = 0; i < maxGrounds + 3; i++) jeeps.push(await offerCar(app, alice, { ...jeep, price: priceOf(2014, i) }))
  const [first = ''] = jeeps
  await estimator.work()
  const { details } = await db
    .selectFrom('estimates')
    .select('details')
    .where('carId', '=', first)
    .executeTakeFirstOrThrow()
  const { comparableIds } = JSON.parse(details) as Details
  expect(comparableIds).toHaveLength(maxGrounds)
  for (const id of comparableIds) await call(app, `DELETE cars/${id}.json`, { as: alice })
  await call(app, `PUT cars/${first}.json`, { as: alice, body: buildCar({ ...jeep, mileage: 136_000, price: 20_000 }) })
  await estimator.work()
  expect((await call(app, `GET cars/${first}.json`, { as: alice })).body).toMatchObject({ fewComparables: 2 })
  for (const id of jeeps) await call(app, `DELETE cars/${id}.json`, { as: alice })
})

test('an estimate is renewed once a day, and its figures stay while they move by 3 points or less', async () => {
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

test('an edited offer keeps its estimate for the day, unless facts of the estimate have changed', async () => {
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

test('a new offer gets its estimate at the next run, which does not estimate all offers again', async () => {
  const estimator = new Estimator(db)
  await estimator.work()
  const id = await offerCar(app, alice, { year: 2014, mileage: 135_000, price: 12_000, power: 184, body: 'Sedan' })
  expect(await estimator.work(Date.now() + 1)).toBe(1)
  expect((await estimateOf(id)).comparables.length).toBeGreaterThanOrEqual(5)
  await call(app, `DELETE cars/${id}.json`, { as: alice })
})

test('two processes do not do the same work, and one takes over the work of one that died', async () => {
  const now = Date.now()
  expect(await claimWork(db, 'estimates', now, now + 1000)).toBe(true)
  expect(await new Estimator(db).work(now)).toBe(0)
  expect(await claimWork(db, 'estimates', now + 1001, now + 2000)).toBe(true)
  await holdWork(db, 'estimates', 0)
  expect(await new Estimator(db).work(now + 1)).toBe(60)
})

test('a car that is not published is estimated like an offer, and the offer that is edited is not compared with itself', async () => {
  const estimator = new Estimator(db)
  const car = unpublishedCarSchema.parse({ ...buildCar(), year: 2014, mileage: 135_000, power: 184, body: 'Sedan' })
  expect(estimator.estimateUnpublished(car)).toBeNull()
  await estimator.work()
  const estimate = estimator.estimateUnpublished(car)
  expect(estimate?.comparables).toBeGreaterThanOrEqual(5)
  expect(Math.abs(estimate!.price / priceOf(2014, 6) - 1)).toBeLessThan(0.15)
  expect(estimate!.low).toBeLessThan(estimate!.price)
  expect(estimator.estimateUnpublished({ ...car, id: ids[6]! })).not.toBeNull()
  expect(estimator.estimateUnpublished({ ...car, condition: 'Damaged' })).toBeNull()
  const ask = () => call(app, 'POST estimates.json', { as: alice, body: car })
  // The thread learns from the offers first.
  const { body } = await vi.waitFor(async () => {
    const answer = await ask()
    expect(answer.status).toBe(200)
    return answer
  }, 20_000)
  expect(body).toEqual(estimate)
  expect((await call(app, 'POST estimates.json', { as: alice, body: { ...car, year: 1900 } })).status).toBe(400)
})

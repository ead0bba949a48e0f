import { beforeEach, expect, test } from 'vitest'
import { personal } from '../../contract/limits.ts'
import { bringBack } from '../publishing/offer-state-store.ts'
import { allHeard } from '../testing/all-heard.ts'
import { buildCar, offerCar } from '../testing/cars.ts'
import { signUp } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, db, hub, alice, bobby } = await useWorld(['alice', 'bobby'])
let id: string

beforeEach(async () => {
  id = await offerCar(app, alice)
})

const save = (body: object = {}, as = bobby, car = id) => call(app, `PUT saved-cars/${car}.json`, { as, body })
const list = async (as = bobby) => (await call(app, 'GET saved-cars.json', { as })).body
const merge = (cars: object[]) => call(app, 'POST saved-cars.json', { as: bobby, body: { cars } })

test('a saved car has the price at that time and its note, and counts for its owner once, however often it is saved', async () => {
  expect((await save({ note: 'Ask for the invoice.' })).status).toBe(200)
  await save()
  await call(app, `PUT cars/${id}.json`, { as: alice, body: buildCar({ price: 37_000 }) })
  expect(await list()).toMatchObject([
    { carId: id, priceThen: 38_900, priceSeen: 38_900, note: 'Ask for the invoice.', car: { price: 37_000, saves: 1 } },
  ])
  expect(await list(alice)).toEqual([])
  await call(app, 'PUT saved-cars-seen.json', { as: bobby, body: {} })
  expect((await list())[0].priceSeen).toBe(37_000)
  await save({ note: '' })
  expect((await list())[0].note).toBe('')
})

test('everybody who saved a car is notified once that it is sold, its owner and others never', async () => {
  const carol = await signUp(app, 'carol')
  await save()
  await save({}, alice)
  const other = await offerCar(app, alice)
  await save({}, carol, other)
  const received: unknown[] = []
  const people = [alice, bobby, carol]
  const stops = people.map(({ id: to }) => hub.subscribe(`alerts/${to}`, (event) => received.push([to, event])))
  for (const state of ['paused', 'sold', 'sold', 'forSale', 'sold']) {
    await call(app, `PUT cars/${id}/state.json`, { as: alice, body: { state } })
  }
  await allHeard({ db, hub })
  for (const stop of stops) stop()
  const sales = received.filter((news) => !JSON.stringify(news).includes('savedCarBack'))
  expect(sales).toEqual([[bobby.id, { kind: 'savedCarSold', id, name: 'BMW 320d, 2019' }]])
  expect((await list())[0]).toMatchObject({ isSaleNew: true, car: { state: 'sold' } })
  for (const person of [alice, carol]) expect((await list(person))[0]).not.toHaveProperty('isSaleNew')
  await call(app, 'PUT saved-cars-seen.json', { as: bobby, body: {} })
  expect((await list())[0]).not.toHaveProperty('isSaleNew')
  expect((await list())[0].car.state).toBe('sold')
})

test('everybody who saved a car is notified that it is for sale again, once in 24 hours; its owner and others never', async () => {
  const carol = await signUp(app, 'carol')
  await save()
  await save({}, alice)
  await save({}, carol, await offerCar(app, alice))
  const received: unknown[] = []
  const people = [alice, bobby, carol]
  const stops = people.map(({ id: to }) => hub.subscribe(`alerts/${to}`, (event) => received.push([to, event])))
  const pass = async (...states: string[]) => {
    for (const state of states) await call(app, `PUT cars/${id}/state.json`, { as: alice, body: { state } })
    await allHeard({ db, hub })
    return received.splice(0).filter((news) => JSON.stringify(news).includes('savedCarBack'))
  }
  const notified = [[bobby.id, { kind: 'savedCarBack', id, name: 'BMW 320d, 2019' }]]
  const isNews = async (as = bobby) => (await list(as))[0].isReturnNew
  const markSeen = () => call(app, 'PUT saved-cars-seen.json', { as: bobby, body: {} })

  expect(await pass('reserved', 'forSale', 'forSale')).toEqual([])
  expect(await isNews()).toBeUndefined()
  expect(await pass('sold', 'forSale')).toEqual(notified)
  expect([await isNews(), await isNews(alice), await isNews(carol)]).toEqual([true, undefined, undefined])
  await markSeen()
  expect(await isNews()).toBeUndefined()
  expect(await pass('sold', 'forSale', 'paused', 'forSale')).toEqual([])
  expect(await isNews()).toBeUndefined()
  await db
    .updateTable('savedCars')
    .set({ returnToldAt: Date.now() - personal.quietHours * 60 * 60 * 1000 })
    .where('carId', '=', id)
    .where('userId', '=', bobby.id)
    .execute()
  expect(await pass('paused', 'forSale')).toEqual(notified)
  expect(await isNews()).toBe(true)
  await pass('sold')
  expect(await isNews()).toBeUndefined()
  for (const stop of stops) stop()
})

test('savers are notified of an expired offer that a file renews, and not of a hidden one', async () => {
  await save()
  const received: unknown[] = []
  const stop = hub.subscribe(`alerts/${bobby.id}`, (event) => received.push(event))
  const expire = () => db.updateTable('cars').set({ state: 'expired', unlistedAt: 1 }).where('id', '=', id).execute()
  await expire()
  await db.updateTable('cars').set({ hiddenAt: 1 }).where('id', '=', id).execute()
  await bringBack(db, id)
  await allHeard({ db, hub })
  expect(received).toEqual([])
  await db.updateTable('cars').set({ hiddenAt: null }).where('id', '=', id).execute()
  await expire()
  await bringBack(db, id)
  await allHeard({ db, hub })
  stop()
  expect(received).toEqual([{ kind: 'savedCarBack', id, name: 'BMW 320d, 2019' }])
})

test('removing a saved car twice counts once', async () => {
  await save()
  for (const _ of [1, 2]) expect((await call(app, `DELETE saved-cars/${id}.json`, { as: bobby })).status).toBe(200)
  expect(await list()).toEqual([])
  expect((await call(app, `GET cars/${id}.json`, { as: bobby })).body.saves).toBeUndefined()
})

test('a deleted car stays among the saved ones with its name, and a missing car cannot be saved', async () => {
  await save()
  await call(app, `DELETE cars/${id}.json`, { as: alice })
  expect(await list()).toMatchObject([{ carId: id, name: 'BMW 320d, 2019', goneAt: expect.any(Number) }])
  expect((await list())[0].car).toBeUndefined()
  await db.updateTable('savedCars').set({ goneAt: 1 }).execute()
  expect(await list()).toEqual([])
  expect((await save({}, bobby, '-NoSuchCar')).status).toBe(404)
})

test("a visitor's saved cars are merged at login: each once, only existing ones, at most fifty", async () => {
  await save({ note: 'Mine.' })
  const other = await offerCar(app, alice)
  const { body } = await merge([
    { id, savedAt: 1, priceThen: 1 },
    { id: other, savedAt: 2, priceThen: 40_000 },
    { id: '-NoSuchCar', savedAt: 3, priceThen: 1 },
  ])
  expect(body).toEqual({ saved: 2 })
  expect(await list()).toMatchObject([
    { carId: id, note: 'Mine.' },
    { carId: other, priceThen: 40_000, savedAt: 2 },
  ])
  const many = Array.from({ length: personal.savedCars + 1 }, () => ({ id, savedAt: 1, priceThen: 1 }))
  expect((await merge(many)).status).toBe(400)
})

test('the fifty-first saved car is refused with a sentence', async () => {
  const row = { userId: bobby.id, savedAt: 1, priceThen: 1, priceSeen: 1, name: 'A car' }
  const rows = Array.from({ length: personal.savedCars }, (_, i) => ({ ...row, carId: `-N${i}` }))
  await db.insertInto('savedCars').values(rows).execute()
  expect((await save()).body.error).toBe('You have saved 50 cars. Let go of one first.')
})

test.each([
  ['a time before all times', { savedAt: -9_007_199_254_740_994 }],
  ['half a millisecond', { savedAt: 1.5 }],
  ['a price below nothing', { priceThen: -1e300 }],
])('saved cars that no browser can have are refused: %s', async (_name, different) => {
  expect((await merge([{ id, savedAt: 1000, priceThen: 5000, ...different }])).status).toBe(400)
  expect(await list()).toEqual([])
  expect((await merge([{ id, savedAt: 1000, priceThen: 5000 }])).body).toEqual({ saved: 1 })
})

import { beforeEach, expect, test } from 'vitest'
import { expiry } from '../../contract/car-state.ts'

import { buildCar, offerCar } from '../testing/cars.ts'
import { expireOffers } from './offer-state-store.ts'
import { sweepFormerOffers } from '../cars/former-offers-store.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const dayMs = 24 * 60 * 60 * 1000
const { app, db, alice, bobby } = await useWorld(['alice', 'bobby'])
let id: string

beforeEach(async () => {
  id = await offerCar(app, alice)
})

const setState = (state: unknown, as = alice) => call(app, `PUT cars/${id}/state.json`, { as, body: { state } })
const read = async (as = bobby) => (await call(app, `GET cars/${id}.json`, { as })).body
const edit = (changes: object) => call(app, `PUT cars/${id}.json`, { as: alice, body: buildCar(changes) })
const kinds = async () =>
  ((await call(app, `GET cars/${id}/history.json`)).body as { kind: string; value?: number; note?: string }[]).map(
    ({ kind, value, note }) => [kind, value ?? note],
  )

test('sold and paused offers leave the list and stay reachable; reserved ones stay listed', async () => {
  for (const [state, count] of [
    ['reserved', 1],
    ['sold', 0],
    ['paused', 0],
    ['forSale', 1],
  ] as const) {
    expect((await setState(state)).status).toBe(200)
    expect((await call(app, 'GET counts.json')).body).toEqual({ cars: count })
    expect(Object.keys((await call(app, 'GET cars.json')).body ?? {})).toHaveLength(count)
    expect((await read()).state).toBe(state === 'forSale' ? undefined : state)
  }
  expect((await kinds()).map(([, value]) => value)).toEqual(['forSale', 'paused', 'sold', 'reserved', buildCar().price])
  const own = await call(app, `GET cars.json?orderBy="owner_id"&equalTo="${alice.id}"`, { as: bobby })
  expect(Object.keys(own.body)).toEqual([id])
})

test('only the owner sets the state of an offer, and only to a known one', async () => {
  expect((await setState('sold', bobby)).status).toBe(403)
  expect((await setState('expired')).body.error).toContain('State must be')
  expect((await call(app, 'PUT cars/-None/state.json', { as: alice, body: { state: 'sold' } })).status).toBe(404)
  expect((await read()).state).toBeUndefined()
})

test('an offer that is not renewed is hidden after 44 days, and comes back with its first day when its owner renews it', async () => {
  const { listedAt, expiresAt } = await read(alice)
  expect((await read(bobby)).expiresAt).toBeUndefined()
  expect(await expireOffers(db, expiresAt)).toBe(0)
  expect(expiresAt - listedAt).toBe(expiry.hideDays * dayMs)
  expect(await expireOffers(db, expiresAt + 1)).toBe(1)
  expect([(await read()).state, (await call(app, 'GET counts.json')).body.cars]).toEqual(['expired', 0])
  await setState('forSale')
  const renewed = await read(alice)
  expect([renewed.state, renewed.listedAt, renewed.expiresAt > expiresAt]).toEqual([undefined, listedAt, true])
})

test('a hidden offer is not counted after a change of its state', async () => {
  await db.updateTable('cars').set({ hiddenAt: 1 }).execute()
  await db.updateTable('totals').set({ count: 0 }).where('name', '=', 'cars').execute()
  await setState('sold')
  await setState('forSale')
  expect((await call(app, 'GET counts.json')).body).toEqual({ cars: 0 })
  expect((await call(app, `GET cars/${id}/history.json`, { as: bobby })).body).toBeNull()
})

test('a price drop is one below the lowest price of the last 30 days', async () => {
  await edit({ price: 40_000 })
  await edit({ price: 38_900 })
  expect((await read()).priceDrop).toBeUndefined()
  await edit({ price: 38_000.1 })
  expect((await read()).priceDrop).toEqual({ amount: 899.9, at: expect.any(Number) })
  await edit({ price: 38_500 })
  expect((await read()).priceDrop).toBeUndefined()
  // The oldest price was in force until a week ago, so it counts.
  const ages: Record<number, number> = { 40_000: 90, 38_900: 60, 38_000.1: 50, 38_500: 7 }
  for (const [price, days] of Object.entries(ages)) {
    await db
      .updateTable('carHistory')
      .set({ at: Date.now() - days * dayMs })
      .where('value', '=', Number(price))
      .execute()
  }
  await edit({ price: 38_200 })
  expect((await read()).priceDrop).toBeUndefined()
  await edit({ price: 37_000 })
  expect((await read()).priceDrop.amount).toBe(1000.1)
})

test('a small step down neither is a price drop nor ends one', async () => {
  await edit({ price: 38_900 })
  await edit({ price: 38_600 })
  expect((await read()).priceDrop).toBeUndefined()
  await edit({ price: 38_000 })
  await edit({ price: 37_990 })
  expect((await read()).priceDrop).toEqual({ amount: 610, at: expect.any(Number) })
})

test('a price drop is not shown after 30 days', async () => {
  await edit({ price: 30_000 })
  const { at } = (await read(alice)).priceDrop
  await db
    .updateTable('cars')
    .set({ priceDropAt: at - 30 * dayMs })
    .execute()
  expect((await read(alice)).priceDrop).toBeUndefined()
})

test('a mileage can be lowered with a note only, and both stay in the history', async () => {
  await edit({ mileage: 100_000 })
  expect((await edit({ mileage: 90_000 })).body.error).toBe('mileageNote: The mileage is lower than before. Say why.')
  expect((await edit({ mileage: 90_000, mileageNote: 'A digit too many.' })).status).toBe(200)
  expect((await kinds()).slice(0, 2)).toEqual([
    ['mileage', 90_000],
    ['mileage', 100_000],
  ])
})

test('the first mileage of an offer stays in the history', async () => {
  id = await offerCar(app, alice, { mileage: 80_000 })
  await edit({ mileage: 85_000 })
  await edit({ mileage: 90_000 })
  expect(await kinds()).toEqual([
    ['mileage', 90_000],
    ['mileage', 85_000],
    ['mileage', 80_000],
    ['added', buildCar().price],
  ])
})

test('a vehicle that is deleted and offered again keeps its first day, for its owner and for 90 days', async () => {
  const vin = 'WBA3D3105CF123456'
  const offerAgain = async (as = alice) =>
    (await call(app, 'POST cars.json', { as, body: buildCar({ vin }) })).body.name
  const listedAt = async () => (await read(alice)).listedAt
  id = await offerAgain()
  const first = Date.now() - 20 * dayMs
  await db.updateTable('cars').set({ createdAt: first }).where('id', '=', id).execute()
  await call(app, `DELETE cars/${id}.json`, { as: alice })
  id = await offerAgain(bobby)
  expect(await listedAt()).toBeGreaterThan(first)
  id = await offerAgain()
  expect(await listedAt()).toBe(first)
  expect((await read(alice)).expiresAt).toBeGreaterThan(Date.now() + (expiry.hideDays - 1) * dayMs)
  const [added] = (await call(app, `GET cars/${id}/history.json`, { as: alice })).body
  expect(added.at).toBeGreaterThan(first)
  await call(app, `DELETE cars/${id}.json`, { as: alice })
  for (const table of ['formerOffers', 'formerPhotos'] as const) {
    await db
      .updateTable(table)
      .set({ goneAt: Date.now() - 91 * dayMs })
      .execute()
  }
  id = await offerAgain()
  expect(await listedAt()).toBeGreaterThan(first)
  await sweepFormerOffers(db)
  expect(await db.selectFrom('formerOffers').selectAll().execute()).toEqual([])
})

test('a VIN is masked for others, survives an edit with its masked form, and warns when two offers have it', async () => {
  const vin = 'WBA3D3105CF123456'
  await edit({ vin })
  expect([(await read(alice)).vin, (await read()).vin]).toEqual([vin, 'WBA3D3105CF••••••'])
  await edit({ vin: 'WBA3D3105CF••••••' })
  expect((await read(alice)).vin).toBe(vin)
  const { body } = await call(app, 'POST cars.json', { as: bobby, body: buildCar({ vin, showsVin: true }) })
  expect((await read()).sameVin).toEqual([body.name])
  expect((await call(app, `GET cars/${body.name}.json`, { as: alice })).body.vin).toBe(vin)
  await setState('sold')
  expect((await call(app, `GET cars/${body.name}.json`, { as: alice })).body.sameVin).toBeUndefined()
})

import { beforeEach, expect, test, vi } from 'vitest'
import { type NewCar } from '../../contract/car.ts'
import { personal } from '../../contract/limits.ts'
import { write } from '../db/database.ts'
import { storeBatch } from '../import/import-store.ts'
import { allHeard } from '../testing/all-heard.ts'
import { SearchThread } from '../search/search-thread.ts'
import { buildCar, offerCar } from '../testing/cars.ts'
import { signUp } from '../testing/people.ts'
import { call, emptyStore, openTestApp } from '../testing/test-app.ts'
import { tellSearches } from './search-hits-store.ts'

const { app, db, hub } = await openTestApp()
let alice: Awaited<ReturnType<typeof signUp>>
let bobby: typeof alice

beforeEach(async () => {
  await emptyStore(db)
  alice = await signUp(app, 'alice')
  bobby = await signUp(app, 'bobby')
})

const saveSearch = (address: string, { as = bobby, alert = 'live', name = 'Mine' } = {}) =>
  call(app, 'POST saved-searches.json', { as, body: { name, address, alert } })
const searches = async (as = bobby) => (await call(app, 'GET saved-searches.json', { as })).body
const counts = async () => (await searches()).map((search: { newCount: number }) => search.newCount)
const later = () => db.updateTable('savedSearches').set({ seenAt: 0 }).execute()

test('a new offer is told to the searches that it fits, and to no other', async () => {
  for (const address of ['brand=Audi', 'brand=BMW&priceTo=40000', 'model=BMW 320&word=rust', 'engine=Petrol&brand=BMW'])
    expect((await saveSearch(address)).status).toBe(200)
  await later()
  const id = await offerCar(app, alice)
  expect(await counts()).toEqual([0, 0, 1, 0])
  const [, , told] = await searches()
  expect(told).toMatchObject({ total: 1, newest: { carId: id, name: 'BMW 320d, 2019' } })
})

test('a search that takes in what states no region is told of such an offer too', async () => {
  await saveSearch('region=Varna&regionUnknown=true')
  await later()
  await offerCar(app, alice, { location: 'by the lake' })
  expect(await counts()).toEqual([1])
})

test('one car is told once within 24 hours, whatever the searches, and again when it comes into range later', async () => {
  await saveSearch('brand=BMW&priceTo=38000')
  await later()
  const id = await offerCar(app, alice)
  expect(await counts()).toEqual([0])
  const edit = (price: number) => call(app, `PUT cars/${id}.json`, { as: alice, body: buildCar({ price }) })
  await edit(37_000)
  expect(await counts()).toEqual([1])
  const { at } = await db.selectFrom('searchHits').select('at').executeTakeFirstOrThrow()
  await edit(39_000)
  await edit(37_500)
  expect(await db.selectFrom('searchHits').select('at').execute()).toEqual([{ at }])
  await db
    .updateTable('searchHits')
    .set({ at: at - 25 * 60 * 60 * 1000 })
    .execute()
  await edit(37_400)
  expect((await db.selectFrom('searchHits').select('at').executeTakeFirstOrThrow()).at).toBeLessThan(at)
  await edit(39_000)
  await edit(37_300)
  expect((await db.selectFrom('searchHits').select('at').executeTakeFirstOrThrow()).at).toBeGreaterThanOrEqual(at)
})

test('never one’s own offers, nothing while alerts are off, nothing that one leaves out', async () => {
  await saveSearch('brand=BMW', { as: alice })
  await saveSearch('brand=BMW', { alert: 'off' })
  const carol = await signUp(app, 'carol')
  const danny = await signUp(app, 'danny')
  await saveSearch('brand=BMW', { as: carol })
  await saveSearch('brand=BMW', { as: danny })
  const leaveOut = (as: typeof alice, kind: string, value: string) =>
    call(app, 'PUT exclusions.json', { as, body: { kind, value, isLeftOut: true } })
  expect((await leaveOut(carol, 'seller', alice.id)).status).toBe(200)
  expect((await leaveOut(danny, 'word', 'service HISTORY')).status).toBe(200)
  await offerCar(app, alice)
  expect(await db.selectFrom('searchHits').selectAll().execute()).toEqual([])
})

test('live searches are told at once, to their owner alone', async () => {
  await allHeard({ db, hub })
  const heard: unknown[] = []
  const stops = [alice, bobby].map(({ id }) => hub.subscribe(`alerts/${id}`, (event) => heard.push([id, event])))
  await saveSearch('brand=BMW', { name: 'Any BMW' })
  await saveSearch('engine=Diesel', { alert: 'daily' })
  const id = await offerCar(app, alice)
  await expect.poll(() => heard.length).toBe(1)
  expect(heard).toMatchObject([
    [bobby.id, { kind: 'searchHit', searchName: 'Any BMW', carId: id, carName: 'BMW 320d', count: 1 }],
  ])
  for (const stop of stops) stop()
})

test('an offer that was reserved is no news when it is for sale again; one that was paused is', async () => {
  const id = await offerCar(app, alice)
  await saveSearch('brand=BMW')
  await later()
  const setState = (state: string) => call(app, `PUT cars/${id}/state.json`, { as: alice, body: { state } })
  for (const state of ['reserved', 'forSale', 'forSale']) await setState(state)
  expect(await counts()).toEqual([0])
  for (const state of ['paused', 'forSale']) await setState(state)
  expect(await counts()).toEqual([1])
})

test('offers that are imported together are told together', async () => {
  await allHeard({ db, hub })
  const heard: unknown[] = []
  const stop = hub.subscribe(`alerts/${bobby.id}`, (event) => heard.push(event))
  await saveSearch('brand=BMW', { name: 'Any BMW' })
  const batch = Array.from({ length: 60 }, (_none, i) => ({
    car: buildCar({ price: 9000 + i }) as unknown as NewCar,
    importKey: `${i}`,
    identity: {},
    isComposed: false,
    isPlaceDefault: false,
  }))
  await storeBatch(db, alice.id, batch)
  await allHeard({ db, hub })
  expect(heard).toMatchObject([{ kind: 'searchHit', searchName: 'Any BMW', count: 60 }])
  expect(await searches()).toMatchObject([{ total: 60, newCount: 60 }])
  stop()
})

test('a search is renamed, looked at and deleted by its owner alone', async () => {
  const { body } = await saveSearch('brand=BMW')
  const change = (as: typeof alice, changes: object) =>
    call(app, `PUT saved-searches/${body.name}.json`, { as, body: changes })
  expect((await change(alice, { name: 'Hers' })).status).toBe(404)
  await call(app, `DELETE saved-searches/${body.name}.json`, { as: alice })
  await later()
  await offerCar(app, alice)
  expect(await counts()).toEqual([1])
  await change(bobby, { name: 'Bavarian', isSeen: true })
  expect(await searches()).toMatchObject([{ name: 'Bavarian', newCount: 0, total: 1 }])
  await call(app, `DELETE saved-searches/${body.name}.json`, { as: bobby })
  expect(await searches()).toEqual([])
})

test('a search without a filter, or the twenty-first, is refused with a sentence', async () => {
  expect((await saveSearch('sort=cheapest')).status).toBe(400)
  for (let i = 0; i < personal.searches; i++) await saveSearch('brand=BMW')
  expect((await saveSearch('brand=BMW')).body.error).toBe('You have saved 20 searches. Delete one first.')
})

test('an offer that is hidden is told to nobody', async () => {
  await saveSearch('brand=BMW')
  const id = await offerCar(app, alice)
  await db.deleteFrom('searchHits').execute()
  const { body: car } = await call(app, `GET cars/${id}.json`, { as: bobby })
  await write(db, (tx) => tellSearches(tx, [{ id, car: { ...car, state: 'sold' } }]))
  expect(await db.selectFrom('searchHits').selectAll().execute()).toEqual([])
})

test('however many searches one has saved, their list is one question to the index', async () => {
  await offerCar(app, alice)
  await offerCar(app, alice, { brand: 'Audi', price: 9000 })
  await call(app, 'PUT exclusions.json', { as: bobby, body: { kind: 'word', value: 'rust', isLeftOut: true } })
  await offerCar(app, alice, { description: 'Some rust below the doors.' })
  for (const address of ['priceTo=10000', 'brand=BMW&q=audi', 'brand=BMW&brand=Audi', 'word=nothing'])
    await saveSearch(address)
  const ask = vi.spyOn(SearchThread.prototype, 'ask')
  expect((await searches()).map(({ total }: { total: number }) => total)).toEqual([0, 2, 1, 1])
  expect(ask).toHaveBeenCalledTimes(1)
  ask.mockRestore()
})

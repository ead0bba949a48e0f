import { expect, test, vi } from 'vitest'
import { type NewCar } from '../../contract/car.ts'
import { personal } from '../../contract/limits.ts'
import { write } from '../db/write.ts'
import { storeBatch } from '../import/import-store.ts'
import { allHeard } from '../testing/all-heard.ts'
import { SearchThread } from '../search/search-thread.ts'
import { buildCar, offerCar } from '../testing/cars.ts'
import { signUp } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { tellSearches } from './search-hits-store.ts'

const { app, db, hub, alice, bobby } = await useWorld(['alice', 'bobby'])

const saveSearch = (address: string, { as = bobby, alert = 'live', name = 'Mine' } = {}) =>
  call(app, 'POST saved-searches.json', { as, body: { name, address, alert } })
const searches = async (as = bobby) => (await call(app, 'GET saved-searches.json', { as })).body
const counts = async () => (await searches()).map((search: { newCount: number }) => search.newCount)
const later = () => db.updateTable('savedSearches').set({ seenAt: 0 }).execute()

test('a new offer is recorded for the saved searches that it matches, and for no other', async () => {
  for (const address of ['brand=Audi', 'brand=BMW&priceTo=40000', 'model=BMW 320&word=rust', 'engine=Petrol&brand=BMW'])
    expect((await saveSearch(address)).status).toBe(200)
  await later()
  const id = await offerCar(app, alice)
  expect(await counts()).toEqual([0, 0, 1, 0])
  const [, , matched] = await searches()
  expect(matched).toMatchObject({ total: 1, newest: { carId: id, name: 'BMW 320d, 2019' } })
})

test('the same filters are saved once, in whatever order they are listed', async () => {
  const first = await saveSearch('brand=BMW&priceTo=8000')
  const again = await saveSearch('priceTo=8000&brand=BMW&sort=cheapest')
  expect([again.status, again.body]).toEqual([200, first.body])
  await saveSearch('brand=BMW&priceTo=8000&currency=EUR')
  await saveSearch('brand=BMW&priceTo=8000', { as: alice })
  expect([(await searches()).length, (await searches(alice)).length]).toEqual([2, 1])
})

test('a saved search that includes unknown regions matches an offer without a region', async () => {
  await saveSearch('region=Varna&regionUnknown=true')
  await later()
  await offerCar(app, alice, { location: 'by the lake' })
  expect(await counts()).toEqual([1])
})

test('a person is notified of one car once within 24 hours for all searches, and again when it comes into range later', async () => {
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

test("saved searches do not match the person's own offers, excluded ones, or any while alerts are off", async () => {
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

test('matches of live searches are published at once, to their owner alone', async () => {
  await allHeard({ db, hub })
  const received: unknown[] = []
  const stops = [alice, bobby].map(({ id }) => hub.subscribe(`alerts/${id}`, (event) => received.push([id, event])))
  await saveSearch('brand=BMW', { name: 'Any BMW' })
  await saveSearch('engine=Diesel', { alert: 'daily' })
  const id = await offerCar(app, alice)
  await expect.poll(() => received.length).toBe(1)
  expect(received).toMatchObject([
    [bobby.id, { kind: 'searchHit', searchName: 'Any BMW', carId: id, carName: 'BMW 320d', count: 1 }],
  ])
  for (const stop of stops) stop()
})

test('a reserved offer that is for sale again is no new match, a paused one is', async () => {
  const id = await offerCar(app, alice)
  await saveSearch('brand=BMW')
  await later()
  const setState = (state: string) => call(app, `PUT cars/${id}/state.json`, { as: alice, body: { state } })
  for (const state of ['reserved', 'forSale', 'forSale']) await setState(state)
  expect(await counts()).toEqual([0])
  for (const state of ['paused', 'forSale']) await setState(state)
  expect(await counts()).toEqual([1])
})

test('imported offers are published to a search in one event', async () => {
  await allHeard({ db, hub })
  const received: unknown[] = []
  const stop = hub.subscribe(`alerts/${bobby.id}`, (event) => received.push(event))
  await saveSearch('brand=BMW', { name: 'Any BMW' })
  const batch = Array.from({ length: 60 }, (_none, i) => ({
    car: buildCar({ price: 9000 + i }) as unknown as NewCar,
    importKey: `${i}`,
    identity: {},
    language: 'en' as const,
    isComposed: false,
    isPlaceDefault: false,
  }))
  await storeBatch(db, alice.id, batch)
  await allHeard({ db, hub })
  expect(received).toMatchObject([{ kind: 'searchHit', searchName: 'Any BMW', count: 60 }])
  expect(await searches()).toMatchObject([{ total: 60, newCount: 60 }])
  stop()
})

test('a saved search can be renamed, marked as seen and deleted by its owner only', async () => {
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

test('a saved search without a filter, and the twenty-first, are refused with a sentence', async () => {
  expect((await saveSearch('sort=cheapest')).status).toBe(400)
  for (let i = 0; i < personal.searches; i++) await saveSearch(`priceTo=${1000 + i}`)
  expect((await saveSearch('brand=BMW')).body.error).toBe('You have saved 20 searches. Delete one first.')
})

test('a hidden offer matches no saved search', async () => {
  await saveSearch('brand=BMW')
  const id = await offerCar(app, alice)
  await db.deleteFrom('searchHits').execute()
  const { body: car } = await call(app, `GET cars/${id}.json`, { as: bobby })
  await write(db, (tx) => tellSearches(tx, [{ id, car: { ...car, state: 'sold' } }]))
  expect(await db.selectFrom('searchHits').selectAll().execute()).toEqual([])
})

test('the list of saved searches asks the index once, however many there are', async () => {
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

test.each([
  ['model=BMW x-6', 'BMW', ['X6', 'Х6', 'x-6', 'X‑6 xDrive', 'bmw x 6'], 'X5'],
  ['model=BMW Х6', 'BMW', ['X6', 'Х6', 'ВМW X-6'], '320d'],
  ['model=Mercedes-Benz C220', 'Mercedes-Benz', ['C220', 'C 220 CDI', 'С-220', 'C220d'], 'C 180'],
  ['model=Mercedes-Benz С 220', 'Mercedes-Benz', ['C220', 'С220'], 'E 220'],
  ['model=Mazda СХ-5', 'Mazda', ['CX5', 'CX-5', 'СХ 5'], 'CX-3'],
])('a saved search with an odd spelling finds what the list finds: %s', async (address, brand, models, other) => {
  expect((await saveSearch(address)).status).toBe(200)
  await later()
  const offer = (model: string) => offerCar(app, alice, { brand, model })
  for (const model of models) await offer(model)
  await offer(other)
  const [saved] = await searches()
  const listed = async (query: string) => (await call(app, `GET search.json?${encodeURI(decodeURI(query))}`)).body.total
  expect([saved.newCount, saved.total, await listed(address), await listed(saved.address)]).toEqual(
    Array.from({ length: 4 }, () => models.length),
  )
  // Another spelling of it is the same search.
  await saveSearch(saved.address, { name: 'Again' })
  expect(await searches()).toHaveLength(1)
})

test('a search with a filter that is none is not saved without it', async () => {
  for (const address of ['brand=BMW&priceTo=abc', 'brand=BMW&yearFrom=x', 'brand=BMW&engine=Steam'])
    expect(await saveSearch(address)).toMatchObject({ status: 400, body: { code: 'invalid', field: 'address' } })
  expect(await searches()).toEqual([])
  expect((await saveSearch('brand=bmw&priceTo=12 500 лв')).status).toBe(200)
  expect(await searches()).toMatchObject([{ address: 'brand=BMW&priceTo=12500' }])
})

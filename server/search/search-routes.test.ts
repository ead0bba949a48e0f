import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { noFilters } from '../../contract/search.ts'
import { CarCache } from '../cars/car-cache.ts'
import { openDatabase } from '../db/database.ts'
import { storePlace } from '../db/store-place.ts'
import { offerCar, buildCar } from '../testing/cars.ts'
import { signUp, signUpWithRole, type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { SearchService } from './search-service.ts'

const { app, db, dataDir, databaseUrl, alice, bobby } = await useWorld(['alice', 'bobby'])

async function search(query = '', as?: TestPerson) {
  const { status, body, text } = await call(app, `GET search.json?${query}`, as && { as })
  expect(status, text).toBe(200)
  return body
}

async function foundIds(query = '', as?: TestPerson): Promise<string[]> {
  return (await search(query, as)).cars.map(({ id }: { id: string }) => id)
}

describe('a search', () => {
  test('without filters lists all offers, newest first', async () => {
    const ids = [await offerCar(app, alice), await offerCar(app, bobby), await offerCar(app, alice)]
    const { cars, total, next, understood } = await search()
    expect(cars.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed())
    expect([total, next, understood]).toEqual([3, null, []])
    expect(cars[0]).toMatchObject({ brand: 'BMW', price: 38_900, owner_id: alice.id })
  })

  test('accepts several values of a group, bounds and an order', async () => {
    await offerCar(app, alice, { brand: 'Kia', price: 5000 })
    const audi = await offerCar(app, alice, { brand: 'Audi', price: 9000 })
    const bmw = await offerCar(app, alice, { price: 7000.5 })
    await offerCar(app, alice, { price: 20_000 })
    expect(await foundIds('brand=BMW&brand=Audi&priceTo=10000&sort=cheapest')).toEqual([bmw, audi])
    expect(await foundIds('brand=BMW&brand=Audi&priceTo=4601.89&currency=EUR')).toEqual([bmw, audi])
    expect(await foundIds('brand=BMW&brand=Audi&priceTo=4601.62&currency=EUR')).toEqual([bmw])
  })

  test('understands words, says which, and applies them to its counts', async () => {
    const bmw = await offerCar(app, alice)
    await offerCar(app, alice, { brand: 'Audi' })
    const { cars, total, understood } = await search(`q=${encodeURIComponent('бмв до 40000')}`)
    expect([cars[0].id, total]).toEqual([bmw, 1])
    expect(understood.map(({ param }: { param: string[] }) => param)).toEqual([
      ['brand', 'BMW'],
      ['priceTo', '40000'],
    ])
  })

  test('without hits says which filter to drop', async () => {
    await offerCar(app, alice, { year: 2010 })
    await offerCar(app, alice, { year: 2012 })
    const { total, relaxations } = await search('brand=BMW&yearFrom=2020&yearTo=2021&engine=Diesel')
    const dropped = [
      ['yearFrom', '2020'],
      ['yearTo', '2021'],
    ]
    expect([total, relaxations]).toEqual([0, [{ params: dropped, total: 2 }]])
    expect((await search('brand=BMW')).relaxations).toBeUndefined()
  })

  test('continues after the last offer of a page', async () => {
    const ids: string[] = []
    for (let number = 0; number < 30; number += 1) ids.push(await offerCar(app, alice, { price: 1000 + (number % 3) }))
    const first = await search('sort=cheapest')
    expect([first.cars.length, first.total]).toEqual([24, 30])
    await call(app, `DELETE cars/${first.cars[23].id}.json`, { as: alice })
    const second = await search(`sort=cheapest&after=${first.next}`)
    const seen = [...first.cars, ...second.cars].map(({ id }) => id)
    expect([second.next, second.total]).toEqual([null, 29])
    expect(new Set(seen)).toEqual(new Set(ids))
    expect(seen).toHaveLength(30)
  })

  test('shows a masked VIN to others and the whole one to its owner', async () => {
    await offerCar(app, alice, { vin: 'WBAPH5C55BA123456' })
    expect((await search('', bobby)).cars[0].vin).toBe('WBAPH5C55BA••••••')
    expect((await search('', alice)).cars[0].vin).toBe('WBAPH5C55BA123456')
  })

  test('answers 304 to a visitor who has the same answer', async () => {
    await offerCar(app, alice)
    const { headers } = await call(app, 'GET search.json?brand=BMW')
    const again = { headers: { 'if-none-match': String(headers.etag) } }
    expect((await call(app, 'GET search.json?brand=BMW', again)).status).toBe(304)
    await offerCar(app, alice)
    expect((await call(app, 'GET search.json?brand=BMW', again)).status).toBe(200)
  })
})

describe('the search box', () => {
  test('suggests how to complete the words, with counts, and the first offers', async () => {
    const golf = await offerCar(app, alice, { brand: 'Volkswagen', model: 'Golf 7', transmission: 'Manual' })
    await offerCar(app, alice, { brand: 'Volkswagen', model: 'Golf 6', transmission: 'Automatic' })
    await offerCar(app, bobby)
    const { status, body } = await call(app, `GET suggestions.json?q=${encodeURIComponent('голф')}&transmission=Manual`)
    expect(status).toBe(200)
    expect(body.total).toBe(1)
    expect(body.understood.map(({ param }: { param: string[] }) => param)).toEqual([['model', 'Volkswagen Golf']])
    expect(body.cars.map(({ id }: { id: string }) => id)).toEqual([golf])
  })

  test('completes words of existing offers only', async () => {
    const id = await offerCar(app, alice, { brand: 'Toyota', model: 'Corolla' })
    const texts = async () =>
      (await call(app, 'GET suggestions.json?q=coro')).body.completions.map(({ text }: { text: string }) => text)
    expect(await texts()).toEqual(['Toyota Corolla'])
    await call(app, `DELETE cars/${id}.json`, { as: alice })
    expect(await texts()).toEqual([])
  })
})

describe('an excluded offer', () => {
  test('is missing in the lists, counts and totals of the person who excluded it, and of nobody else', async () => {
    const kept = await offerCar(app, alice)
    const hidden = await offerCar(app, alice)
    const taxi = await offerCar(app, alice, { description: 'Такси от 2019 година.' })
    const ofBobby = await offerCar(app, bobby)
    const carol = await signUp(app, 'carol')
    const rows = [
      { kind: 'car', value: hidden },
      { kind: 'seller', value: bobby.id },
      { kind: 'word', value: 'taxi' },
      { kind: 'word', value: 'такси' },
    ] as const
    for (const row of rows) {
      await db
        .insertInto('exclusions')
        .values({ ...row, userId: carol.id, createdAt: 1 })
        .execute()
    }
    const suggested = (await call(app, 'GET suggestions.json?q=bmw', { as: carol })).body
    expect([suggested.total, suggested.cars.length]).toEqual([1, 1])
    const { cars, total, facets } = await search('', carol)
    expect([cars.map(({ id }: { id: string }) => id), total]).toEqual([[kept], 1])
    expect(facets.brand).toEqual([{ value: 'BMW', count: 1 }])
    expect(await foundIds('', bobby)).toEqual([ofBobby, taxi, hidden, kept])
  })
})

describe('the next search', () => {
  let id: string
  beforeEach(async () => {
    id = await offerCar(app, alice)
    await offerCar(app, bobby, { brand: 'Audi' })
    // The index is read before the change.
    if ((await search('brand=BMW')).total !== 1) throw new Error('The offer is not found')
  })

  test('finds a new offer', async () => {
    const other = await offerCar(app, bobby)
    expect(await foundIds('brand=BMW')).toEqual([other, id])
  })

  test('has the edited offer', async () => {
    await call(app, `PUT cars/${id}.json`, { as: alice, body: buildCar({ brand: 'Kia', price: 1 }) })
    expect((await search('brand=BMW')).total).toBe(0)
    expect(await foundIds('brand=Kia&priceTo=1')).toEqual([id])
  })

  test('leaves out a deleted offer, also in the counts', async () => {
    await call(app, `DELETE cars/${id}.json`, { as: alice })
    const { total, facets } = await search()
    expect([total, facets.brand]).toEqual([1, [{ value: 'Audi', count: 1 }]])
  })

  test('leaves out a sold offer until it is for sale again', async () => {
    await call(app, `PUT cars/${id}/state.json`, { as: alice, body: { state: 'sold' } })
    expect((await search('brand=BMW')).total).toBe(0)
    await call(app, `PUT cars/${id}/state.json`, { as: alice, body: { state: 'forSale' } })
    expect(await foundIds('brand=BMW')).toEqual([id])
  })

  test('leaves out hidden offers and those of suspended people, also for the owner', async () => {
    const frank = await signUpWithRole({ app, db }, 'frank', 'moderator')
    const reason = 'Not a real car'
    await call(app, `PUT moderation/offers/${id}`, { as: frank, body: { state: 'hidden', reason } })
    expect((await search('brand=BMW', alice)).total).toBe(0)
    await call(app, `PUT moderation/offers/${id}`, { as: frank, body: { state: 'shown', reason } })
    expect((await search('brand=BMW')).total).toBe(1)
    await call(app, `PUT moderation/accounts/${alice.id}`, { as: frank, body: { state: 'suspended', reason } })
    expect((await search('brand=BMW')).total).toBe(0)
  })

  test('in another process has the change too', async () => {
    const place = storePlace({ dataDir, databaseUrl })
    const other = openDatabase(place)
    const service = new SearchService(other, new CarCache(other), {
      place,
      firstCurrency: 'BGN',
      onError: () => {},
    })
    onTestFinished(async () => {
      await service.stop()
      await other.destroy()
    })
    const find = async () => (await service.find({ filters: noFilters, sort: 'newest', q: '' })).value.total
    expect(await find()).toBe(2)
    await offerCar(app, alice)
    expect(await find()).toBe(3)
    await call(app, `DELETE cars/${id}.json`, { as: alice })
    expect(await find()).toBe(2)
  })
})

import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { noFilters } from '../../contract/search.ts'
import { KeptCars } from '../cars/kept-cars.ts'
import { openDatabase } from '../db/database.ts'
import { storePlace } from '../db/store-place.ts'
import { offerCar, buildCar } from '../testing/cars.ts'
import { signUp, signUpWithRole, type TestPerson } from '../testing/people.ts'
import { call, emptyStore, openTestApp } from '../testing/test-app.ts'
import { SearchService } from './search-service.ts'

const { app, db, dataDir, databaseUrl } = await openTestApp()

let alice: TestPerson
let bobby: TestPerson

beforeEach(async () => {
  await emptyStore(db)
  alice = await signUp(app, 'alice')
  bobby = await signUp(app, 'bobby')
})

async function search(query = '', as?: TestPerson) {
  const { status, body, text } = await call(app, `GET search.json?${query}`, as && { as })
  expect(status, text).toBe(200)
  return body
}

async function foundIds(query = '', as?: TestPerson): Promise<string[]> {
  return (await search(query, as)).cars.map(({ id }: { id: string }) => id)
}

describe('a search', () => {
  test('without filters is the list of all offers, newest first', async () => {
    const ids = [await offerCar(app, alice), await offerCar(app, bobby), await offerCar(app, alice)]
    const { cars, total, next, understood } = await search()
    expect(cars.map(({ id }: { id: string }) => id)).toEqual(ids.toReversed())
    expect([total, next, understood]).toEqual([3, null, []])
    expect(cars[0]).toMatchObject({ brand: 'BMW', price: 38_900, owner_id: alice.id })
  })

  test('takes several values of a group, bounds and an order', async () => {
    await offerCar(app, alice, { brand: 'Kia', price: 5000 })
    const audi = await offerCar(app, alice, { brand: 'Audi', price: 9000 })
    const bmw = await offerCar(app, alice, { price: 7000.5 })
    await offerCar(app, alice, { price: 20_000 })
    expect(await foundIds('brand=BMW&brand=Audi&priceTo=10000&sort=cheapest')).toEqual([bmw, audi])
    expect(await foundIds('brand=BMW&brand=Audi&priceTo=4601.89&currency=EUR')).toEqual([bmw, audi])
    expect(await foundIds('brand=BMW&brand=Audi&priceTo=4601.62&currency=EUR')).toEqual([bmw])
  })

  test('understands words, says which, and counts by them', async () => {
    const bmw = await offerCar(app, alice)
    await offerCar(app, alice, { brand: 'Audi' })
    const { cars, total, understood } = await search(`q=${encodeURIComponent('бмв до 40000')}`)
    expect([cars[0].id, total]).toEqual([bmw, 1])
    expect(understood.map(({ param }: { param: string[] }) => param)).toEqual([
      ['brand', 'BMW'],
      ['priceTo', '40000'],
    ])
  })

  test('that finds nothing says which filter to drop', async () => {
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

  test('goes on behind the last offer of a page', async () => {
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

  test('shows others a masked VIN, and its owner the whole', async () => {
    await offerCar(app, alice, { vin: 'WBAPH5C55BA123456' })
    expect((await search('', bobby)).cars[0].vin).toBe('WBAPH5C55BA••••••')
    expect((await search('', alice)).cars[0].vin).toBe('WBAPH5C55BA123456')
  })

  test('answers a visitor who has it already without a body', async () => {
    await offerCar(app, alice)
    const { headers } = await call(app, 'GET search.json?brand=BMW')
    const again = { headers: { 'if-none-match': String(headers.etag) } }
    expect((await call(app, 'GET search.json?brand=BMW', again)).status).toBe(304)
    await offerCar(app, alice)
    expect((await call(app, 'GET search.json?brand=BMW', again)).status).toBe(200)
  })
})

describe('the search box', () => {
  test('suggests how the words may go on, with counts, and the first offers', async () => {
    const golf = await offerCar(app, alice, { brand: 'Volkswagen', model: 'Golf 7', transmission: 'Manual' })
    await offerCar(app, alice, { brand: 'Volkswagen', model: 'Golf 6', transmission: 'Automatic' })
    await offerCar(app, bobby)
    const { status, body } = await call(app, `GET suggestions.json?q=${encodeURIComponent('голф')}&transmission=Manual`)
    expect(status).toBe(200)
    expect(body.total).toBe(1)
    expect(body.understood.map(({ param }: { param: string[] }) => param)).toEqual([['model', 'Volkswagen Golf']])
    expect(body.cars.map(({ id }: { id: string }) => id)).toEqual([golf])
  })

  test('completes with what there are offers of, and forgets it when the last is gone', async () => {
    const id = await offerCar(app, alice, { brand: 'Toyota', model: 'Corolla' })
    const texts = async () =>
      (await call(app, 'GET suggestions.json?q=coro')).body.completions.map(({ text }: { text: string }) => text)
    expect(await texts()).toEqual(['Toyota Corolla'])
    await call(app, `DELETE cars/${id}.json`, { as: alice })
    expect(await texts()).toEqual([])
  })
})

describe('what somebody does not want to see', () => {
  test('is in no list, count or total of theirs, and in those of others', async () => {
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
    // The index is read before anything changes.
    if ((await search('brand=BMW')).total !== 1) throw new Error('The offer is not found')
  })

  test('finds a new offer', async () => {
    const other = await offerCar(app, bobby)
    expect(await foundIds('brand=BMW')).toEqual([other, id])
  })

  test('knows what was edited', async () => {
    await call(app, `PUT cars/${id}.json`, { as: alice, body: buildCar({ brand: 'Kia', price: 1 }) })
    expect((await search('brand=BMW')).total).toBe(0)
    expect(await foundIds('brand=Kia&priceTo=1')).toEqual([id])
  })

  test('leaves out what was deleted, and its count', async () => {
    await call(app, `DELETE cars/${id}.json`, { as: alice })
    const { total, facets } = await search()
    expect([total, facets.brand]).toEqual([1, [{ value: 'Audi', count: 1 }]])
  })

  test('leaves out what is sold, until it is for sale again', async () => {
    await call(app, `PUT cars/${id}/state.json`, { as: alice, body: { state: 'sold' } })
    expect((await search('brand=BMW')).total).toBe(0)
    await call(app, `PUT cars/${id}/state.json`, { as: alice, body: { state: 'forSale' } })
    expect(await foundIds('brand=BMW')).toEqual([id])
  })

  test('leaves out what a moderator hides and who is suspended, also for its owner', async () => {
    const frank = await signUpWithRole({ app, db }, 'frank', 'moderator')
    const reason = 'Not a real car'
    await call(app, `PUT moderation/offers/${id}`, { as: frank, body: { state: 'hidden', reason } })
    expect((await search('brand=BMW', alice)).total).toBe(0)
    await call(app, `PUT moderation/offers/${id}`, { as: frank, body: { state: 'shown', reason } })
    expect((await search('brand=BMW')).total).toBe(1)
    await call(app, `PUT moderation/accounts/${alice.id}`, { as: frank, body: { state: 'suspended', reason } })
    expect((await search('brand=BMW')).total).toBe(0)
  })

  test('in another process knows it too', async () => {
    const place = storePlace({ dataDir, databaseUrl })
    const other = openDatabase(place)
    const service = new SearchService(other, new KeptCars(other), { place, onError: () => {} })
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

describe('parameters that mean nothing', () => {
  test.each([
    'brand=Lada',
    'engine=Steam&engine=',
    'region=%00',
    'priceFrom=-1&priceTo=1e9',
    'yearFrom=2019&yearFrom=zzz&yearTo=&mileageTo=NaN',
    'sort=random&sort=cheapest&currency=USD&hasPhotos=1',
    'after=zzz&after=1',
    `after=${Buffer.from('["cheapest",{"a":1},7]').toString('base64url')}`,
    `after=${Buffer.from('["cheapest",1,"x"]').toString('base64url')}`,
    `sort=mileage&after=${Buffer.from('["mileage",1e999,""]').toString('base64url')}`,
    'word=%21%3F&without=..%2F..&extra=__proto__&town=constructor&__proto__=1&toString=2',
    `q=${'x'.repeat(5000)}`,
    `q=${encodeURIComponent('🚗'.repeat(100))}`,
    Array.from({ length: 500 }, (_none, number) => `word=w${number}`).join('&'),
    'unknown=1&shallow=false',
  ])('are ignored: %s', async (query) => {
    await offerCar(app, alice)
    const { status, body } = await call(app, `GET search.json?${query}`)
    expect(status).toBe(200)
    expect(body.total).toBe(body.cars.length)
    expect(body.facets.engine.length).toBeLessThanOrEqual(1)
  })

  test('beside some that do', async () => {
    const id = await offerCar(app, alice)
    await offerCar(app, alice, { brand: 'Audi' })
    expect(await foundIds('brand=BMW&engine=Steam&yearFrom=x&sort=worst')).toEqual([id])
  })
})

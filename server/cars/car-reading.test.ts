import { describe, expect, test } from 'vitest'
import { buildCar, offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, db, alice, bobby } = await useWorld(['alice', 'bobby'])

describe('reading cars', () => {
  test('a visitor reads the list but not one car', async () => {
    const id = await offerCar(app, alice)
    expect((await call(app, 'GET cars.json')).status).toBe(200)
    expect((await call(app, `GET cars/${id}.json`)).status).toBe(401)
  })

  test('a missing car is null', async () => {
    expect((await call(app, 'GET cars/-Nothing.json', { as: alice })).text).toBe('null')
  })

  test('windows of cars by key, price, year and brand', async () => {
    const [golf, polo, civic] = [
      await offerCar(app, alice, { brand: 'Volkswagen', model: 'Golf', price: 30_000, year: 2018 }),
      await offerCar(app, alice, { brand: 'Volkswagen', model: 'Polo', price: 20_000, year: 2020 }),
      await offerCar(app, bobby, { brand: 'Honda', model: 'Civic', price: 25_000, year: 2019 }),
    ]
    const ids = async (query: string) => Object.keys((await call(app, `GET cars.json?${query}`)).body ?? {})
    expect(await ids('orderBy="$key"&limitToLast=2')).toEqual([polo, civic])
    expect(await ids(`orderBy="$key"&endBefore="${civic}"&limitToLast=1`)).toEqual([polo])
    expect(await ids('orderBy="price"&startAt=21000&endAt=30000')).toEqual([civic, golf])
    expect(await ids('orderBy="price"&limitToFirst=1')).toEqual([polo])
    expect(await ids('orderBy="year"&equalTo=2019')).toEqual([civic])
    expect(await ids('orderBy="brand"&equalTo="Volkswagen"')).toEqual([golf, polo])
    expect(
      await ids(`orderBy="owner_id"&startAt="${alice.id}"&endBefore="${alice.id}","${polo}"&limitToLast=5`),
    ).toEqual([golf])
    expect(await ids('orderBy="price"&equalTo="cheap"')).toEqual([])
  })

  test('a list read again shows what changed meanwhile', async () => {
    const id = await offerCar(app, alice)
    const list = async () => (await call(app, 'GET cars.json?orderBy="$key"&limitToLast=5')).body
    expect((await list())[id].price).toBe(38_900)
    await call(app, `PUT cars/${id}.json`, { as: alice, body: buildCar({ price: 1 }) })
    expect((await list())[id].price).toBe(1)
    const other = await offerCar(app, alice)
    expect(Object.keys(await list())).toEqual([id, other])
    await call(app, `DELETE cars/${id}.json`, { as: alice })
    expect(Object.keys(await list())).toEqual([other])
    expect((await call(app, 'GET cars.json?orderBy="$key"&limitToLast=5&print=pretty')).text).toContain('\n')
  })

  test("an infinite number is refused as a bound and does not get another bound's answer", async () => {
    await offerCar(app, alice)
    for (const bound of ['1e999', '-1e999', '1e999,"-N"']) {
      expect((await call(app, `GET cars.json?orderBy="price"&startAt=${bound}`)).status).toBe(400)
    }
    expect(Object.keys((await call(app, 'GET cars.json?orderBy="price"&startAt=null')).body)).toHaveLength(1)
  })

  test('shallow answers keys only', async () => {
    const id = await offerCar(app, alice)
    expect((await call(app, 'GET cars.json?shallow=true')).body).toEqual({ [id]: true })
  })
})

describe('entity tags', () => {
  test('an unchanged list answers 304, a changed one 200', async () => {
    await offerCar(app, alice)
    const first = await call(app, 'GET cars.json')
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect((await call(app, 'GET cars.json', { headers })).status).toBe(304)
    await offerCar(app, alice)
    expect((await call(app, 'GET cars.json', { headers })).status).toBe(200)
  })

  test('if-match allows a write only while the car is unchanged', async () => {
    const id = await offerCar(app, alice)
    const { headers } = await call(app, `GET cars/${id}.json`, { as: alice, headers: { 'x-firebase-etag': 'true' } })
    const ifMatch = { 'if-match': String(headers.etag) }
    const write = () => call(app, `PUT cars/${id}.json`, { as: alice, body: buildCar({ price: 1 }), headers: ifMatch })
    expect((await write()).status).toBe(200)
    const refused = await call(app, `DELETE cars/${id}.json`, { as: alice, headers: ifMatch })
    expect([refused.status, refused.body.price]).toEqual([412, 1])
    expect((await call(app, `GET cars/${id}/price.json`, { as: alice })).body).toBe(1)
  })

  test('a missing node has the null tag of the wire', async () => {
    const { headers } = await call(app, 'GET cars/-Nothing.json', { as: alice, headers: { 'x-firebase-etag': 'true' } })
    expect(headers.etag).toBe('null_etag')
  })

  test('print=silent answers 204', async () => {
    const { status, text } = await call(app, 'POST cars.json?print=silent', { as: alice, body: buildCar() })
    expect([status, text]).toEqual([204, ''])
  })
})

test('a window of nearly the maximum number of cars is answered whole and in order', async () => {
  const id = await offerCar(app, alice)
  const template = await db.selectFrom('cars').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  await db.transaction().execute(async (tx) => {
    for (let i = 0; i < 9500; i += 500) {
      const cars = Array.from({ length: 500 }, (_, n) => ({ ...template, id: `-N${i + n}`, price: 40_000 - i - n }))
      await tx.insertInto('cars').values(cars).execute()
    }
  })
  const { status, text } = await call(app, 'GET cars.json?orderBy="price"&limitToLast=999999')
  expect(status).toBe(200)
  const prices = [...text.matchAll(/"price":(\d+)/g)].map((match) => Number(match[1]))
  expect(prices).toHaveLength(9501)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

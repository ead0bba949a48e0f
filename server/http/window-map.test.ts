import { beforeAll, expect, test } from 'vitest'
import { type WireQuery } from '../../contract/wire-query.ts'
import { eachCar, listCars } from '../cars/car-store.ts'
import { buildCar, offerCar } from '../testing/cars.ts'
import { signUp, type TestPerson } from '../testing/people.ts'
import { emptyStore, openTestApp } from '../testing/test-app.ts'

const { app, db } = await openTestApp()
const count = 130
let alice: TestPerson
let carIds: string[]

async function idsOf(query: WireQuery): Promise<string[]> {
  const ids: string[] = []
  for await (const [id] of eachCar(db, { query })) ids.push(id)
  return ids
}

/** Brands, years and prices repeat, so that keys settle the order. */
beforeAll(async () => {
  await emptyStore(db)
  alice = await signUp(app, 'alice')
  carIds = []
  for (let number = 0; number < count; number++) {
    const brand = number % 3 === 0 ? 'Audi' : 'BMW'
    carIds.push(await offerCar(app, alice, buildCar({ brand, year: 2000 + (number % 4), price: 1000 + (number % 7) })))
  }
})

test('a wide window read in parts has the same entries in the same order as when read at once', async () => {
  const windows: WireQuery[] = [
    {},
    { orderBy: '$key' },
    { orderBy: '$key', limitToFirst: 120 },
    { orderBy: '$key', limitToLast: 120 },
    { orderBy: '$key', limitToLast: 100 },
    { orderBy: '$key', limitToLast: 500 },
    { orderBy: '$key', startAt: carIds[10] ?? '', endBefore: carIds[120] ?? '' },
    { orderBy: '$key', startAfter: carIds[10] ?? '', endAt: carIds[120] ?? '', limitToLast: 60 },
    { orderBy: 'price' },
    { orderBy: 'price', limitToLast: 77 },
    { orderBy: 'price', startAt: 1002, endAt: [1005, carIds[75] ?? ''], limitToFirst: 55 },
    { orderBy: 'year', startAfter: [2001, carIds[60] ?? ''] },
    { orderBy: 'brand', equalTo: 'BMW' },
    { orderBy: 'brand', equalTo: 'BMW', limitToLast: 70 },
    { orderBy: 'brand', equalTo: 'Fiat' },
    { orderBy: 'owner_id', equalTo: alice.id, limitToLast: 60 },
  ]
  for (const query of windows) {
    const whole = await listCars(db, query)
    expect(await idsOf(query)).toEqual(whole.map(([id]) => id))
  }
})

test('other work runs while a whole node is read', async () => {
  let turns = 0
  let isReading = true
  const takeTurns = () => {
    turns++
    if (isReading) setImmediate(takeTurns)
  }
  setImmediate(takeTurns)
  await idsOf({})
  isReading = false
  expect(turns).toBeGreaterThanOrEqual(Math.floor(count / 50))
})

test('many comments are answered whole, plain, pretty and shallow, and only a few have a tag', async () => {
  const [id] = carIds
  const url = `/api/cars/${id}/comments.json?auth=${alice.token}`
  const rows = Array.from({ length: 60 }, (_none, number) => ({
    id: `-Comment-${String(number).padStart(11, '0')}`,
    carId: id ?? '',
    senderId: alice.id,
    comments: `Line ${number}\nand another`,
    createdAt: number,
  }))
  const [first, ...others] = rows
  if (first) await db.insertInto('comments').values(first).execute()
  expect((await app.inject({ url })).headers.etag).toBeDefined()
  await db.insertInto('comments').values(others).execute()
  const plain = await app.inject({ url })
  expect(Object.keys(plain.json())).toEqual(rows.map((row) => row.id))
  expect(plain.headers.etag).toBeUndefined()
  expect((await app.inject({ url: `${url}&print=pretty` })).body).toBe(JSON.stringify(plain.json(), null, 2))
  const shallow = await app.inject({ url: `${url}&shallow=true` })
  expect(shallow.json()).toEqual(Object.fromEntries(rows.map((row) => [row.id, true])))
})

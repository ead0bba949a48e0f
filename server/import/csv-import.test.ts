import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { storePlace } from '../db/store-place.ts'
import { startListening } from '../events/listening.ts'
import { Hub } from '../events/hub.ts'
import { findOwner } from './import-store.ts'
import { header, openDealersFiles } from './testing/dealers-files.ts'

const { store, db, clear, run, rejectedText } = await openDealersFiles()
/** Ids of new offers that a running product gets by events. */
let told: string[] = []
/** The last number of posts that viewers of the owner's profile get. */
let postsTold: number | undefined

const golf = 'Volkswagen,Golf,Petrol,Manual,2018,19400,"Well kept, one owner",Sofia'
const audi = 'Audi,A1,Petrol,Manual,2017,28750,,Plovdiv'

beforeAll(async () => {
  const hub = new Hub()
  hub.subscribe('cars', (event) => event.kind === 'carsAdded' && told.push(...event.ids))
  hub.subscribe('profiles/alice', (event) => {
    if (event.kind === 'counts') postsTold = event.posts
  })
  const product = openDatabase(storePlace(store))
  const onError = (error: unknown) => expect.unreachable(String(error))
  const stopListening = await startListening(product, hub, { url: store.databaseUrl, onError })
  return async () => {
    await stopListening()
    await product.destroy()
  }
})

beforeEach(async () => {
  told = []
  postsTold = undefined
  await clear()
})

test('an import stores offers with their counts and publishes their ids to the running product', async () => {
  expect(await run([header, golf, audi])).toMatchObject({
    rows: 2,
    accepted: 2,
    added: 2,
    changed: 0,
    reworded: 1,
    rejected: 0,
  })
  const cars = await db.selectFrom('cars').selectAll().orderBy('id').execute()
  expect(cars).toMatchObject([
    { ownerId: 'alice', brand: 'Volkswagen', model: 'Golf', price: 19_400, description: 'Well kept, one owner' },
    { ownerId: 'alice', brand: 'Audi', description: 'Audi A1 of 2017. Petrol engine. Manual transmission.' },
  ])
  const counts = await db.selectFrom('users').select(['id', 'postCount']).orderBy('id').execute()
  expect(counts.map((user) => user.postCount)).toEqual([2, 0])
  const total = await db.selectFrom('totals').select('count').where('name', '=', 'cars').executeTakeFirstOrThrow()
  expect(total.count).toBe(2)
  await vi.waitFor(() => expect(told).toEqual(cars.map((car) => car.id)))
  await vi.waitFor(() => expect(postsTold).toBe(2))
  expect(await rejectedText()).toBe('none')
})

test('a second import renews offers for sale and expired ones, not sold ones', async () => {
  const bmw = 'BMW,320d,Diesel,Manual,2017,28750,,Plovdiv'
  await run([header, golf, audi, bmw])
  const change = (brand: 'Volkswagen' | 'Audi' | 'BMW', fields: object) =>
    db.updateTable('cars').set(fields).where('brand', '=', brand).execute()
  await db.updateTable('cars').set({ renewedAt: 1 }).execute()
  await change('Audi', { state: 'expired', unlistedAt: 1 })
  await change('BMW', { state: 'sold', unlistedAt: 1 })
  await db.updateTable('totals').set({ count: 1 }).where('name', '=', 'cars').execute()
  const now = Date.now()
  expect(await run([header, golf, audi, bmw])).toMatchObject({ accepted: 3, added: 0 })
  const cars = await db.selectFrom('cars').select(['state', 'renewedAt', 'unlistedAt']).orderBy('id').execute()
  expect(cars.map(({ state, renewedAt, unlistedAt }) => [state, renewedAt >= now, unlistedAt])).toEqual([
    ['forSale', true, null],
    ['forSale', true, null],
    ['sold', false, 1],
  ])
  const total = await db.selectFrom('totals').select('count').where('name', '=', 'cars').executeTakeFirstOrThrow()
  expect(total.count).toBe(2)
})

test('a second import of the same rows adds nothing, except for another owner', async () => {
  await run([header, golf, audi])
  expect(await run([header, audi, golf])).toMatchObject({ accepted: 2, added: 0 })
  expect(await run([header, golf, audi], { ownerId: 'bobby' })).toMatchObject({ accepted: 2, added: 2 })
  expect(await run([header, golf, audi, golf])).toMatchObject({ accepted: 3, added: 1 })
})

test('two equal rows become two cars', async () => {
  expect(await run([header, golf, golf, golf])).toMatchObject({ accepted: 3, added: 3 })
  expect(await run([header, golf, golf, golf])).toMatchObject({ accepted: 3, added: 0 })
})

test('rejected rows are written with their reason in the last column, and replace the file of an earlier import', async () => {
  const lada = golf.replace('Volkswagen', 'Lada')
  expect(await run([header, golf, lada, 'Audi,A1', audi])).toMatchObject({ rows: 4, accepted: 2, rejected: 2 })
  const [first, second, third] = (await rejectedText()).split('\r\n')
  expect(first).toBe(`\uFEFF${header},reason`)
  expect(second).toMatch(
    /^Lada,Golf,Petrol,Manual,2018,19400,"Well kept, one owner",Sofia,"brand: ""Lada"" is none of Toyota, .*"$/,
  )
  expect(third).toMatch(/^Audi,A1,,,,,,,"The row has 2 columns, the header 8; engine: .*"$/)
  await run([header, golf])
  expect(await rejectedText()).toBe('none')
})

test('an interrupted import that is run again stores every row once', async () => {
  const rows = Array.from({ length: 400 }, (_, i) => golf.replace('19400', String(19_400 + i)))
  const interruption = new AbortController()
  const { signal } = interruption
  const first = await run([header, ...rows], { signal, onProgress: () => interruption.abort() })
  expect(first.added).toBeGreaterThan(0)
  expect(first.added).toBeLessThan(400)
  expect(await run([header, ...rows])).toMatchObject({ accepted: 400, added: 400 - first.added })
  const prices = await db.selectFrom('cars').select('price').execute()
  expect(new Set(prices.map((car) => car.price)).size).toBe(400)
})

test('a file that is no stock list is refused before anything is stored', async () => {
  await expect(run(['name,colour', 'x,y'])).rejects.toThrow('The file has no column for: brand')
  await expect(run([''])).rejects.toThrow('The file is empty.')
  await expect(run([header.replace('price', 'price_gbp'), golf])).rejects.toThrow('--rate')
})

test('an owner of an import is found by e-mail', async () => {
  expect(await findOwner(db, 'alice.one@gmail.com')).toBe('alice')
  expect(await findOwner(db, 'nobody.one@gmail.com')).toBeUndefined()
})

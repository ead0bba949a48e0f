import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../database.ts'
import { migrate } from './migrate.ts'
import { storePlace } from '../store-place.ts'
import { makeTemporaryPlace } from '../../testing/temporary-place.ts'
import { newCarSchema } from '../../../contract/car.ts'
import { newCarRow } from '../../cars/car-columns.ts'
import { buildCar } from '../../testing/cars.ts'
import { up } from './0015-families.ts'

const place = await makeTemporaryPlace()
const db = openDatabase(storePlace(place))
afterAll(async () => {
  await db.destroy()
  await place.remove()
})

test('offers and saved searches of before are of the one family of their model', async () => {
  await migrate(db)
  const person = { id: 'alice', username: 'alice', usernameFolded: 'alice', email: 'alice.one@gmail.com' }
  await db
    .insertInto('users')
    .values({ ...person, telephone: '0888123456', gender: 'Female', createdAt: 1 })
    .execute()
  const models = ['X6', 'х 6', 'BMW X-6', '320D']
  const before = ['X6', 'х 6', 'BMW', '320D']
  for (const [at, model] of models.entries()) {
    const car = newCarSchema.parse(buildCar({ brand: 'BMW', model }))
    const row = newCarRow(car, { id: `car${at}`, ownerId: 'alice', importKey: null, now: 1 })
    await db
      .insertInto('cars')
      .values({ ...row, modelFamily: before[at]! })
      .execute()
  }
  const search = { userId: 'alice', name: 'X6', alert: 'live' as const, createdAt: 1, seenAt: 1 }
  await db
    .insertInto('savedSearches')
    .values([
      { ...search, id: 'one', address: 'model=BMW%20x6&model=BMW%20X-6&priceTo=9', brands: '|BMW x6|BMW X-6|' },
      { ...search, id: 'two', address: 'brand=Audi', brands: '|Audi|' },
      { ...search, id: 'three', address: 'priceTo=9', brands: null },
    ])
    .execute()

  await up(db as never)

  const families = await db.selectFrom('cars').select('modelFamily').orderBy('id').execute()
  expect(families.map(({ modelFamily }) => modelFamily)).toEqual(['X6', 'X6', 'X6', '320'])
  const searches = await db.selectFrom('savedSearches').select(['id', 'address', 'brands']).orderBy('id').execute()
  expect(searches).toEqual([
    { id: 'one', address: 'model=BMW%20X6&model=BMW%20X6&priceTo=9', brands: '|BMW X6|' },
    { id: 'three', address: 'priceTo=9', brands: null },
    { id: 'two', address: 'brand=Audi', brands: '|Audi|' },
  ])
})

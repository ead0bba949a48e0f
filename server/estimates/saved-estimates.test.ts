import { beforeEach, expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { signUp } from '../testing/people.ts'
import { emptyStore, openTestApp } from '../testing/test-app.ts'
import { saveEstimates, type Looked } from './saved-estimates-store.ts'

const { app, db } = await openTestApp()
let ids: string[]

beforeEach(async () => {
  await emptyStore(db)
  const alice = await signUp(app, 'alice')
  ids = [await offerCar(app, alice), await offerCar(app, alice), await offerCar(app, alice)]
})

const estimated = (carId: string): Looked => {
  const range = { price: 9000, low: 8000, high: 10_000 }
  const workedOut = { ...range, level: 'model', facts: '', comparableIds: ids, comparableCount: ids.length } as const
  return { carId, workedOut, few: null }
}
const estimates = () => db.selectFrom('estimates').select('carId').orderBy('carId').execute()
const grounds = () => db.selectFrom('estimateGrounds').select('carId').distinct().orderBy('carId').execute()

test('an offer that went after it was looked at is passed over, and the others are saved', async () => {
  const [gone = '', few = '', worth = ''] = ids
  await db.deleteFrom('cars').where('id', '=', gone).execute()
  await saveEstimates(db, [estimated(gone), { carId: few, workedOut: null, few: 2 }, estimated(worth)], Date.now())
  expect(await estimates()).toEqual([{ carId: worth }])
  expect(await grounds()).toEqual([{ carId: worth }])
  expect(await db.selectFrom('fewComparables').selectAll().execute()).toEqual([{ carId: few, count: 2 }])
})

test('two who look at the same offers at once both succeed', async () => {
  const looked = ids.map(estimated)
  await Promise.all(Array.from({ length: 8 }, () => saveEstimates(db, looked, Date.now())))
  const all = ids.toSorted().map((carId) => ({ carId }))
  expect(await estimates()).toEqual(all)
  expect(await grounds()).toEqual(all)
})

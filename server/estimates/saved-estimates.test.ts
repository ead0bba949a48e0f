import { beforeEach, expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { signUp } from '../testing/people.ts'
import { useWorld } from '../testing/world.ts'
import { saveEstimates, type EstimateResult } from './saved-estimates-store.ts'

const { app, db } = await useWorld()
let ids: string[]

beforeEach(async () => {
  const alice = await signUp(app, 'alice')
  ids = [await offerCar(app, alice), await offerCar(app, alice), await offerCar(app, alice)]
})

const estimated = (carId: string): EstimateResult => {
  const range = { price: 9000, low: 8000, high: 10_000 }
  const estimate = { ...range, level: 'model', facts: '', comparableIds: ids, comparableCount: ids.length } as const
  return { carId, estimate, few: null }
}
const estimates = () => db.selectFrom('estimates').select('carId').orderBy('carId').execute()
const grounds = () => db.selectFrom('estimateGrounds').select('carId').distinct().orderBy('carId').execute()

test('an offer that was deleted after its estimate was made is skipped, and the others are saved', async () => {
  const [gone = '', few = '', worth = ''] = ids
  await db.deleteFrom('cars').where('id', '=', gone).execute()
  await saveEstimates(db, [estimated(gone), { carId: few, estimate: null, few: 2 }, estimated(worth)], Date.now())
  expect(await estimates()).toEqual([{ carId: worth }])
  expect(await grounds()).toEqual([{ carId: worth }])
  expect(await db.selectFrom('fewComparables').selectAll().execute()).toEqual([{ carId: few, count: 2 }])
})

test('two processes that save estimates of the same offers at once both succeed', async () => {
  const results = ids.map(estimated)
  await Promise.all(Array.from({ length: 8 }, () => saveEstimates(db, results, Date.now())))
  const all = ids.toSorted().map((carId) => ({ carId }))
  expect(await estimates()).toEqual(all)
  expect(await grounds()).toEqual(all)
})

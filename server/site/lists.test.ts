import { expect, test } from 'vitest'
import { listValue } from '../import/csv-values.ts'
import { buildCar } from '../testing/cars.ts'
import { signUp } from '../testing/people.ts'
import { call, openTestApp } from '../testing/test-app.ts'

const year = new Date().getFullYear()

const { app } = await openTestApp({ env: { LISTS: 'bulgaria' } })
const alice = await signUp(app, 'alice')
const offer = (change: object) => call(app, 'POST cars.json', { as: alice, body: { ...buildCar(), ...change } })
const search = async (q: string) => (await call(app, `GET search.json?q=${encodeURIComponent(q)}`)).body

test('LISTS=bulgaria offers all makes and years up to now, in calls, words and imports', async () => {
  expect(await offer({ brand: 'Opel', model: 'Astra', year })).toMatchObject({ status: 200 })
  expect(await offer({ brand: 'Tatra' })).toMatchObject({ status: 400, body: { error: 'brand: Brand is required.' } })
  expect(await offer({ year: year + 1 })).toMatchObject({ status: 400, body: { error: 'year: Year is required.' } })
  expect(await search('опел')).toMatchObject({ understood: [{ param: ['brand', 'Opel'] }], total: 1 })
  expect(await search(`октавия ${year}`)).toMatchObject({
    understood: [
      { param: ['model', 'Skoda Octavia'] },
      { param: ['yearFrom', `${year}`] },
      { param: ['yearTo', `${year}`] },
    ],
  })
  expect(listValue('brand', 'шкода')).toBe('Skoda')
  expect(listValue('brand', 'Škoda Auto')).toBe('Skoda')
  expect(listValue('brand', 'Great Wall Motors')).toBe('Great Wall')
})

import { expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, db, alice } = await useWorld(['alice'])

const now = async (ids: string[]) => {
  const { status, body } = await call(app, `GET cars-now.json?${ids.map((id) => `id=${id}`).join('&')}`)
  expect(status).toBe(200)
  return body.map(({ id }: { id: string }) => id)
}
const setState = (id: string, state: string) => call(app, `PUT cars/${id}/state.json`, { as: alice, body: { state } })

test('cars-now answers offers in their present state and in the order asked for, sold ones too', async () => {
  const [first, second, third] = [await offerCar(app, alice), await offerCar(app, alice), await offerCar(app, alice)]
  await setState(second, 'sold')
  expect(await now([third, second, first])).toEqual([third, second, first])
})

test('cars-now leaves out offers that others may not see, and unknown ids', async () => {
  const [paused, hidden] = [await offerCar(app, alice), await offerCar(app, alice)]
  await setState(paused, 'paused')
  await db.updateTable('cars').set({ hiddenAt: 1 }).where('id', '=', hidden).execute()
  expect(await now([paused, hidden, 'nothing', '__proto__', ''])).toEqual([])
  expect(await now([])).toEqual([])
})

import { beforeEach, expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { signUp, type TestPerson } from '../testing/people.ts'
import { call, emptyStore, openTestApp } from '../testing/test-app.ts'

const { app, db } = await openTestApp()
let alice: TestPerson

beforeEach(async () => {
  await emptyStore(db)
  alice = await signUp(app, 'alice')
})

const now = async (ids: string[]) => {
  const { status, body } = await call(app, `GET cars-now.json?${ids.map((id) => `id=${id}`).join('&')}`)
  expect(status).toBe(200)
  return body.map(({ id }: { id: string }) => id)
}
const setState = (id: string, state: string) => call(app, `PUT cars/${id}/state.json`, { as: alice, body: { state } })

test('offers are told as they are now, in the order in which one asks, sold ones too', async () => {
  const [first, second, third] = [await offerCar(app, alice), await offerCar(app, alice), await offerCar(app, alice)]
  await setState(second, 'sold')
  expect(await now([third, second, first])).toEqual([third, second, first])
})

test('what nobody else may look at, or what is none, is left out', async () => {
  const [paused, hidden] = [await offerCar(app, alice), await offerCar(app, alice)]
  await setState(paused, 'paused')
  await db.updateTable('cars').set({ hiddenAt: 1 }).where('id', '=', hidden).execute()
  expect(await now([paused, hidden, 'nothing', '__proto__', ''])).toEqual([])
  expect(await now([])).toEqual([])
})

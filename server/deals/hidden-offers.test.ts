import { expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, db, alice, bobby, carol } = await useWorld(['alice', 'bobby', 'carol'])
const hour = 60 * 60 * 1000

/** Whole minutes ahead. */
const ahead = (hours: number) => Math.ceil(Date.now() / 60_000) * 60_000 + hours * hour
const offer = async (as: TestPerson, carId: string): Promise<string> =>
  (await call(app, 'POST price-offers.json', { as, body: { carId, amount: 36_000 } })).body.name
const act = (as: TestPerson, what: string, action: string, more: object = {}) =>
  call(app, `PUT ${what}/action.json`, { as, body: { action, round: 1, ...more } })
const hide = (carId: string) => db.updateTable('cars').set({ hiddenAt: 1 }).where('id', '=', carId).execute()

test('nobody accepts a price for a car that a moderator hid, and a no is still said', async () => {
  const [car, other] = [await offerCar(app, alice), await offerCar(app, alice)]
  const [open, countered] = [`price-offers/${await offer(bobby, car)}`, `price-offers/${await offer(carol, car)}`]
  const neighbour = `price-offers/${await offer(bobby, other)}`
  await act(alice, countered, 'counter', { amount: 38_000 })
  await hide(car)
  expect((await act(alice, open, 'accept')).body.code).toBe('notForSale')
  expect((await act(carol, countered, 'accept', { round: 2 })).body.code).toBe('notForSale')
  expect((await act(carol, countered, 'decline', { round: 2 })).status).toBe(200)
  expect((await act(alice, neighbour, 'accept')).status).toBe(200)
})

test('nobody confirms or moves a viewing of an offer that a moderator hid, and it can be cancelled', async () => {
  const [carId, place] = [await offerCar(app, alice), 'Sofia']
  const body = { carId, withId: alice.id, times: [ahead(24)], place }
  const { name } = (await call(app, 'POST viewings.json', { as: bobby, body })).body
  const viewing = `viewings/${name}`
  await hide(carId)
  expect((await act(alice, viewing, 'confirm', { round: 0, at: ahead(24) })).body.code).toBe('notForSale')
  expect((await act(alice, viewing, 'propose', { round: 0, times: [ahead(72)], place })).body.code).toBe('notForSale')
  const { viewings } = (await call(app, `GET deals/${alice.id}.json`, { as: bobby })).body
  expect(viewings).toMatchObject([{ id: name, state: 'proposed', round: 0 }])
  expect((await act(bobby, viewing, 'cancel', { round: 0 })).status).toBe(200)
})

import { expect, test } from 'vitest'
import { buildCar, offerCar } from '../testing/cars.ts'
import { signUp, type TestPerson } from '../testing/people.ts'
import { call, openTestApp } from '../testing/test-app.ts'

const { app } = await openTestApp()

test('an offer is found as it is after each change', async () => {
  const [alice, bobby] = [await signUp(app, 'alice'), await signUp(app, 'bobby')]
  const id = await offerCar(app, alice)
  const priceFor = async (as?: TestPerson) =>
    (await call(app, 'GET search.json?brand=BMW', as && { as })).body.cars[0]?.price
  expect(await priceFor()).toBe(38_900)
  for (const price of [37_000, 36_000]) {
    await call(app, `PUT cars/${id}.json`, { as: alice, body: buildCar({ price }) })
    expect([await priceFor(), await priceFor(bobby), await priceFor(alice)]).toEqual([price, price, price])
  }
})

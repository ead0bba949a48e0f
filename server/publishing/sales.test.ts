import { expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, alice, bobby } = await useWorld(['alice', 'bobby'])

const set = (id: string, body: object, as = alice) => call(app, `PUT cars/${id}/state.json`, { as, body })
const count = async (as = alice) => (await call(app, 'GET sales.json', { as })).body

test('sold offers are counted for their owner, with those sold here, also after they are deleted', async () => {
  const [first, second, third] = [await offerCar(app, alice), await offerCar(app, alice), await offerCar(app, alice)]
  expect(await count()).toEqual({ sold: 0, here: 0 })
  await set(first, { state: 'sold', place: 'here' })
  await set(second, { state: 'sold', place: 'elsewhere' })
  await set(third, { state: 'sold' })
  expect(await count()).toEqual({ sold: 3, here: 1 })
  expect(await count(bobby)).toEqual({ sold: 0, here: 0 })
  await call(app, `DELETE cars/${first}.json`, { as: alice })
  expect(await count()).toEqual({ sold: 3, here: 1 })
})

test('a sale that is taken back counts no more; sold again without a word, what was said of where stays', async () => {
  const id = await offerCar(app, alice)
  await set(id, { state: 'sold', place: 'here' })
  await set(id, { state: 'forSale' })
  expect(await count()).toEqual({ sold: 0, here: 0 })
  await set(id, { state: 'sold' })
  expect(await count()).toEqual({ sold: 1, here: 1 })
})

test('nobody sells the car of somebody else, and where it was sold is one of two places', async () => {
  const id = await offerCar(app, alice)
  expect((await set(id, { state: 'sold', place: 'here' }, bobby)).status).toBe(403)
  expect((await set(id, { state: 'sold', place: 'at the market' })).status).toBe(400)
  for (const person of [alice, bobby]) expect(await count(person)).toEqual({ sold: 0, here: 0 })
})

import { expect, test } from 'vitest'
import { type NewCar } from '../../contract/car.ts'
import { choiceFacts, extras, monthFacts, numberFacts } from '../../contract/facts.ts'
import { buildCar, offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, alice } = await useWorld(['alice'])

/** Every fact that exists, so that a fact without a column fails here. */
const everyFact = {
  ...Object.fromEntries(Object.entries(choiceFacts).map(([fact, list]) => [fact, list[0]])),
  ...Object.fromEntries(Object.entries(numberFacts).map(([fact, { max }]) => [fact, max])),
  ...Object.fromEntries(Object.keys(monthFacts).map((fact) => [fact, '2019-05'])),
  vin: 'WBA8E1C50JA000001',
  showsVin: true,
  region: 'Varna',
  town: 'Varna',
  extras: extras.toSorted(),
} as Partial<NewCar>

test('every fact reads back as stated, survives an edit that repeats it, and is removed by an edit without it', async () => {
  const id = await offerCar(app, alice, everyFact)
  const neighbour = await offerCar(app, alice, everyFact)
  const read = async (which = id) => (await call(app, `GET cars/${which}.json`, { as: alice })).body
  const edit = (facts: Partial<NewCar>) =>
    call(app, `PUT cars/${id}.json`, { as: alice, body: buildCar({ ...facts, price: 2 }) })
  expect(await read()).toMatchObject(everyFact)
  await edit(everyFact)
  expect(await read()).toMatchObject({ ...everyFact, price: 2 })
  await edit({})
  const bare = await read()
  // The location names the place.
  expect(Object.keys(everyFact).filter((fact) => fact in bare)).toEqual(['region', 'town'])
  expect(await read(neighbour)).toMatchObject(everyFact)
})

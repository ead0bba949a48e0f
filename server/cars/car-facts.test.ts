import { beforeEach, expect, test } from 'vitest'
import { type NewCar } from '../../contract/car.ts'
import { choiceFacts, extras, numberFacts } from '../../contract/facts.ts'
import { buildCar, offerCar } from '../testing/cars.ts'
import { signUp, type TestPerson } from '../testing/people.ts'
import { call, emptyStore, openTestApp } from '../testing/test-app.ts'

const { app, db } = await openTestApp()
let alice: TestPerson

/** Each fact that can be stated, so that one that is added without a column is noticed here. */
const everyFact = {
  ...Object.fromEntries(Object.entries(choiceFacts).map(([fact, list]) => [fact, list[0]])),
  ...Object.fromEntries(Object.entries(numberFacts).map(([fact, { max }]) => [fact, max])),
  firstRegistration: '2019-05',
  vin: 'WBA8E1C50JA000001',
  showsVin: true,
  region: 'Varna',
  town: 'Varna',
  extras: extras.toSorted(),
} as Partial<NewCar>

beforeEach(async () => {
  await emptyStore(db)
  alice = await signUp(app, 'alice')
})

test('every fact comes back as it was stated, survives an edit that repeats it, and goes with one that leaves it out', async () => {
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
  // The place is found in the location.
  expect(Object.keys(everyFact).filter((fact) => fact in bare)).toEqual(['region', 'town'])
  expect(await read(neighbour)).toMatchObject(everyFact)
})

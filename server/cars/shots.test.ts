import { beforeEach, expect, test } from 'vitest'
import { buildCar, offerCar } from '../testing/cars.ts'
import { signUp, type TestPerson } from '../testing/people.ts'
import { call, emptyStore, openTestApp } from '../testing/test-app.ts'

const { app, db } = await openTestApp()
const [front, inside, wheel] = ['front', 'inside', 'wheel'].map((name) => `https://example.com/${name}.jpg`) as [
  string,
  string,
  string,
]
const pictures = { img: front, images: [front, inside, wheel] }
let alice: TestPerson
let id: string

beforeEach(async () => {
  await emptyStore(db)
  alice = await signUp(app, 'alice')
  id = await offerCar(app, alice, { ...pictures, shots: { [front]: 'front', [inside]: 'dashboard' } })
})

const read = async (which = id) => (await call(app, `GET cars/${which}.json`, { as: alice })).body
const edit = (different: Parameters<typeof buildCar>[0]) =>
  call(app, `PUT cars/${id}.json`, { as: alice, body: buildCar(different) })

test('what the pictures show is known with the offer, also in another order and beside a new picture', async () => {
  const neighbour = await offerCar(app, alice, { ...pictures, shots: { [wheel]: 'wheel' } })
  const shots = { [front]: 'front', [inside]: 'dashboard' }
  expect((await read()).shots).toEqual(shots)
  const added = 'https://example.com/added.jpg'
  const reordered = { img: wheel, images: [wheel, added, inside, front] }
  expect((await edit({ ...reordered, shots: { ...shots, [added]: 'tyres' } })).body.shots).toEqual({
    ...shots,
    [added]: 'tyres',
  })
  expect((await read()).shots).toEqual({ ...shots, [added]: 'tyres' })
  expect((await read(neighbour)).shots).toEqual({ [wheel]: 'wheel' })
})

test('it goes with its picture, and with an edit that does not say it', async () => {
  await edit({ img: inside, images: [inside, wheel], shots: { [front]: 'front', [inside]: 'seats' } })
  expect((await read()).shots).toEqual({ [inside]: 'seats' })
  await edit(pictures)
  expect(await read()).not.toHaveProperty('shots')
})

test('what is said of no picture of the offer is not kept', async () => {
  await edit({ ...pictures, shots: { [wheel]: 'wheel', 'https://example.com/elsewhere.jpg': 'front' } })
  expect((await read()).shots).toEqual({ [wheel]: 'wheel' })
})

test.each([{ [front]: 'sky' }, { [front]: null }, 'front', 1])('other values are refused: %j', async (shots) => {
  const { status, body } = await edit({ ...pictures, shots })
  expect([status, body.error]).toEqual([400, 'shots: Choose one of the list.'])
  expect((await read()).shots).toEqual({ [front]: 'front', [inside]: 'dashboard' })
})

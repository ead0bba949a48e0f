import { beforeEach, expect, test } from 'vitest'
import { buildCar, offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, alice } = await useWorld(['alice'])
const [front, inside, wheel] = ['front', 'inside', 'wheel'].map((name) => `https://example.com/${name}.jpg`) as [
  string,
  string,
  string,
]
const pictures = { img: front, images: [front, inside, wheel] }
let id: string

beforeEach(async () => {
  id = await offerCar(app, alice, { ...pictures, shots: { [front]: 'front', [inside]: 'dashboard' } })
})

const read = async (which = id) => (await call(app, `GET cars/${which}.json`, { as: alice })).body
const edit = (different: Parameters<typeof buildCar>[0]) =>
  call(app, `PUT cars/${id}.json`, { as: alice, body: buildCar(different) })

test('captions of pictures stay with their pictures, also in another order and beside a new picture', async () => {
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

test('a caption is removed with its picture, and by an edit without it', async () => {
  await edit({ img: inside, images: [inside, wheel], shots: { [front]: 'front', [inside]: 'seats' } })
  expect((await read()).shots).toEqual({ [inside]: 'seats' })
  await edit(pictures)
  expect(await read()).not.toHaveProperty('shots')
})

test('a caption of a picture that the offer does not have is not stored', async () => {
  await edit({ ...pictures, shots: { [wheel]: 'wheel', 'https://example.com/elsewhere.jpg': 'front' } })
  expect((await read()).shots).toEqual({ [wheel]: 'wheel' })
})

test.each([{ [front]: 'sky' }, { [front]: null }, 'front', 1])('other captions are refused: %j', async (shots) => {
  const { status, body } = await edit({ ...pictures, shots })
  expect([status, body.error]).toEqual([400, 'shots: Choose one of the list.'])
  expect((await read()).shots).toEqual({ [front]: 'front', [inside]: 'dashboard' })
})

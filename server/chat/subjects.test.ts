import { expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, alice, bobby, carol } = await useWorld(['alice', 'bobby', 'carol'])

const write = async (from: TestPerson, to: TestPerson, about?: unknown) =>
  call(app, 'POST messages.json', { as: from, body: { sendTo: to.id, content: 'Is it there?', about } })
const conversation = async (as: TestPerson, other: TestPerson) =>
  (await call(app, `GET conversations/${other.id}.json`, { as })).body
const messages = async (as: TestPerson, other: TestPerson) =>
  Object.values<{ about?: string; aboutName?: string }>(
    (await call(app, `GET messages.json?with=${other.id}`, { as })).body,
  )

test('a message about an offer names it, and both inboxes show its state, price and picture', async () => {
  const id = await offerCar(app, alice, { brand: 'BMW', model: '320d', year: 2019, price: 20_000 })
  expect((await write(bobby, alice, id)).status).toBe(200)
  await write(alice, bobby)
  expect(await messages(alice, bobby)).toMatchObject([{ about: id, aboutName: 'BMW 320d, 2019' }, {}])
  expect((await messages(alice, bobby))[1]).not.toHaveProperty('about')
  await call(app, `PUT cars/${id}/state.json`, { as: alice, body: { state: 'sold' } })
  for (const [one, other] of [
    [alice, bobby],
    [bobby, alice],
  ] as const) {
    const car = { id, name: 'BMW 320d, 2019', price: 20_000, state: 'sold', img: expect.any(String) }
    expect((await conversation(one, other)).car).toEqual(car)
    expect((await call(app, 'GET conversations.json', { as: one })).body.conversations).toMatchObject([{ car }])
  }
  const second = await offerCar(app, alice)
  await write(bobby, alice, second)
  expect((await conversation(alice, bobby)).car).toMatchObject({ id: second })
})

test('an offer that is gone keeps its name in the conversation', async () => {
  const id = await offerCar(app, alice, { brand: 'BMW', model: '320d', year: 2019 })
  await write(bobby, alice, id)
  await call(app, `DELETE cars/${id}.json`, { as: alice })
  expect((await conversation(bobby, alice)).car).toEqual({ id, name: 'BMW 320d, 2019' })
  expect((await write(bobby, alice, id)).status).toBe(200)
  expect(await messages(alice, bobby)).toHaveLength(2)
})

test("a third person's offer is no subject", async () => {
  const other = await offerCar(app, carol)
  await write(bobby, alice, other)
  expect(await conversation(alice, bobby)).not.toHaveProperty('car')
  expect((await messages(alice, bobby))[0]).not.toHaveProperty('about')
})

test.each([5, '', 'no key', 'x'.repeat(65)])('a subject of %j is refused', async (about) => {
  expect((await write(bobby, alice, about)).status).toBe(400)
})

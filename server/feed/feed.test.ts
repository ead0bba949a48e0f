import { expect, test } from 'vitest'
import { buildCar, offerCar } from '../testing/cars.ts'
import { signUp } from '../testing/people.ts'
import { call, openTestApp } from '../testing/test-app.ts'

const { app } = await openTestApp()

test('the feed has events of followed people only, in the order of time', async () => {
  const alice = await signUp(app, 'alice')
  const bobby = await signUp(app, 'bobby')
  const carol = await signUp(app, 'carol')
  await call(app, `POST users/${alice.id}/followers/${bobby.id}.json`, { as: bobby, body: true })
  const id = await offerCar(app, alice)
  await offerCar(app, carol)
  const edit = (price: number) => call(app, `PUT cars/${id}.json`, { as: alice, body: buildCar({ price }) })
  await edit(37_000)
  await edit(39_000)
  await call(app, `PUT cars/${id}/state.json`, { as: alice, body: { state: 'reserved' } })
  await call(app, `PUT cars/${id}/state.json`, { as: alice, body: { state: 'sold' } })
  const { body } = await call(app, 'GET feed.json', { as: bobby })
  expect(body.next).toBeNull()
  expect(body.entries).toMatchObject([
    { kind: 'sold', owner: { id: alice.id, username: alice.username }, car: { id, state: 'sold' } },
    { kind: 'drop', before: 38_900, price: 37_000 },
    { kind: 'added', car: { id } },
  ])
  const older = await call(app, `GET feed.json?before=${body.entries[1].id}`, { as: bobby })
  expect(older.body.entries.map((entry: { kind: string }) => entry.kind)).toEqual(['added'])
  expect((await call(app, 'GET feed.json', { as: carol })).body).toEqual({ entries: [], next: null })
  expect((await call(app, 'GET feed.json?before=..', { as: bobby })).status).toBe(400)
})

test('a page that holds all entries names no next one', async () => {
  const danny = await signUp(app, 'danny')
  const erica = await signUp(app, 'erica')
  await call(app, `POST users/${danny.id}/followers/${erica.id}.json`, { as: erica, body: true })
  for (let entry = 1; entry <= 24; entry++) await offerCar(app, danny)
  const { body } = await call(app, 'GET feed.json', { as: erica })
  expect(body.entries).toHaveLength(24)
  expect(body.next).toBeNull()
  await offerCar(app, danny)
  const longer = await call(app, 'GET feed.json', { as: erica })
  expect(longer.body.next).toBe(longer.body.entries[23].id)
})

import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { newCarSchema } from '../../contract/car.ts'
import { write } from '../db/write.ts'
import { lockRow } from '../db/locks.ts'
import { type HubEvent } from '../events/hub.ts'
import { allHeard } from '../testing/all-heard.ts'
import { buildCar } from '../testing/cars.ts'
import { createCar } from './offer-store.ts'
import { carTotals } from '../cars/car-totals-store.ts'
import { type TestPerson } from '../testing/people.ts'
import { call, type Answer } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, db, hub, alice, bobby } = await useWorld(['alice', 'bobby'])

const unknownPhoto = '/photos/0123456789abcdef0123456789abcdef'
const offer = (as: TestPerson, different: Record<string, unknown>, key?: string) =>
  call(app, 'POST cars.json', { as, body: buildCar(different), ...(key && { headers: { 'idempotency-key': key } }) })
const pictureOf = (at: number) => `https://example.com/${at}.jpg`
const keyOf = (at: number) => `key-number-${at}`

test('offers that come at once are all stored and published under the answered ids', async () => {
  const published: HubEvent[] = []
  const stop = hub.subscribe('cars', (event) => published.push(event))
  const posts = Array.from({ length: 30 }, (_none, at) => ({ at, as: at % 3 === 0 ? alice : bobby, price: 1000 + at }))
  // One of them is sent twice.
  const sent = [...posts, ...posts.slice(20, 21)]
  const answers = await Promise.all(
    sent.map(({ as, at, price }) => offer(as, { price, img: pictureOf(at), images: [pictureOf(at + 100)] }, keyOf(at))),
  )
  await allHeard({ db, hub })
  stop()
  expect(answers[30]?.body).toEqual(answers[20]?.body)
  const made = posts.map(({ at, as, price }) => ({ id: answers[at]?.body.name as string, at, as, price }))
  for (const { id, at, as, price } of made) {
    const expected = { price, owner_id: as.id, img: pictureOf(at), images: [pictureOf(at), pictureOf(at + 100)] }
    expect((await call(app, `GET cars/${id}.json`, { as: bobby })).body).toMatchObject(expected)
    const events = published.filter((event) => event.kind === 'carAdded' && event.id === id)
    expect(events).toMatchObject([{ car: expected, key: keyOf(at) }])
    const history = (await call(app, `GET cars/${id}/history.json`, { as: bobby })).body
    expect(history).toMatchObject([{ kind: 'added', value: price }])
  }
  expect((await carTotals(db)).count).toBe(30)
  const people = await db.selectFrom('users').select(['id', 'postCount']).orderBy('postCount').execute()
  expect(people).toEqual([
    { id: alice.id, postCount: 10 },
    { id: bobby.id, postCount: 20 },
  ])
})

test('offers with different facts that come at once are stored as if they came alone', async () => {
  const facts = [{ mileage: 1000 }, { vin: 'WVWZZZ1KZAW000001', doors: '4/5' }, {}, { colour: 'Red', mileage: 0 }]
  const rowOf = async (id: string) => {
    const row = await db.selectFrom('cars').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const { id: _id, createdAt, updatedAt, stateAt, renewedAt, ...stated } = row
    expect([updatedAt, stateAt, renewedAt]).toEqual([createdAt, createdAt, createdAt])
    return stated
  }
  const alone = []
  for (const fact of facts) alone.push(await rowOf((await offer(alice, fact)).body.name as string))
  const together = await Promise.all(facts.map((fact) => offer(alice, fact)))
  expect(await Promise.all(together.map(({ body }) => rowOf(body.name as string)))).toEqual(alone)
})

test('offers that come at once are each recorded for the searches that they match', async () => {
  const body = { name: 'Cheap', address: 'brand=BMW&priceTo=5000', alert: 'live' }
  expect((await call(app, 'POST saved-searches.json', { as: bobby, body })).status).toBe(200)
  const prices = [4000, 6000, 5000, 7000]
  const answers = await Promise.all([...prices.map((price) => offer(alice, { price })), offer(bobby, { price: 4000 })])
  const hits = await db.selectFrom('searchHits').select('carId').execute()
  const fit = [answers[0], answers[2]].map((answer) => ({ carId: answer?.body.name as string }))
  expect(hits).toHaveLength(fit.length)
  expect(hits).toEqual(expect.arrayContaining(fit))
})

test('a search that matches the brand of one offer and the price of another is matched by neither', async () => {
  const body = { name: 'Cheap', address: 'brand=BMW&priceTo=5000', alert: 'live' }
  expect((await call(app, 'POST saved-searches.json', { as: bobby, body })).status).toBe(200)
  await Promise.all([offer(alice, { price: 9000 }), offer(alice, { brand: 'Audi', model: 'A4', price: 4000 })])
  expect(await db.selectFrom('searchHits').select('carId').execute()).toEqual([])
})

test('offers that come at once fail or succeed each by itself', async () => {
  const posts = Array.from({ length: 30 }, (_none, at) => ({
    at,
    as: at % 2 === 0 ? alice : bobby,
    isGood: at % 5 > 0,
  }))
  const answers = await Promise.all(
    posts.map(({ at, as, isGood }) => offer(as, { img: isGood ? pictureOf(at) : unknownPhoto })),
  )
  expect(answers.map(({ status }) => status)).toEqual(posts.map(({ isGood }) => (isGood ? 200 : 400)))
  const stored = await db.selectFrom('pictures').select(['carId', 'address']).execute()
  const written = posts
    .filter(({ isGood }) => isGood)
    .map(({ at }) => ({ carId: answers[at]?.body.name as string, address: pictureOf(at) }))
  expect(stored).toHaveLength(written.length)
  expect(stored).toEqual(expect.arrayContaining(written))
  expect((await carTotals(db)).count).toBe(written.length)
})

test('a person suspended after the call was accepted publishes nothing, while others at the same time do', async () => {
  await db.updateTable('users').set({ suspendedAt: 1 }).where('id', '=', bobby.id).execute()
  const car = newCarSchema.parse(buildCar())
  const [created, refused] = await Promise.allSettled(
    [alice, bobby].map(({ id: userId }) => createCar(db, { userId, car })),
  )
  expect(refused).toMatchObject({ reason: { code: 'accountSuspended' } })
  expect(await db.selectFrom('cars').select('id').execute()).toEqual([{ id: (created as { value: string }).value }])
  const posts = await db.selectFrom('users').select('id').where('postCount', '>', 0).execute()
  expect(posts).toEqual([{ id: alice.id }])
})

// SQLite has one writer at a time.
test.runIf(process.env.TEST_ENGINE === 'postgres')('an offer that waits for a lock delays nobody else', async () => {
  const { waiting } = await write(db, async (tx) => {
    await lockRow(tx, 'users', alice.id)
    const held: Promise<Answer>[] = []
    for (let at = 0; at < 5; at++) {
      held.push(offer(alice, {}, keyOf(at)))
      await sleep(10)
    }
    expect((await offer(bobby, {})).status).toBe(200)
    return { waiting: held }
  })
  for (const { status } of await Promise.all(waiting)) expect(status).toBe(200)
})

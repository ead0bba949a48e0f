import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { newCarSchema } from '../../contract/car.ts'
import { write } from '../db/database.ts'
import { lockRow } from '../db/locks.ts'
import { type HubEvent } from '../live/hub.ts'
import { buildCar } from '../testing/cars.ts'
import { signUp, type TestPerson } from '../testing/people.ts'
import { call, emptyStore, hearAll, openTestApp, type Answer } from '../testing/test-app.ts'
import { createCars } from './car-change-store.ts'
import { carTotals } from './car-totals-store.ts'

const { app, db, hub } = await openTestApp()
let alice: TestPerson
let bobby: TestPerson

beforeEach(async () => {
  await emptyStore(db)
  alice = await signUp(app, 'alice')
  bobby = await signUp(app, 'bobby')
})

const unknownPhoto = '/photos/0123456789abcdef0123456789abcdef'
const offer = (as: TestPerson, different: Record<string, unknown>, key?: string) =>
  call(app, 'POST cars.json', { as, body: buildCar(different), ...(key && { headers: { 'idempotency-key': key } }) })
const pictureOf = (at: number) => `https://example.com/${at}.jpg`
const keyOf = (at: number) => `key-number-${at}`

test('offers that come at once all stand and are told under the ids that were answered', async () => {
  const told: HubEvent[] = []
  const stop = hub.subscribe('cars', (event) => told.push(event))
  const posts = Array.from({ length: 30 }, (_none, at) => ({ at, as: at % 3 === 0 ? alice : bobby, price: 1000 + at }))
  // One of them is sent twice.
  const sent = [...posts, ...posts.slice(20, 21)]
  const answers = await Promise.all(
    sent.map(({ as, at, price }) => offer(as, { price, img: pictureOf(at), images: [pictureOf(at + 100)] }, keyOf(at))),
  )
  await hearAll({ db, hub })
  stop()
  expect(answers[30]?.body).toEqual(answers[20]?.body)
  const made = posts.map(({ at, as, price }) => ({ id: answers[at]?.body.name as string, at, as, price }))
  for (const { id, at, as, price } of made) {
    const expected = { price, owner_id: as.id, img: pictureOf(at), images: [pictureOf(at), pictureOf(at + 100)] }
    expect((await call(app, `GET cars/${id}.json`, { as: bobby })).body).toMatchObject(expected)
    const events = told.filter((event) => event.kind === 'carAdded' && event.id === id)
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

test('offers that state different facts stand as if they came alone', async () => {
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

test('offers that come at once are each told to the searches that they fit', async () => {
  const body = { name: 'Cheap', address: 'brand=BMW&priceTo=5000', alert: 'live' }
  expect((await call(app, 'POST saved-searches.json', { as: bobby, body })).status).toBe(200)
  const prices = [4000, 6000, 5000, 7000]
  const answers = await Promise.all([...prices.map((price) => offer(alice, { price })), offer(bobby, { price: 4000 })])
  const hits = await db.selectFrom('searchHits').select('carId').execute()
  const fit = [answers[0], answers[2]].map((answer) => ({ carId: answer?.body.name as string }))
  expect(hits).toHaveLength(fit.length)
  expect(hits).toEqual(expect.arrayContaining(fit))
})

test('a search that fits one of them by its brand and another by its price is told of neither', async () => {
  const body = { name: 'Cheap', address: 'brand=BMW&priceTo=5000', alert: 'live' }
  expect((await call(app, 'POST saved-searches.json', { as: bobby, body })).status).toBe(200)
  await Promise.all([offer(alice, { price: 9000 }), offer(alice, { brand: 'Audi', model: 'A4', price: 4000 })])
  expect(await db.selectFrom('searchHits').select('carId').execute()).toEqual([])
})

test('offers that come at once are each answered as if they came alone', async () => {
  const posts = Array.from({ length: 30 }, (_none, at) => ({
    at,
    as: at % 2 === 0 ? alice : bobby,
    isGood: at % 5 > 0,
  }))
  const answers = await Promise.all(
    posts.map(({ at, as, isGood }) => offer(as, { img: isGood ? pictureOf(at) : unknownPhoto })),
  )
  expect(answers.map(({ status }) => status)).toEqual(posts.map(({ isGood }) => (isGood ? 200 : 400)))
  const kept = await db.selectFrom('pictures').select(['carId', 'address']).execute()
  const written = posts
    .filter(({ isGood }) => isGood)
    .map(({ at }) => ({ carId: answers[at]?.body.name as string, address: pictureOf(at) }))
  expect(kept).toHaveLength(written.length)
  expect(kept).toEqual(expect.arrayContaining(written))
  expect((await carTotals(db)).count).toBe(written.length)
})

test('who was suspended after the call was let in offers nothing, and nor does the transaction that they came with', async () => {
  await db.updateTable('users').set({ suspendedAt: 1 }).where('id', '=', bobby.id).execute()
  const car = newCarSchema.parse(buildCar())
  const offers = [
    { userId: alice.id, car },
    { userId: bobby.id, car },
  ]
  await expect(createCars(db, offers)).rejects.toMatchObject({ code: 'accountSuspended' })
  expect(await db.selectFrom('cars').select('id').execute()).toEqual([])
  expect(await db.selectFrom('users').select('postCount').where('postCount', '>', 0).execute()).toEqual([])
})

// SQLite has one writer at a time.
test.runIf(process.env.TEST_ENGINE === 'postgres')('whoever is held up holds up nobody else for long', async () => {
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

import { expect, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { storePlace } from '../db/store-place.ts'
import { type HubEvent } from '../events/hub.ts'
import { allHeard } from '../testing/all-heard.ts'
import { offerCar } from '../testing/cars.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { tidyPriceOffers } from './car-deals-store.ts'
import { actOnPriceOffer } from './price-offer-store.ts'

const server = await useWorld(['alice', 'bobby', 'carol'])
const { app, db, hub, dataDir, databaseUrl, alice, bobby, carol } = server
const hour = 60 * 60 * 1000

const offer = (as: TestPerson, carId: string, amount = 36_000) =>
  call(app, 'POST price-offers.json', { as, body: { carId, amount } })
const made = async (as: TestPerson, carId: string, amount?: number): Promise<string> =>
  (await offer(as, carId, amount)).body.name
const act = (as: TestPerson, id: string, action: string, more: object = {}) =>
  call(app, `PUT price-offers/${id}/action.json`, { as, body: { action, round: 1, ...more } })
const deals = async (as: TestPerson, other: TestPerson) =>
  (await call(app, `GET deals/${other.id}.json`, { as })).body.priceOffers
const setState = (carId: string, state: string) =>
  call(app, `PUT cars/${carId}/state.json`, { as: alice, body: { state } })
const messages = async (as: TestPerson) =>
  Object.values<{ content: string; step?: { what: string } }>((await call(app, 'GET messages.json', { as })).body ?? {})

test('an offer of a price is a message for its two people, and nobody else learns of it', async () => {
  const car = await offerCar(app, alice)
  const id = await made(bobby, car)
  const [seen] = await deals(alice, bobby)
  expect(seen).toMatchObject({ id, carId: car, carName: 'BMW 320d, 2019', amount: 36_000, round: 1, state: 'open' })
  expect(seen.expiresAt - seen.createdAt).toBe(48 * hour)
  expect(await deals(bobby, alice)).toEqual([seen])
  const step = { kind: 'priceOffer', id, what: 'made', amount: 36_000 }
  const content = 'Offer for BMW 320d, 2019: 36000 BGN, 18406.51 EUR'
  expect(await messages(alice)).toMatchObject([{ content, step, senderId: bobby.id }])
  expect(await messages(bobby)).toMatchObject([{ content, step }])
  expect((await call(app, 'GET unread.json', { as: alice })).body).toEqual({ messages: 1 })
  for (const person of [alice, bobby]) {
    const { conversations } = (await call(app, 'GET conversations.json', { as: person })).body
    expect(conversations).toMatchObject([{ last: { line: content, step } }])
  }
  expect([await deals(carol, alice), await deals(carol, bobby), await messages(carol)]).toEqual([[], [], []])
  for (const action of ['accept', 'decline', 'withdraw', 'callOff']) {
    expect((await act(carol, id, action)).body.code).toBe('notYours')
  }
  expect(await deals(bobby, alice)).toEqual([seen])
})

test('only what is for sale takes offers, one open one of a buyer, never of its own seller', async () => {
  const [car, fixed, sold] = [
    await offerCar(app, alice),
    await offerCar(app, alice, { priceKind: 'Fixed' }),
    await offerCar(app, alice, { priceKind: 'Negotiable' }),
  ]
  await setState(sold, 'sold')
  const code = async (as: TestPerson, id: string, amount?: number) => {
    const { status, body } = await offer(as, id, amount)
    return status === 200 ? 'made' : body.code
  }
  expect([await code(alice, car), await code(bobby, fixed), await code(bobby, sold)]).toEqual([
    'ownCar',
    'priceFixed',
    'notForSale',
  ])
  expect([await code(bobby, '-NoSuchCar'), await code(bobby, car, 0), await code(bobby, car, 1.234)]).toEqual([
    'carGone',
    'invalid',
    'invalid',
  ])
  expect([await code(bobby, car), await code(bobby, car), await code(carol, car)]).toEqual([
    'made',
    'priceOfferOpen',
    'made',
  ])
  await setState(car, 'reserved')
  await act(bobby, (await deals(bobby, alice))[0].id, 'withdraw')
  expect(await code(bobby, car)).toBe('notForSale')
  await setState(car, 'forSale')
  expect(await code(bobby, car)).toBe('made')
})

test('the same key makes one offer', async () => {
  const car = await offerCar(app, alice)
  const once = () =>
    call(app, 'POST price-offers.json', {
      as: bobby,
      body: { carId: car, amount: 1 },
      headers: { 'idempotency-key': 'the-same-key' },
    })
  expect((await once()).body).toEqual((await once()).body)
  expect(await messages(alice)).toHaveLength(1)
})

test('each counters once, and only the one whose turn it is answers', async () => {
  const id = await made(bobby, await offerCar(app, alice), 30_000)
  expect((await act(bobby, id, 'accept')).body.code).toBe('dealChanged')
  expect((await act(bobby, id, 'counter', { amount: 1 })).body.code).toBe('dealChanged')
  expect((await act(alice, id, 'withdraw')).body.code).toBe('dealChanged')
  expect((await act(alice, id, 'counter')).body.code).toBe('invalid')
  expect((await act(alice, id, 'counter', { amount: 34_000 })).body).toMatchObject({ amount: 34_000, round: 2 })
  // Another tab of the seller still shows the first amount.
  expect((await act(alice, id, 'accept')).body.code).toBe('dealChanged')
  expect((await act(alice, id, 'accept', { round: 2 })).body.code).toBe('dealChanged')
  expect((await act(bobby, id, 'counter', { round: 2, amount: 32_000 })).body).toMatchObject({ round: 3 })
  // It is the seller's turn again, but not at the amount that a tab of hers still shows.
  expect((await act(alice, id, 'accept')).body.code).toBe('dealChanged')
  expect((await act(alice, id, 'counter', { round: 3, amount: 33_000 })).body.code).toBe('dealChanged')
  expect((await act(alice, id, 'accept', { round: 3 })).body).toMatchObject({ state: 'accepted', amount: 32_000 })
  expect((await messages(alice)).map(({ step }) => step?.what)).toEqual(['made', 'countered', 'countered', 'accepted'])
})

test('a no may say why, and a buyer takes an open offer back even out of turn', async () => {
  const car = await offerCar(app, alice)
  const first = await made(bobby, car)
  expect((await act(alice, first, 'decline', { words: 'Too little.' })).body).toMatchObject({
    state: 'declined',
    words: 'Too little.',
  })
  expect((await messages(bobby)).at(-1)?.content).toMatch(/^Offer declined: .*\nToo little\.$/)
  const second = await made(bobby, car)
  await act(alice, second, 'counter', { amount: 38_000 })
  expect((await act(bobby, second, 'withdraw', { round: 2 })).body).toMatchObject({ state: 'withdrawn' })
  expect((await act(alice, second, 'accept', { round: 2 })).body.code).toBe('dealChanged')
})

test('an offer expires by the clock: nobody accepts it late, a new one can be made, and the sweep only writes it down', async () => {
  const car = await offerCar(app, alice)
  const id = await made(bobby, car)
  await db
    .updateTable('priceOffers')
    .set({ expiresAt: Date.now() - 1 })
    .execute()
  expect(await deals(alice, bobby)).toMatchObject([{ id, state: 'expired' }])
  expect((await act(alice, id, 'accept')).body.code).toBe('dealChanged')
  expect(await tidyPriceOffers(db)).toBe(1)
  expect(await tidyPriceOffers(db)).toBe(0)
  const next = await made(bobby, car)
  await db
    .updateTable('priceOffers')
    .set({ expiresAt: Date.now() - 1 })
    .where('id', '=', next)
    .execute()
  expect((await offer(bobby, car)).status).toBe(200)
  expect(await messages(alice)).toHaveLength(3)
})

test('one offer for a car is accepted at most, also by two processes at once', async () => {
  const car = await offerCar(app, alice)
  const ids = [await made(bobby, car), await made(carol, car)]
  const other = openDatabase(storePlace({ dataDir, databaseUrl }))
  try {
    const accept = (from: typeof db, id = '') =>
      actOnPriceOffer(from, alice.id, { id, action: 'accept', round: 1 }).then(
        () => 'accepted',
        (error: { code: string }) => error.code,
      )
    const results = await Promise.all([accept(db, ids[0]), accept(other, ids[1])])
    expect(results.toSorted()).toEqual(['accepted', 'carAgreed'])
    const states = await db.selectFrom('priceOffers').select('state').execute()
    expect(states.map(({ state }) => state).toSorted()).toEqual(['accepted', 'open'])
  } finally {
    await other.destroy()
  }
})

test('the database itself refuses a second accepted offer for a car', async () => {
  const car = await offerCar(app, alice)
  await act(alice, await made(bobby, car), 'accept')
  await made(carol, car)
  await expect(db.updateTable('priceOffers').set({ state: 'accepted' }).execute()).rejects.toThrow()
})

test('whoever agreed learns of the reservation; called off, another can be accepted', async () => {
  const car = await offerCar(app, alice)
  const [mine, theirs] = [await made(bobby, car), await made(carol, car)]
  await act(alice, mine, 'accept')
  await setState(car, 'reserved')
  expect(await deals(bobby, alice)).toMatchObject([{ state: 'accepted', carState: 'reserved' }])
  expect((await messages(bobby)).at(-1)).toMatchObject({ step: { what: 'reserved' } })
  expect((await messages(carol)).map(({ step }) => step?.what)).toEqual(['made'])
  await setState(car, 'forSale')
  expect(await deals(bobby, alice)).toMatchObject([{ state: 'accepted', carState: 'forSale' }])
  expect((await act(alice, theirs, 'accept')).body.code).toBe('carAgreed')
  expect((await act(bobby, mine, 'callOff', { words: 'The bank said no.' })).body).toMatchObject({ state: 'calledOff' })
  expect((await act(alice, theirs, 'accept')).body).toMatchObject({ state: 'accepted' })
})

test('a sale ends the open offers, a deletion all of them', async () => {
  const [car, other] = [await offerCar(app, alice), await offerCar(app, alice)]
  const agreed = await made(bobby, car)
  await made(carol, car)
  const neighbour = await made(carol, other)
  await act(alice, agreed, 'accept')
  await setState(car, 'sold')
  expect(await deals(bobby, alice)).toMatchObject([{ state: 'accepted', carState: 'sold' }])
  expect(await deals(carol, alice)).toMatchObject([{ id: neighbour, state: 'open' }, { state: 'ended' }])
  expect((await messages(carol)).at(-1)).toMatchObject({ step: { what: 'ended' } })
  await call(app, `DELETE cars/${other}.json`, { as: alice })
  const [gone] = await deals(carol, alice)
  expect(gone).toMatchObject({ id: neighbour, state: 'ended', carName: 'BMW 320d, 2019' })
  expect(gone.carState).toBeUndefined()
})

test('both people hear of every step in all processes, and nobody else', async () => {
  const car = await offerCar(app, alice)
  const heard = new Map<string, HubEvent[]>([alice, bobby, carol].map(({ id }) => [id, []]))
  const stops = [...heard].map(([id, events]) => hub.subscribe(`messages/${id}`, (event) => events.push(event)))
  const id = await made(bobby, car)
  await act(alice, id, 'accept')
  await setState(car, 'reserved')
  await allHeard({ db, hub })
  for (const stop of stops) stop()
  const states = (person: TestPerson) =>
    heard.get(person.id)?.flatMap((event) => (event.kind === 'priceOfferChanged' ? [event.offer.state] : []))
  expect([states(alice), states(bobby), states(carol)]).toEqual([
    ['open', 'accepted', 'accepted'],
    ['open', 'accepted', 'accepted'],
    [],
  ])
})

test('a suspended seller can be offered nothing, and a buyer takes back what was offered before', async () => {
  const car = await offerCar(app, alice)
  const id = await made(bobby, car)
  await db.updateTable('users').set({ suspendedAt: 1 }).where('id', '=', alice.id).execute()
  expect((await offer(carol, car)).body.code).toBe('unknownRecipient')
  expect((await act(bobby, id, 'withdraw')).status).toBe(200)
  expect(await messages(bobby)).toHaveLength(1)
})

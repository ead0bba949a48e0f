import { expect, test } from 'vitest'
import { type HubEvent } from '../events/hub.ts'
import { allHeard } from '../testing/all-heard.ts'
import { offerCar } from '../testing/cars.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { takeReminders } from './viewing-store.ts'

const server = await useWorld(['alice', 'bobby', 'carol'])
const { app, db, hub, alice, bobby, carol } = server
const hour = 60 * 60 * 1000
const place = 'Sofia, the car wash on Simeonovsko'

/** Whole minutes ahead. */
const ahead = (hours: number) => Math.ceil(Date.now() / 60_000) * 60_000 + hours * hour
const propose = (as: TestPerson, withId: string, carId: string, times = [ahead(48), ahead(24)]) =>
  call(app, 'POST viewings.json', { as, body: { carId, withId, times, place } })
const proposed = async (...args: Parameters<typeof propose>): Promise<string> => (await propose(...args)).body.name
const act = (as: TestPerson, id: string, action: string, more: object = {}) =>
  call(app, `PUT viewings/${id}/action.json`, { as, body: { action, round: 0, ...more } })
const between = async (as: TestPerson, other: TestPerson) =>
  (await call(app, `GET deals/${other.id}.json`, { as })).body.viewings
const coming = async (as: TestPerson) => (await call(app, 'GET viewings.json', { as })).body
const steps = async (as: TestPerson) =>
  Object.values<{ content: string; step?: { what: string } }>(
    (await call(app, 'GET messages.json', { as })).body ?? {},
  ).map(({ step }) => step?.what)

test('a buyer proposes, the seller confirms one of the times, and both see it', async () => {
  const car = await offerCar(app, alice)
  const id = await proposed(bobby, alice.id, car)
  const [seen] = await between(alice, bobby)
  expect(seen).toMatchObject({ id, state: 'proposed', proposedBy: 'buyer', place, round: 0, carName: 'BMW 320d, 2019' })
  expect(seen.times).toEqual([ahead(24), ahead(48)])
  expect((await act(bobby, id, 'confirm', { at: seen.times[0] })).body.code).toBe('dealChanged')
  expect((await act(alice, id, 'confirm', { at: ahead(25) })).body.code).toBe('dealChanged')
  expect((await act(alice, id, 'confirm')).body.code).toBe('invalid')
  expect((await act(carol, id, 'confirm', { at: seen.times[0] })).body.code).toBe('notYours')
  expect((await act(alice, id, 'confirm', { at: seen.times[0] })).body).toMatchObject({
    state: 'confirmed',
    at: ahead(24),
    round: 1,
  })
  expect(await between(bobby, alice)).toMatchObject([{ id, state: 'confirmed' }])
  expect([await coming(alice), await coming(bobby), await coming(carol)]).toMatchObject([[{ id }], [{ id }], []])
  expect(await between(carol, alice)).toEqual([])
  expect(await steps(bobby)).toEqual(['proposed', 'confirmed'])
})

test('a seller may propose too, and either names other times before and after', async () => {
  const car = await offerCar(app, alice)
  const id = await proposed(alice, bobby.id, car)
  const other = { times: [ahead(72)], place: 'Plovdiv' }
  expect((await act(bobby, id, 'propose', other)).body).toMatchObject({
    proposedBy: 'buyer',
    place: 'Plovdiv',
    round: 1,
  })
  // The seller's other tab still shows the first times.
  expect((await act(alice, id, 'confirm', { at: ahead(24) })).body.code).toBe('dealChanged')
  expect((await act(alice, id, 'confirm', { at: ahead(72), round: 1 })).body).toMatchObject({ state: 'confirmed' })
  expect((await act(alice, id, 'propose', { times: [ahead(96)], place, round: 2 })).body).toMatchObject({
    state: 'proposed',
    proposedBy: 'seller',
    round: 3,
  })
  expect((await act(bobby, id, 'cancel', { words: 'I am ill.' })).body).toMatchObject({ state: 'cancelled' })
  expect((await act(alice, id, 'cancel')).body.code).toBe('dealChanged')
})

test('once other times were proposed, the one that was confirmed is the time of nothing', async () => {
  const car = await offerCar(app, alice)
  const id = await proposed(bobby, alice.id, car)
  await act(alice, id, 'confirm', { at: ahead(24) })
  await act(bobby, id, 'propose', { times: [ahead(6), ahead(7)], place, round: 1 })
  await act(alice, id, 'cancel')
  const messages = Object.values<{ step?: { what: string; at: number } }>(
    (await call(app, 'GET messages.json', { as: bobby })).body,
  )
  expect(messages.map(({ step }) => [step?.what, step?.at])).toEqual([
    ['proposed', ahead(24)],
    ['confirmed', ahead(24)],
    ['proposed', ahead(6)],
    ['cancelled', ahead(6)],
  ])
})

test('nobody proposes for the car of a third person, for what is not for sale, in the past or twice', async () => {
  const [car, sold] = [await offerCar(app, alice), await offerCar(app, alice)]
  await call(app, `PUT cars/${sold}/state.json`, { as: alice, body: { state: 'sold' } })
  const code = async (...args: Parameters<typeof propose>) => (await propose(...args)).body.code ?? 'proposed'
  expect(await code(bobby, carol.id, car)).toBe('notYours')
  expect(await code(alice, alice.id, car)).toBe('notYours')
  expect(await code(bobby, alice.id, sold)).toBe('notForSale')
  expect(await code(bobby, alice.id, '-NoSuchCar')).toBe('carGone')
  for (const times of [[], [Date.now() - 1], [ahead(1), ahead(1)], [1, 2, 3, 4].map(ahead), [ahead(24 * 91)], [1.5]]) {
    expect(await code(bobby, alice.id, car, times)).toBe('invalid')
  }
  expect(await code(alice, '-Nobody', car)).toBe('unknownRecipient')
  expect([await code(bobby, alice.id, car), await code(alice, bobby.id, car)]).toEqual(['proposed', 'viewingOpen'])
  expect(await code(carol, alice.id, car)).toBe('proposed')
})

test('a viewing whose time has passed is over, and another can follow', async () => {
  const car = await offerCar(app, alice)
  const id = await proposed(bobby, alice.id, car)
  await act(alice, id, 'confirm', { at: ahead(24) })
  await db
    .updateTable('viewings')
    .set({ at: Date.now() - 2 * hour })
    .execute()
  expect(await between(alice, bobby)).toMatchObject([{ state: 'past' }])
  expect((await act(alice, id, 'cancel')).body.code).toBe('dealChanged')
  expect(await coming(alice)).toEqual([])
  expect((await propose(bobby, alice.id, car)).status).toBe(200)
})

test('a sale and a deletion cancel what is to come, and both people hear of it at once', async () => {
  const [car, other] = [await offerCar(app, alice), await offerCar(app, alice)]
  await act(alice, await proposed(bobby, alice.id, car), 'confirm', { at: ahead(24) })
  await proposed(carol, alice.id, other)
  const heard: HubEvent[] = []
  const stop = hub.subscribe(`messages/${bobby.id}`, (event) => heard.push(event))
  await call(app, `PUT cars/${car}/state.json`, { as: alice, body: { state: 'sold' } })
  await allHeard({ db, hub })
  stop()
  expect(heard.some((event) => event.kind === 'viewingChanged' && event.viewing.state === 'ended')).toBe(true)
  expect(await between(carol, alice)).toMatchObject([{ state: 'proposed' }])
  await call(app, `DELETE cars/${other}.json`, { as: alice })
  expect(await between(carol, alice)).toMatchObject([{ state: 'ended' }])
  expect(await steps(carol)).toEqual(['proposed', 'ended'])
})

test('each viewing is taken for reminding once, three hours before', async () => {
  const car = await offerCar(app, alice)
  await act(alice, await proposed(bobby, alice.id, car), 'confirm', { at: ahead(24) })
  expect(await takeReminders(db, ahead(20))).toEqual([])
  const both = await Promise.all([takeReminders(db, ahead(21)), takeReminders(db, ahead(21))])
  expect(both.flat()).toMatchObject([{ carId: car, at: ahead(24) }])
  expect(await takeReminders(db, ahead(22))).toEqual([])
})

test('the calendar file is for the two people alone, by cookie, once a time is confirmed', async () => {
  const car = await offerCar(app, alice)
  const id = await proposed(bobby, alice.id, car)
  const take = (as: TestPerson, headers = {}) =>
    app.inject({ url: `/api/auth/calendars/${id}`, headers: { cookie: as.cookie, ...headers } })
  expect((await take(bobby)).statusCode).toBe(404)
  await act(alice, id, 'confirm', { at: ahead(24) })
  for (const person of [alice, bobby]) {
    const { statusCode, headers, body } = await take(person)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; method=PUBLISH; charset=utf-8'])
    expect(headers['content-disposition']).toBe('attachment; filename="volan-viewing.ics"')
    expect(body).toContain('STATUS:CONFIRMED')
    expect(body).toContain('SUMMARY:Viewing of BMW 320d\\, 2019')
  }
  expect((await take(carol)).statusCode).toBe(403)
  expect((await app.inject({ url: `/api/auth/calendars/${id}` })).statusCode).toBe(401)
  expect((await take(bobby, { origin: 'https://elsewhere.example' })).statusCode).toBe(403)
})

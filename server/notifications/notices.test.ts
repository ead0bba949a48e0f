import { expect, test } from 'vitest'
import { expiry } from '../../contract/car-state.ts'
import { noticeDays, pages } from '../../contract/limits.ts'
import { write } from '../db/write.ts'
import { type HubEvent } from '../events/hub.ts'
import { notify } from '../happenings/notify-store.ts'
import { expireOffers } from '../publishing/offer-state-store.ts'
import { askStillForSale } from '../publishing/still-for-sale-store.ts'
import { allHeard } from '../testing/all-heard.ts'
import { buildCar, offerCar } from '../testing/cars.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { sweepNotices } from './notice-store.ts'

const server = await useWorld(['alice', 'bobby', 'carol', 'danny'], { roles: { danny: 'moderator' } })
const { app, db, hub, alice, bobby, carol, danny } = server
const dayMs = 24 * 60 * 60 * 1000

const list = async (as: TestPerson, query = '') => (await call(app, `GET notices.json${query}`, { as })).body
const notices = async (as: TestPerson) => (await list(as)).notices
const unread = async (as: TestPerson) => (await call(app, 'GET unread-notices.json', { as })).body.notices
const read = (as: TestPerson, body: object) => call(app, 'PUT notices-read.json', { as, body })
const comment = (as: TestPerson, carId: string, comments = 'Is it still there?') =>
  call(app, `POST cars/${carId}/comments.json`, { as, body: { comments } })
const follow = (as: TestPerson, whom: TestPerson) =>
  call(app, `POST users/${as.id}/following/${whom.id}.json`, { as, body: true })
const send = async (as: TestPerson, to: TestPerson): Promise<string> =>
  (await call(app, 'POST messages.json', { as, body: { sendTo: to.id, content: 'Hello' } })).body.name

test('comments on an offer are one unread notice of its owner, with the last people; own ones are none', async () => {
  const carId = await offerCar(app, alice)
  await comment(bobby, carId)
  await comment(carol, carId)
  await comment(alice, carId, 'Yes')
  await comment(bobby, carId)
  expect(await list(alice)).toMatchObject({
    notices: [
      {
        type: 'comment',
        count: 3,
        people: [{ username: bobby.username }, { username: carol.username }],
        details: { car: 'BMW 320d, 2019' },
        isRead: false,
        carId,
      },
    ],
    next: null,
  })
  expect(JSON.stringify(await list(alice))).not.toContain(bobby.email)
  expect([await unread(alice), await unread(bobby), await unread(carol)]).toEqual([1, 0, 0])
  await read(alice, { about: 'car', id: carId })
  expect(await unread(alice)).toBe(0)
  await comment(carol, carId)
  expect(await notices(alice)).toMatchObject([
    { count: 1, isRead: false },
    { count: 3, isRead: true },
  ])
})

test('followers are one notice; who follows again is counted once', async () => {
  await follow(bobby, alice)
  await call(app, `DELETE users/${bobby.id}/following/${alice.id}.json`, { as: bobby })
  await follow(bobby, alice)
  await follow(carol, alice)
  expect(await notices(alice)).toMatchObject([
    { type: 'follower', count: 2, people: [{ id: carol.id }, { id: bobby.id }] },
  ])
  await read(alice, { about: 'followers' })
  expect(await unread(alice)).toBe(0)
})

test('a message is a notice until its conversation is read', async () => {
  await send(bobby, alice)
  const last = await send(bobby, alice)
  await send(carol, alice)
  expect(await notices(alice)).toMatchObject([
    { type: 'message', count: 1, personId: carol.id },
    { type: 'message', count: 2, personId: bobby.id },
  ])
  await call(app, `PUT conversations/${bobby.id}/read.json`, { as: alice, body: { until: last } })
  expect(await notices(alice)).toMatchObject([{ isRead: false }, { isRead: true }])
  expect([await unread(alice), await unread(bobby)]).toEqual([1, 0])
})

test('savers are told of a notable drop, of the sale and of the return, until they open the list of saved cars', async () => {
  const carId = await offerCar(app, alice, { price: 10_000 })
  await call(app, `PUT saved-cars/${carId}.json`, { as: bobby, body: {} })
  const change = (price: number) => call(app, `PUT cars/${carId}.json`, { as: alice, body: buildCar({ price }) })
  await change(9_990)
  expect(await unread(bobby)).toBe(0)
  await change(9_000)
  expect(await notices(bobby)).toMatchObject([
    { type: 'savedCar', carId, details: { car: 'BMW 320d, 2019', change: 'cheaper', price: 9_000 } },
  ])
  await call(app, `PUT cars/${carId}/state.json`, { as: alice, body: { state: 'sold' } })
  expect(await notices(bobby)).toMatchObject([{ details: { change: 'sold' } }])
  await call(app, 'PUT saved-cars-seen.json', { as: bobby })
  expect(await unread(bobby)).toBe(0)
  await call(app, `PUT cars/${carId}/state.json`, { as: alice, body: { state: 'forSale' } })
  expect(await notices(bobby)).toMatchObject([{ details: { change: 'back' }, isRead: false }, { isRead: true }])
  expect([await unread(alice), await unread(carol)]).toEqual([0, 0])
})

test('a hit of a saved search is a notice until the search is opened', async () => {
  const search = { name: 'Any BMW', address: 'brand=BMW', alert: 'live' }
  const { name: id } = (await call(app, 'POST saved-searches.json', { as: bobby, body: search })).body
  const carId = await offerCar(app, alice)
  await offerCar(app, carol)
  expect(await notices(bobby)).toMatchObject([{ type: 'searchHit', count: 2, details: { search: 'Any BMW' } }])
  // Two offers are not seen by opening one of them.
  await read(bobby, { about: 'car', id: carId })
  expect(await unread(bobby)).toBe(1)
  await call(app, `PUT saved-searches/${id}.json`, { as: bobby, body: { isSeen: true } })
  expect(await unread(bobby)).toBe(0)
})

test('a moderator’s decision is told with its reason to the person concerned', async () => {
  const carId = await offerCar(app, alice)
  const { name: commentId } = (await comment(bobby, carId)).body
  const hidden = { state: 'hidden', reason: 'Not a car.' }
  await call(app, `PUT moderation/comments/${commentId}`, { as: danny, body: hidden })
  expect(await notices(bobby)).toMatchObject([
    {
      type: 'moderation',
      details: { decision: 'commentHidden', reason: 'Not a car.', car: 'BMW 320d, 2019' },
      people: [],
    },
  ])
  await call(app, `PUT moderation/offers/${carId}`, { as: danny, body: hidden })
  expect(await notices(alice)).toMatchObject([{ details: { decision: 'offerHidden' }, carId }, { type: 'comment' }])
  // What is hidden is no address for others.
  expect((await notices(bobby))[0]).not.toHaveProperty('carId')
})

test('owners are asked once whether an offer is still for sale, and not after they answered', async () => {
  const carId = await offerCar(app, alice)
  const now = Date.now()
  const asked = now + expiry.askDays * dayMs + 1000
  expect([await askStillForSale(db, now), await unread(alice)]).toEqual([0, 0])
  expect([await askStillForSale(db, asked), await askStillForSale(db, asked + dayMs)]).toEqual([1, 0])
  expect(await notices(alice)).toMatchObject([{ type: 'stillForSale', carId, count: 1 }])
  await call(app, `PUT cars/${carId}/state.json`, { as: alice, body: { state: 'forSale' } })
  expect(await unread(alice)).toBe(0)
  expect(await expireOffers(db, now)).toBe(0)
})

test('each tab of the person hears of a notice and of its reading, others hear nothing', async () => {
  const carId = await offerCar(app, alice)
  const heard: [string, HubEvent][] = []
  for (const { id, username } of [alice, bobby])
    hub.subscribe(`notices/${id}`, (event) => heard.push([username, event]))
  await comment(bobby, carId)
  await read(alice, { about: 'car', id: carId })
  await read(alice, { about: 'car', id: carId })
  await allHeard(server)
  expect(heard).toEqual([
    [alice.username, { kind: 'noticesChanged', carId }],
    [alice.username, { kind: 'noticesChanged' }],
  ])
})

test('nobody reads or marks another’s notices', async () => {
  const carId = await offerCar(app, alice)
  await comment(bobby, carId)
  const [{ id, lastId }] = await notices(alice)
  for (const body of [
    { about: 'notice', id },
    { about: 'all', id: lastId },
    { about: 'car', id: carId },
  ])
    expect((await read(bobby, body)).status).toBe(200)
  expect([await unread(alice), (await notices(bobby)).length]).toEqual([1, 0])
  expect((await read(alice, { about: 'notice' })).body).toMatchObject({ code: 'invalid' })
  expect((await read(alice, { about: 'everything' })).body).toMatchObject({ code: 'invalid' })
})

test('names of deleted and suspended people are left out; a suspended person gets no notice', async () => {
  const carId = await offerCar(app, alice)
  await comment(bobby, carId)
  await call(app, `PUT moderation/accounts/${bobby.id}`, {
    as: danny,
    body: { state: 'suspended', reason: 'Spam.' },
  })
  expect(await notices(alice)).toMatchObject([{ type: 'comment', count: 1, people: [] }])
  await write(db, async (tx) => notify(tx, { type: 'follower', to: [bobby.id, '-NoSuchPerson'], by: carol.id }))
  expect(await db.selectFrom('notices').select('id').where('userId', '!=', alice.id).execute()).toEqual([])
})

test('pages go back 90 days, all of one until a notice are marked at once, and counts end at 100', async () => {
  for (let at = 0; at < 110; at++) {
    await write(db, async (tx) => notify(tx, { type: 'comment', to: [alice.id], by: bobby.id, carId: `car${at}` }))
  }
  expect(await unread(alice)).toBe(100)
  const first = await list(alice)
  const second = await list(alice, `?before=${first.next}`)
  expect([first.notices.length, second.notices.length]).toEqual([pages.notices, pages.notices])
  const ids = [...first.notices, ...second.notices].map(({ id }: { id: string }) => id)
  expect(new Set(ids).size).toBe(2 * pages.notices)
  await read(alice, { about: 'all', id: second.notices[0].lastId })
  expect(await unread(alice)).toBe(pages.notices)
  expect(await sweepNotices(db, Date.now() + (noticeDays - 1) * dayMs)).toBe(0)
  expect(await sweepNotices(db, Date.now() + (noticeDays + 1) * dayMs)).toBe(110)
})

test('a rolled back write notifies nobody, and crossing writes neither deadlock nor lose a count', async () => {
  const failing = write(db, async (tx) => {
    notify(tx, { type: 'follower', to: [alice.id], by: bobby.id })
    throw new Error('No')
  })
  await expect(failing).rejects.toThrow('No')
  expect(await unread(alice)).toBe(0)
  const people = [alice.id, bobby.id, carol.id]
  await Promise.all(
    Array.from({ length: 60 }, (_none, at) =>
      write(db, async (tx) => {
        const to = at % 2 === 0 ? people : people.toReversed()
        notify(tx, { type: 'comment', to, by: danny.id, carId: 'one' })
        notify(tx, { type: 'comment', to: to.slice(0, 2), by: danny.id, carId: `two${at % 3}` })
      }),
    ),
  )
  const ofAll = await Promise.all([alice, bobby, carol].map(notices))
  for (const own of ofAll) expect(own.map(({ count }: { count: number }) => count)).toContain(60)
})

import { beforeEach, expect, test } from 'vitest'
import { idleMs } from '../auth/session-store.ts'
import { offerCar } from '../testing/cars.ts'
import { testPassword, type TestPerson } from '../testing/people.ts'
import { isSignedBy, openPushService } from '../testing/push-service.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { sendPushes } from './push-sender.ts'

const { app, db, alice, bobby, carol } = await useWorld(['alice', 'bobby', 'carol'])
const service = await openPushService()
const site = { subject: 'https://cars.example', firstCurrency: 'BGN', defaultLanguage: 'en' } as const
const secondMs = 1000

let carId: string

beforeEach(async () => {
  service.answer(201)
  service.requests.length = 0
  carId = await offerCar(app, alice)
})

const subscribe = (as: TestPerson, body: object) => call(app, 'PUT push-subscriptions.json', { as, body })
const comment = (as: TestPerson) =>
  call(app, `POST cars/${carId}/comments.json`, { as, body: { comments: 'My number is 0888 123 456' } })
const settings = (as: TestPerson, body: object) => call(app, 'PUT notice-settings.json', { as, body })
const later = (ms: number) => sendPushes(db, site, { now: Date.now() + ms, network: service.network })
/** Another browser of somebody, which is told of before any is subscribed. */
const logInAgain = async (as: TestPerson): Promise<TestPerson> => {
  const body = { email: as.email, password: testPassword }
  return { ...as, token: (await call(app, 'POST auth/login', { body })).body.token as string }
}
const subscriptions = () => db.selectFrom('pushSubscriptions').select(['endpoint', 'userId', 'p256dh']).execute()

test('a notice is pushed after some seconds to all browsers of its person: a line, a link, a tag, nothing else', async () => {
  const [phone, desk, other] = [service.browser(), service.browser(), service.browser()]
  await subscribe(await logInAgain(alice), desk.subscription)
  await subscribe(alice, phone.subscription)
  await subscribe(bobby, other.subscription)
  await comment(bobby)
  expect(await later(secondMs)).toBe(false)
  await comment(carol)
  expect(await later(10 * secondMs)).toBe(true)
  const [{ id }] = (await call(app, 'GET notices.json', { as: alice })).body.notices
  const pushed = {
    title: 'Volan',
    body: `2 comments on your BMW 320d, 2019, the last by ${carol.username}`,
    path: `/themes/${carId}`,
    tag: id,
    at: expect.any(Number),
  }
  expect([phone.received, desk.received, other.received]).toEqual([[pushed], [pushed], []])
  const { pushKey } = (await call(app, 'GET notice-settings.json', { as: alice })).body
  expect(service.requests.map((headers) => isSignedBy(headers, pushKey))).toEqual([true, true])
  expect(service.requests[0]).toMatchObject({ 'content-encoding': 'aes128gcm', topic: id, ttl: '86400' })
  expect(await later(10 * 60 * secondMs)).toBe(false)
})

test('it speaks the person’s language', async () => {
  const { subscription, received } = service.browser()
  await subscribe(alice, subscription)
  await call(app, 'PUT auth/language', { as: alice, body: { language: 'bg' } })
  await comment(bobby)
  await later(10 * secondMs)
  expect(received).toMatchObject([{ body: `${bobby.username} коментира Вашата обява BMW 320d, 2019` }])
})

test('what was read, or counted in an open tab, is not pushed, nor what is switched off', async () => {
  const { subscription, received } = service.browser()
  await subscribe(alice, subscription)
  const read = (body: object) => call(app, 'PUT notices-read.json', { as: alice, body })
  await comment(bobby)
  await read({ about: 'car', id: carId })
  await comment(bobby)
  await read({ about: 'count' })
  expect((await call(app, 'GET unread-notices.json', { as: alice })).body.notices).toBe(1)
  await settings(alice, { choices: { comment: { isListed: true, isPushed: false, letter: 'off' } } })
  await comment(bobby)
  expect([await later(10 * secondMs), received]).toEqual([false, []])
})

test('quiet hours hold it until their end, and then it comes once', async () => {
  const { subscription, received } = service.browser()
  await subscribe(alice, subscription)
  const now = new Date()
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes()
  const day = 24 * 60
  const quietHours = { from: (minute - 60 + day) % day, until: (minute + 60) % day, timeZone: 'UTC' }
  await settings(alice, { quietHours })
  await comment(bobby)
  await comment(carol)
  expect(await later(50 * 60 * secondMs)).toBe(false)
  expect(await later(61 * 60 * secondMs)).toBe(true)
  expect(received).toMatchObject([{ body: expect.stringContaining('2 comments') }])
  expect((await call(app, 'GET notice-settings.json', { as: alice })).body.quietHours).toEqual(quietHours)
})

test.each([404, 410, 403])('a subscription whose service answers %i is dropped, the others stay', async (status) => {
  const [dead, mine] = [service.browser(), service.browser()]
  await subscribe(alice, dead.subscription)
  await subscribe(bobby, mine.subscription)
  await comment(bobby)
  service.answer(status)
  await later(10 * secondMs)
  expect(await subscriptions()).toMatchObject([{ userId: bobby.id }])
})

test('a late answer does not drop the subscription that took its address', async () => {
  const before = service.browser('same')
  await subscribe(alice, before.subscription)
  await comment(bobby)
  service.answer(410)
  const renewed = service.browser('same')
  const network = {
    ...service.network,
    resolve: async (host: string) => {
      await subscribe(alice, renewed.subscription)
      return service.network.resolve(host)
    },
  }
  await sendPushes(db, site, { now: Date.now() + 10 * secondMs, network })
  expect(await subscriptions()).toMatchObject([{ p256dh: renewed.subscription.p256dh }])
  service.answer(201)
  await comment(carol)
  await later(10 * secondMs)
  expect(renewed.received).toHaveLength(1)
})

test('a push service that is busy is asked again, for a day', async () => {
  const { subscription, received } = service.browser()
  await subscribe(alice, subscription)
  await comment(bobby)
  service.answer(503)
  await later(10 * secondMs)
  service.answer(201)
  expect([await later(60 * secondMs), received]).toEqual([false, []])
  await later(6 * 60 * secondMs)
  expect(received).toHaveLength(1)
})

test('a browser that has it does not get it again with one whose push service is away, but gets what happens next', async () => {
  const [phone, desk] = [service.browser(), service.browser()]
  await subscribe(await logInAgain(alice), desk.subscription)
  await subscribe(alice, phone.subscription)
  desk.status = 503
  await comment(bobby)
  await later(10 * secondMs)
  await later(6 * 60 * secondMs)
  expect([phone.received.length, desk.received.length]).toEqual([1, 0])
  desk.status = 201
  await later(12 * 60 * secondMs)
  expect([phone.received.length, desk.received.length]).toEqual([1, 1])
  desk.status = 503
  await comment(carol)
  await later(10 * secondMs)
  await comment(bobby)
  await later(10 * secondMs)
  expect(phone.received).toMatchObject([
    {},
    { body: expect.stringMatching(/^2 /) },
    { body: expect.stringMatching(/^3 /) },
  ])
})

test('a browser gets nothing any more once its session has ended by age, those of other sessions do', async () => {
  const [old, mine] = [service.browser(), service.browser()]
  const before = await db.selectFrom('sessions').select('id').where('userId', '=', alice.id).execute()
  await subscribe(await logInAgain(alice), mine.subscription)
  await subscribe(alice, old.subscription)
  const ids = before.map(({ id }) => id)
  await db
    .updateTable('sessions')
    .set({ usedAt: Date.now() - idleMs })
    .where('id', 'in', ids)
    .execute()
  await comment(bobby)
  await later(10 * secondMs)
  expect([old.received.length, mine.received.length]).toEqual([0, 1])
})

test('a browser has one address: a new one in the same session replaces it', async () => {
  const [before, after, other] = [service.browser(), service.browser(), service.browser()]
  await subscribe(alice, before.subscription)
  await subscribe(bobby, other.subscription)
  await subscribe(alice, after.subscription)
  const known = (await subscriptions()).map(({ endpoint }) => endpoint).toSorted()
  expect(known).toEqual([after, other].map(({ subscription }) => subscription.endpoint).toSorted())
})

test('nothing is sent to addresses that are not public, and such a subscription goes', async () => {
  const { subscription } = service.browser()
  for (const endpoint of [
    'http://push.example/a',
    'https://push.example:8443/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
  ])
    expect((await subscribe(alice, { ...subscription, endpoint })).body).toMatchObject({ code: 'invalid' })
  await subscribe(alice, { ...subscription, endpoint: 'https://inside.example/a' })
  await comment(bobby)
  await later(10 * secondMs)
  expect([service.requests, await subscriptions()]).toEqual([[], []])
})

test('a subscription goes with its session, and moves to who logs in at the same browser', async () => {
  const { subscription } = service.browser()
  await subscribe(alice, subscription)
  await subscribe(bobby, subscription)
  expect(await subscriptions()).toMatchObject([{ userId: bobby.id }])
  await call(app, 'POST push-subscriptions-end.json', { as: alice, body: { endpoint: subscription.endpoint } })
  expect(await subscriptions()).toHaveLength(1)
  await call(app, 'POST auth/logout', { as: bobby })
  expect(await subscriptions()).toEqual([])
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { photoIdOf } from '../../contract/photo.ts'
import { drawnPhoto } from '../testing/drawn-photo.ts'
import { offerCar } from '../testing/cars.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

/** Who sees a picture at its address: strangers see what is shown to everybody, and no longer than that. */

const { app, alice, bobby, carol, danny } = await useWorld(['alice', 'bobby', 'carol', 'danny'], {
  roles: { danny: 'moderator' },
  env: { ROLES_NEED_FACTOR: '0' },
})

let seed = 0
let now = performance.now()

beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now))
afterEach(() => void vi.restoreAllMocks())

/** Lets what is known for ten seconds go. */
function wait(): void {
  now += 10_001
}

async function upload(as: TestPerson): Promise<string> {
  const headers = { 'content-type': 'image/webp' }
  return (await call(app, 'POST photos', { as, body: await drawnPhoto(seed++), headers })).body.address
}

async function show(address: string, as?: TestPerson, headers: Record<string, string> = {}) {
  wait()
  return app.inject({ url: address, headers: { ...(as && { cookie: as.cookie }), ...headers } })
}

async function whoSees(address: string): Promise<string[]> {
  const seen: string[] = []
  const people = { visitor: undefined, alice, bobby, carol, danny }
  for (const [name, person] of Object.entries(people))
    if ((await show(address, person)).statusCode === 200) seen.push(name)
  return seen
}

const everybody = ['visitor', 'alice', 'bobby', 'carol', 'danny']

test('a photo is seen by its uploader until its offer shows it, then by everybody', async () => {
  const img = await upload(alice)
  expect(await whoSees(img)).toEqual(['alice', 'danny'])
  expect((await show(img, alice)).headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'cross-origin-resource-policy': 'same-origin',
  })
  await offerCar(app, alice, { img })
  expect(await whoSees(img)).toEqual(everybody)
  expect((await show(img)).headers).toMatchObject({
    'cache-control': 'public, max-age=86400, s-maxage=45, must-revalidate',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; sandbox",
  })
})

test('the same bytes of another person are seen by the last who uploaded them', async () => {
  const img = await upload(alice)
  seed--
  expect(await upload(bobby)).toBe(img)
  expect(await whoSees(img)).toEqual(['bobby', 'danny'])
})

test.each([
  ['paused', (id: string) => call(app, `PUT cars/${id}/state.json`, { as: alice, body: { state: 'paused' } })],
  [
    'hidden',
    (id: string) =>
      call(app, `PUT moderation/offers/${id}`, { as: danny, body: { state: 'hidden', reason: 'No such car.' } }),
  ],
])('the pictures of an offer that is %s are gone for strangers, previews and links too', async (_name, change) => {
  const img = await upload(alice)
  const id = await offerCar(app, alice, { img })
  expect(await whoSees(img)).toEqual(everybody)
  const tag = String((await show(img)).headers.etag)
  expect((await show(img, undefined, { 'if-none-match': tag })).statusCode).toBe(304)
  expect((await change(id)).status).toBe(200)
  expect(await whoSees(img)).toEqual(['alice', 'danny'])
  const gone = await show(img, undefined, { 'if-none-match': tag })
  expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store'])
  expect((await show(`/photos/${photoIdOf(img)}-preview.jpg`)).statusCode).toBe(404)
  expect((await show(`/links/${id}/0-480.webp`)).statusCode).toBe(404)
})

test('the pictures of a deleted offer are gone for strangers at once', async () => {
  const img = await upload(alice)
  const id = await offerCar(app, alice, { img })
  await call(app, `DELETE cars/${id}.json`, { as: alice })
  expect(await whoSees(img)).toEqual(['alice', 'danny'])
})

test('the photos of a conversation are for the two who have it, and for moderators once it was reported', async () => {
  const photo = await upload(alice)
  const body = { sendTo: bobby.id, content: 'Here it is', photos: [photo] }
  const { name } = (await call(app, 'POST messages.json', { as: alice, body })).body
  expect(await whoSees(photo)).toEqual(['alice', 'bobby'])
  const report = { kind: 'message', targetId: name, reason: 'fraud', text: 'It is not his.' }
  expect((await call(app, 'POST reports', { as: bobby, body: report })).text).toContain('number')
  expect(await whoSees(photo)).toEqual(['alice', 'bobby', 'danny'])
})

test('a cookie that has ended shows nothing more', async () => {
  const photo = await upload(carol)
  expect((await show(photo, carol)).statusCode).toBe(200)
  await call(app, 'POST auth/logout', { as: carol, headers: { cookie: carol.cookie } })
  expect((await show(photo, carol)).statusCode).toBe(404)
})

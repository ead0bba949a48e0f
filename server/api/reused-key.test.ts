import { expect, test, vi } from 'vitest'
import { endpoints } from '../../contract/endpoints.ts'
import { type Endpoint } from '../../contract/endpoint.ts'
import { buildCar, offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, db, alice, bobby } = await useWorld(['alice', 'bobby'])

const inDays = (days: number) => Date.now() + days * 24 * 60 * 60 * 1000
const headers = { 'idempotency-key': 'the-same-key' }
const tables = ['cars', 'comments', 'messages', 'priceOffers', 'savedSearches', 'viewings', 'notices'] as const

/** Every call that takes a key: its first body and another, of an offer of alice. */
const calls: Record<string, (carId: string) => { path: string; bodies: [unknown, unknown] }> = {
  createCar: () => ({ path: 'cars', bodies: [buildCar({ price: 1000 }), buildCar({ price: 2000 })] }),
  createComment: (id) => ({ path: `cars/${id}/comments`, bodies: [{ comments: 'Red' }, { comments: 'Blue' }] }),
  createMessage: () => ({
    path: 'messages',
    bodies: ['Red', 'Blue'].map((content) => ({ sendTo: alice.id, content })) as [unknown, unknown],
  }),
  makePriceOffer: (carId) => ({
    path: 'price-offers',
    bodies: [
      { carId, amount: 1000 },
      { carId, amount: 2000 },
    ],
  }),
  proposeViewing: (carId) => {
    const of = (day: number) => ({ carId, withId: alice.id, times: [inDays(day)], place: 'Sofia' })
    return { path: 'viewings', bodies: [of(1), of(2)] }
  },
  saveSearch: () => ({
    path: 'saved-searches',
    bodies: ['BMW', 'Audi'].map((brand) => ({ name: brand, address: `brand=${brand}`, alert: 'live' })) as never,
  }),
}

const count = async () =>
  Promise.all(
    tables.map(async (table) => (await db.selectFrom(table).select(db.fn.countAll().as('n')).execute())[0]?.n),
  )

test('every call that may refuse a key is tried', () => {
  const refusing = Object.entries<Endpoint>(endpoints).filter(([, row]) => row.errors.includes('keyReused'))
  expect(refusing.map(([name]) => name).toSorted()).toEqual(Object.keys(calls).toSorted())
})

test.each(Object.keys(calls))('%s refuses another body under the same key, and changes nothing', async (name) => {
  const { path, bodies } = calls[name]!(await offerCar(app, alice))
  const send = (body: unknown) => call(app, `POST ${path}.json`, { as: bobby, body, headers })
  const first = await send(bodies[0])
  expect(first.status).toBe(200)
  const before = await count()
  const both = await Promise.all([send(bodies[1]), send(bodies[0])])
  expect(both[0]).toMatchObject({ status: 422, body: { code: 'keyReused' } })
  expect(both[1]?.body).toEqual(first.body)
  expect(await count()).toEqual(before)
  const rows = await db.selectFrom('idempotency').select(['reply', 'fingerprint']).execute()
  expect(rows).toEqual([{ reply: first.body.name, fingerprint: expect.stringMatching(/^[\w-]{43}$/) }])
})

test('the same words about another offer are something else, and so are those of other people not', async () => {
  const [one, other] = [await offerCar(app, alice), await offerCar(app, alice)]
  const comment = (id: string, as = bobby) =>
    call(app, `POST cars/${id}/comments.json`, { as, body: { comments: 'Red' }, headers })
  expect((await comment(one)).status).toBe(200)
  expect((await comment(other)).body.code).toBe('keyReused')
  expect((await comment(other, alice)).status).toBe(200)
})

test('the order of fields, and what only another version reads, make no other body', async () => {
  const [carId, times] = [await offerCar(app, alice), [inDays(1)]]
  const send = (body: unknown) => call(app, 'POST viewings.json', { as: bobby, body, headers })
  const first = await send({ carId, withId: alice.id, times, place: 'Sofia' })
  const again = await send({ place: 'Sofia', times, withId: alice.id, carId })
  expect([first.status, again.body]).toEqual([200, first.body])
  // A field that this version passes over may be read by the next, which must know the retry.
  const other = await send({ carId, withId: alice.id, times, place: 'Sofia', note: 'By car' })
  expect(other.body.code).toBe('keyReused')
})

test('a file that comes with a key is not written as text', async () => {
  const toText = vi.spyOn(Buffer.prototype, 'toJSON')
  const { body } = await call(app, 'POST photos', { as: alice, body: Buffer.from('no photo'), headers })
  expect(body.code).toBe('photoType')
  expect(toText).not.toHaveBeenCalled()
  toText.mockRestore()
})

test('a key from before fingerprints answers what was created under it', async () => {
  const id = await offerCar(app, alice)
  const comment = (comments: string) =>
    call(app, `POST cars/${id}/comments.json`, { as: bobby, body: { comments }, headers })
  const first = await comment('Red')
  await db.updateTable('idempotency').set({ fingerprint: null }).execute()
  expect(await comment('Blue')).toMatchObject({ status: 200, body: first.body })
})

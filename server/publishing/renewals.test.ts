import { expect, test } from 'vitest'
import { expiry, renewal } from '../../contract/car-state.ts'
import { CountingLimits } from '../limits/rate-limits.ts'
import { offerCar } from '../testing/cars.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { expireOffers } from './offer-state-store.ts'
import { endOffersAgain } from './renewal-store.ts'

const dayMs = 24 * 60 * 60 * 1000
const limits = new CountingLimits()
const { app, db, alice, bobby } = await useWorld(['alice', 'bobby'], { limits })

const count = async (as = alice) => (await call(app, 'GET ended-offers.json', { as })).body.count
const renew = async (as = alice) => (await call(app, 'POST ended-offers.json', { as })).body.offers as string[]
const undo = async (offers: readonly string[], as: TestPerson = alice) =>
  (await call(app, 'PUT ended-offers.json', { as, body: { offers } })).body.offers as string[]
const stateOf = async (id: string) => (await call(app, `GET cars/${id}.json`, { as: alice })).body.state
const rowOf = (id: string) => db.selectFrom('cars').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** An offer of a person that ended by itself. */
async function endedOffer(of = alice): Promise<string> {
  const id = await offerCar(app, of)
  const long = Date.now() - (expiry.hideDays + 1) * dayMs
  await db.updateTable('cars').set({ renewedAt: long }).where('id', '=', id).execute()
  await expireOffers(db)
  return id
}

test('all ended offers of an owner are for sale again by one call, and no others', async () => {
  const ended = [await endedOffer(), await endedOffer()]
  const foreign = await endedOffer(bobby)
  const hidden = await endedOffer()
  await db.updateTable('cars').set({ hiddenAt: 1 }).where('id', '=', hidden).execute()
  const sold = await offerCar(app, alice)
  await call(app, `PUT cars/${sold}/state.json`, { as: alice, body: { state: 'sold' } })
  expect([await count(), await count(bobby)]).toEqual([2, 1])
  expect((await renew()).toSorted()).toEqual(ended.toSorted())
  expect(await Promise.all(ended.map(stateOf))).toEqual([undefined, undefined])
  expect([(await rowOf(foreign)).state, (await rowOf(hidden)).state, await stateOf(sold)]).toEqual([
    'expired',
    'expired',
    'sold',
  ])
  expect([await count(), await renew()]).toEqual([0, []])
  expect((await call(app, 'GET counts.json')).body.cars).toBe(2)
})

test('a renewal is undone: the offers have ended when they had, also in their history', async () => {
  const id = await endedOffer()
  await db.updateTable('carHistory').set({ at: 1_000_000 }).where('note', '=', 'expired').execute()
  const before = { ...(await rowOf(id)), stateAt: 1_000_000, unlistedAt: 1_000_000 }
  expect(await undo(await renew())).toEqual([id])
  const after = await rowOf(id)
  expect({ ...after, updatedAt: 0, renewedAt: 0 }).toEqual({ ...before, updatedAt: 0, renewedAt: 0 })
  expect(after.renewedAt).toBe(1_000_000 - expiry.hideDays * dayMs)
  const history = (await call(app, `GET cars/${id}/history.json`)).body as { note?: string }[]
  expect(history.map(({ note }) => note)).toEqual(['expired', undefined])
  expect(await count()).toBe(1)
})

test('only a renewal of the last minutes is undone, by its owner, and only where nothing else has happened', async () => {
  const [late, changed, neverEnded] = [await endedOffer(), await endedOffer(), await offerCar(app, alice)]
  const renewed = await renew()
  expect(await undo(renewed, bobby)).toEqual([])
  await call(app, `PUT cars/${changed}/state.json`, { as: alice, body: { state: 'reserved' } })
  expect(await undo([changed, neverEnded, '-None'])).toEqual([])
  const tooLate = Date.now() + (renewal.undoMinutes + 1) * 60_000
  expect(await endOffersAgain(db, alice.id, { offers: [late] }, tooLate)).toEqual({ offers: [] })
  expect(await stateOf(late)).toBeUndefined()
  expect(await undo([late, late])).toEqual([late])
})

test('one call renews so many offers, the last ended first, and so many calls are answered in an hour', async () => {
  const first = await endedOffer()
  await db.updateTable('cars').set({ stateAt: 1 }).where('id', '=', first).execute()
  const row = await rowOf(first)
  const more = Array.from({ length: renewal.offers }, (_, i) => ({ ...row, id: `-More${i}`, stateAt: 2 + i }))
  for (let i = 0; i < more.length; i += 50)
    await db
      .insertInto('cars')
      .values(more.slice(i, i + 50))
      .execute()
  expect(await renew()).toHaveLength(renewal.offers)
  expect([await count(), (await rowOf(first)).state]).toEqual([1, 'expired'])
  const many = Array.from({ length: renewal.offers + 1 }, () => first)
  expect((await call(app, 'PUT ended-offers.json', { as: alice, body: { offers: many } })).status).toBe(400)
  const calls = Array.from({ length: 20 }, () => limits.consume('renewalPerHour', alice.id))
  await Promise.allSettled(calls)
  expect((await call(app, 'POST ended-offers.json', { as: alice })).status).toBe(429)
})

import { expect, test } from 'vitest'
import { newAccountMs } from '../lib/new-account.ts'
import { offerCar } from '../testing/cars.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { limitTable } from './limit-table.ts'
import { CountingLimits } from './rate-limits.ts'
import { hasWritten } from './unanswered-store.ts'

/** What a nuisance can heap on one person, with one account and with those that follow it. */

const limits = new CountingLimits()
const people = ['alice', 'bobby', 'carol', 'danny', 'erica'] as const
const { app, db, alice, bobby, carol, danny, erica } = await useWorld(people, { limits })

const write = (as: TestPerson, whom: TestPerson) =>
  call(app, 'POST messages.json', { as, body: { sendTo: whom.id, content: 'Hello?' } })
const comment = (as: TestPerson, carId: string) =>
  call(app, `POST cars/${carId}/comments.json`, { as, body: { comments: 'Hello?' } })
const offer = (as: TestPerson, carId: string) =>
  call(app, 'POST price-offers.json', { as, body: { carId, amount: 5000 } })
const view = (as: TestPerson, whom: TestPerson, carId: string) =>
  call(app, 'POST viewings.json', {
    as,
    body: { carId, withId: whom.id, times: [Date.now() + 86_400_000], place: 'Sofia' },
  })
const refused = async (answer: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await answer
  return status === 429 && body.code === 'noAnswerYet'
}
const makeOld = (...old: TestPerson[]) =>
  db
    .updateTable('users')
    .set({ createdAt: Date.now() - 2 * newAccountMs })
    .where(
      'id',
      'in',
      old.map(({ id }) => id),
    )
    .execute()
/** Spends the hour of a sender towards one person. */
const spend = (who: string, otherId: string) => limits.count('unansweredPerHour', `${who} ${otherId}`, 60)

test('who gets no answer is heard no more for a while, whichever way they try, and others are', async () => {
  await makeOld(bobby, carol)
  const car = await offerCar(app, alice)
  expect((await write(bobby, alice)).status).toBe(200)
  await spend(bobby.id, alice.id)
  for (const deed of [() => write(bobby, alice), () => comment(bobby, car), () => offer(bobby, car)])
    expect(await refused(deed())).toBe(true)
  expect(await refused(view(bobby, alice, car))).toBe(true)
  expect((await write(bobby, danny)).status).toBe(200)
  expect((await write(carol, alice)).status).toBe(200)
  expect(await hasWritten(db, alice.id, bobby.id)).toBe(false)
  expect((await write(alice, bobby)).status).toBe(200)
  expect((await write(bobby, alice)).status).toBe(200)
  expect((await comment(bobby, car)).status).toBe(200)
})

test('new accounts of one address share what may stay without an answer, and the seller’s own comments are no part', async () => {
  await makeOld(carol)
  const car = await offerCar(app, alice)
  expect((await write(bobby, alice)).status).toBe(200)
  await spend('127.0.0.1', alice.id)
  expect(await refused(write(danny, alice))).toBe(true)
  expect((await write(carol, alice)).status).toBe(200)
  expect((await comment(alice, car)).status).toBe(200)
})

test('twenty newcomers of an address begin a conversation with the same person in a day, by whatever', async () => {
  await makeOld(carol)
  const car = await offerCar(app, erica)
  const { points } = limitTable.newcomersToOnePerDay
  await limits.count('newcomersToOnePerDay', `127.0.0.1 ${erica.id}`, points)
  expect(await refused(write(bobby, erica))).toBe(true)
  expect(await refused(offer(bobby, car))).toBe(true)
  expect(await refused(view(bobby, erica, car))).toBe(true)
  expect((await write(bobby, carol)).status).toBe(200)
  expect((await write(carol, erica)).status).toBe(200)
  expect((await offer(carol, car)).status).toBe(200)
})

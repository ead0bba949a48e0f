import { beforeEach, describe, expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { agreeOnViewing, confirmByCode, showCode } from '../testing/meetings.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { tidyProfileFacts } from '../users/profile-facts-store.ts'

const server = await useWorld(['alice', 'bobby', 'carol'])
const { app, db, alice, bobby, carol } = server
const day = 24 * 60 * 60 * 1000
let car = ''
let id = ''

const meet = async () => confirmByCode(app, bobby, { id, code: await showCode(app, alice, id) })
const say = (as: TestPerson, facts: object) => call(app, `PUT viewings/${id}/answers.json`, { as, body: { facts } })
const seen = async (as: TestPerson, other: TestPerson) =>
  (await call(app, `GET deals/${other.id}.json`, { as })).body.viewings[0]
const facts = async (of: TestPerson) => (await call(app, `GET profiles/${of.id}/facts.json`, { as: carol })).body
const moveMeeting = (by: number) =>
  db
    .updateTable('handovers')
    .set((eb) => ({ metAt: eb('metAt', '+', by) }))
    .execute()

beforeEach(async () => {
  car = await offerCar(app, alice)
  id = await agreeOnViewing(app, { seller: alice, buyer: bobby, carId: car })
})

describe('people who met', () => {
  beforeEach(async () => {
    await meet()
  })

  test('are those to whom a car can be said to be sold, until the sale is taken back', async () => {
    const sell = (buyerId: string) =>
      call(app, `PUT cars/${car}/state.json`, { as: alice, body: { state: 'sold', place: 'here', buyerId } })
    const buyers = async (as: TestPerson) => (await call(app, `GET cars/${car}/met-buyers.json`, { as })).body
    expect(await buyers(alice)).toEqual([{ id: bobby.id, username: 'bobby.one' }])
    expect(await buyers(bobby)).toEqual([])
    expect((await sell(carol.id)).body.code).toBe('notMet')
    expect((await call(app, `GET cars/${car}.json`, { as: alice })).body.state).toBeUndefined()
    expect((await sell(bobby.id)).status).toBe(200)
    expect((await seen(bobby, alice)).handover.soldAt).toEqual(expect.any(Number))
    expect([await facts(alice), await facts(bobby)]).toMatchObject([
      { handovers: 1, sold: 1 },
      { handovers: 1, sold: 0 },
    ])
    await call(app, `PUT cars/${car}/state.json`, { as: alice, body: { state: 'forSale' } })
    expect((await seen(bobby, alice)).handover).not.toHaveProperty('soldAt')
    expect((await facts(alice)).handovers).toBe(0)
  })

  test('answer once about each other, and see it when both have', async () => {
    expect((await say(bobby, { onTime: true, asDescribed: false })).body.handover).toMatchObject({
      answered: ['buyer'],
    })
    for (const [one, two] of [
      [alice, bobby],
      [bobby, alice],
    ] as const)
      expect((await seen(one, two)).handover).not.toHaveProperty('says')
    expect((await facts(alice)).says).toEqual({})
    expect((await say(bobby, { onTime: false })).body.code).toBe('dealChanged')
    const told = (await call(app, 'GET notices.json', { as: alice })).body.notices
    expect(told[0]).toMatchObject({ type: 'viewingStep', details: { viewingStep: 'answered' } })
    const says = { seller: { dealAgain: true }, buyer: { onTime: true, asDescribed: false } }
    expect((await say(alice, says.seller)).body.handover).toMatchObject({ answered: ['seller', 'buyer'], says })
    expect((await facts(alice)).says).toEqual({ asDescribed: [0, 1], onTime: [1, 1] })
    expect((await facts(bobby)).says).toEqual({ dealAgain: [1, 1] })
  })

  test('see after 14 days what one of them said, and cannot answer any more', async () => {
    await say(bobby, { onTime: true })
    await moveMeeting(-14 * day)
    expect((await say(alice, { onTime: false })).body.code).toBe('answerTooLate')
    expect((await seen(alice, bobby)).handover.says).toEqual({ buyer: { onTime: true } })
    expect((await facts(alice)).says).toEqual({})
    await db.updateTable('profileFacts').set({ dueAt: 0 }).where('userId', '=', alice.id).execute()
    await tidyProfileFacts(db)
    expect((await facts(alice)).says).toEqual({ onTime: [1, 1] })
  })

  test('are reckoned when their answers open by time', async () => {
    await say(bobby, { onTime: true })
    const { dueAt } = await db
      .selectFrom('profileFacts')
      .select('dueAt')
      .where('userId', '=', alice.id)
      .executeTakeFirstOrThrow()
    expect(dueAt).toBeLessThanOrEqual(Date.now() + 14 * day)
  })

  test('count once, by their newest answers, however often they meet', async () => {
    await say(bobby, { onTime: true })
    await say(alice, { onTime: true })
    await db.updateTable('viewings').set({ state: 'cancelled' }).execute()
    await moveMeeting(-day)
    id = await agreeOnViewing(app, { seller: alice, buyer: bobby, carId: car })
    await meet()
    await say(bobby, { onTime: false })
    await say(alice, { onTime: true })
    expect(await facts(alice)).toMatchObject({ met: 1, says: { onTime: [0, 1] } })
  })

  test('say facts alone, and strangers say nothing', async () => {
    for (const wrong of [{}, { onTime: 'yes' }, { rating: true }, { onTime: true, stars: true }])
      expect((await say(bobby, wrong)).body.code).toBe('invalid')
    expect((await say(carol, { onTime: true })).body.code).toBe('notYours')
  })

  test('cannot move or cancel the viewing any more', async () => {
    const body = { action: 'cancel', round: 2 }
    expect((await call(app, `PUT viewings/${id}/action.json`, { as: alice, body })).body.code).toBe('dealChanged')
  })
})

test('people who have not met say nothing of each other', async () => {
  expect((await say(bobby, { onTime: true })).body.code).toBe('notMet')
})

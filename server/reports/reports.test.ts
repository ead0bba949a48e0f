import { expect, test } from 'vitest'
import { endSuspensions } from '../moderation/account-moderation-store.ts'
import { offerCar } from '../testing/cars.ts'
import { testPassword, type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { forgetOldCases, leaveCases } from './old-cases-store.ts'
import { write } from '../db/write.ts'

const { app, db, alice, bobby, carol, erica } = await useWorld(['alice', 'bobby', 'carol', 'erica'], {
  roles: { erica: 'moderator' },
})

const report = (as: TestPerson, whom: TestPerson, more: object = {}) =>
  call(app, 'POST reports', {
    as,
    body: { kind: 'profile', targetId: whom.id, reason: 'fraud', text: 'Took a deposit.', ...more },
  })
const cases = async () => (await call(app, 'GET moderation/cases', { as: erica })).body.cases
const suspend = async (days: number | null) => {
  const [{ id, version }] = await cases()
  const body = { decision: 'suspend', ground: 'fraud', facts: 'Two deposits.', days, version }
  expect((await call(app, `PUT moderation/cases/${id}/decision`, { as: erica, body })).status).toBe(200)
  return id as string
}
const logIn = (password = testPassword) => call(app, 'POST auth/login', { body: { email: alice.email, password } })

test('who is suspended is led by the login to the reasons, and contests them without a login', async () => {
  await report(bobby, alice)
  const id = await suspend(7)
  expect((await logIn('wrong horse')).body.appeal).toBeUndefined()
  const { error, appeal } = (await logIn()).body
  expect(error).toBe('This account is suspended. Reason: Two deposits.')
  const key = new RegExp(`^/decisions/${id}#key=([\\w-]+)$`).exec(appeal)?.[1]
  const read = await call(app, `GET decisions/${id}?key=${key}`)
  expect(read.body).toMatchObject({ outcome: { decision: 'suspend', days: 7 }, mayAppeal: true })
  for (const wrong of ['', '?key=', `?key=${key}x`]) {
    expect((await call(app, `GET decisions/${id}${wrong}`)).status).toBe(404)
  }
  const body = { text: 'They were paid back.', key }
  expect((await call(app, `POST decisions/${id}/appeal`, { body })).status).toBe(200)
  expect((await call(app, `POST decisions/${id}/appeal`, { body })).body.code).toBe('appealOver')
})

test('a suspension of some days ends by itself, one for good does not', async () => {
  await report(bobby, alice)
  await suspend(1)
  const hour = 60 * 60 * 1000
  expect(await endSuspensions(db, Date.now() + 23 * hour)).toBe(0)
  expect((await logIn()).status).toBe(403)
  expect(await endSuspensions(db, Date.now() + 25 * hour)).toBe(1)
  expect((await logIn()).status).toBe(200)
  await report(bobby, alice)
  await suspend(null)
  expect(await endSuspensions(db, Date.now() + 1e12)).toBe(0)
})

test('a moderator is not suspended by another, whoever reports them', async () => {
  await report(bobby, erica)
  const [{ id, version }] = await cases()
  const body = { decision: 'suspend', ground: 'fraud', facts: 'Two deposits.', days: 1, version }
  expect((await call(app, `PUT moderation/cases/${id}/decision`, { as: erica, body })).status).toBe(403)
})

test('a deleted account leaves no name in reports and cases', async () => {
  const illegal = { why: 'A theft.', name: 'Bobby Tables', email: 'bobby@example.com', isGoodFaith: true }
  await report(bobby, alice, { illegal })
  await report(carol, alice)
  await write(db, (tx) => leaveCases(tx, bobby.id))
  await write(db, (tx) => leaveCases(tx, alice.id))
  const [{ id }] = await cases()
  const left = JSON.stringify((await call(app, `GET moderation/cases/${id}`, { as: erica })).body)
  for (const name of ['Bobby', 'bobby', alice.username]) expect(left).not.toContain(name)
  expect(left).toContain('A theft.')
  expect(left).toContain(carol.username)
})

test('decided cases are forgotten after three years, open ones never', async () => {
  const carId = await offerCar(app, alice)
  await report(bobby, alice)
  await report(bobby, alice, { kind: 'offer', targetId: carId })
  await suspend(1)
  const years = 366 * 24 * 60 * 60 * 1000
  expect(await forgetOldCases(db, Date.now() + 2 * years)).toBe(0)
  expect(await forgetOldCases(db, Date.now() + 4 * years)).toBe(1)
  expect(await db.selectFrom('reports').select('id').execute()).toHaveLength(1)
})

test('hostile text in a report and an appeal is stored as text, or refused', async () => {
  const hostile = '<img src=x onerror=alert(1)>\u202e{{7*7}}'
  const { id } = (await report(bobby, alice, { text: hostile })).body
  expect((await call(app, `GET reports/${id}`, { as: bobby })).body.text).toBe(hostile)
  expect((await report(bobby, alice, { text: 'a\u0000b' })).status).toBe(400)
  expect((await report(bobby, alice, { text: 'x'.repeat(1001) })).status).toBe(400)
  expect((await report(bobby, alice, { targetId: `${alice.id}' or 1=1` })).status).toBe(400)
})

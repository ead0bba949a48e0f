import { beforeEach, expect, test } from 'vitest'
import { insertSession, sessionsAtMost } from '../auth/session-store.ts'
import { write } from '../db/database.ts'
import { signUp, testPassword, type TestPerson } from '../testing/people.ts'
import { call, emptyStore, openTestApp } from '../testing/test-app.ts'

const { app, db, hub } = await openTestApp()
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'
let alice: TestPerson
let bobby: TestPerson

beforeEach(async () => {
  await emptyStore(db)
  alice = await signUp(app, 'alice')
  bobby = await signUp(app, 'bobby')
})

async function logIn(userAgent: string): Promise<{ token: string }> {
  const body = { email: alice.email, password: testPassword }
  return (await call(app, 'POST auth/login', { body, headers: { 'user-agent': userAgent } })).body
}

test('a person sees their own sessions with their devices, this one marked', async () => {
  const other = await logIn(firefox)
  const { body } = await call(app, 'GET auth/sessions', { as: other })
  expect(body).toHaveLength(2)
  expect(body[0]).toMatchObject({ device: 'Firefox, Windows', isThis: true })
  expect(body[1]).toMatchObject({ device: '', isThis: false })
  expect(Object.keys(body[0]).toSorted()).toEqual(['createdAt', 'device', 'id', 'isThis', 'usedAt'])
})

test('a session that was ended is dead at once, with its live connections', async () => {
  const other = await logIn(firefox)
  const [{ id }] = (await call(app, 'GET auth/sessions', { as: other })).body
  const heard: string[] = []
  const stop = hub.subscribe(`sessions/${id}`, (event) => heard.push(event.kind))
  await call(app, `DELETE auth/sessions/${id}`, { as: alice })
  await expect.poll(() => heard).toEqual(['sessionEnded'])
  stop()
  expect((await call(app, 'GET auth/account', { as: other })).status).toBe(401)
  expect((await call(app, 'GET auth/account', { as: alice })).status).toBe(200)
})

test("a stranger cannot end another's session", async () => {
  const [{ id }] = (await call(app, 'GET auth/sessions', { as: alice })).body
  await call(app, `DELETE auth/sessions/${id}`, { as: bobby })
  await call(app, 'DELETE auth/sessions', { as: bobby })
  expect((await call(app, 'GET auth/account', { as: alice })).status).toBe(200)
})

test('all other sessions end together', async () => {
  const [one, two] = [await logIn(firefox), await logIn(firefox)]
  await call(app, 'DELETE auth/sessions', { as: alice })
  expect((await call(app, 'GET auth/account', { as: one })).status).toBe(401)
  expect((await call(app, 'GET auth/account', { as: two })).status).toBe(401)
  expect((await call(app, 'GET auth/sessions', { as: alice })).body).toHaveLength(1)
})

test('a person has so many sessions: one more ends that which was not used for longest', async () => {
  const user = { id: alice.id, username: 'alice.one' }
  const open = () => write(db, (tx) => insertSession(tx, user, { device: '' }))
  for (let opened = 1; opened < sessionsAtMost; opened += 1) await open()
  expect((await call(app, 'GET auth/account', { as: alice })).status).toBe(200)
  await open()
  const left = await db.selectFrom('sessions').select('id').where('userId', '=', alice.id).execute()
  expect(left).toHaveLength(sessionsAtMost)
  expect((await call(app, 'GET auth/account', { as: alice })).status).toBe(401)
  expect((await call(app, 'GET auth/account', { as: bobby })).status).toBe(200)
})

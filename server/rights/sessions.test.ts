import { absoluteMs, idleMs, insertSession, maxSessions } from '../auth/session-store.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { write } from '../db/write.ts'
import { testPassword } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, db, hub, alice, bobby } = await useWorld(['alice', 'bobby'])
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'

async function logIn(userAgent: string): Promise<{ token: string }> {
  const body = { email: alice.email, password: testPassword }
  return (await call(app, 'POST auth/login', { body, headers: { 'user-agent': userAgent } })).body
}

test('a person sees their own sessions with their devices, the present one marked', async () => {
  const other = await logIn(firefox)
  const { body } = await call(app, 'GET auth/sessions', { as: other })
  expect(body).toHaveLength(2)
  expect(body[0]).toMatchObject({ device: 'Firefox, Windows', isThis: true })
  expect(body[1]).toMatchObject({ device: '', isThis: false })
  expect(Object.keys(body[0]).toSorted()).toEqual(['createdAt', 'device', 'id', 'isThis', 'usedAt'])
})

test('a session that was ended is invalid at once, with its live connections', async () => {
  const other = await logIn(firefox)
  const [{ id }] = (await call(app, 'GET auth/sessions', { as: other })).body
  const received: string[] = []
  const stop = hub.subscribe(`sessions/${id}`, (event) => received.push(event.kind))
  await call(app, `DELETE auth/sessions/${id}`, { as: alice })
  await expect.poll(() => received).toEqual(['sessionEnded'])
  stop()
  expect((await call(app, 'GET auth/account', { as: other })).status).toBe(401)
  expect((await call(app, 'GET auth/account', { as: alice })).status).toBe(200)
})

test("a stranger cannot end another person's session", async () => {
  const [{ id }] = (await call(app, 'GET auth/sessions', { as: alice })).body
  await call(app, `DELETE auth/sessions/${id}`, { as: bobby })
  await call(app, 'DELETE auth/sessions', { as: bobby })
  expect((await call(app, 'GET auth/account', { as: alice })).status).toBe(200)
})

test('a person can end all their other sessions', async () => {
  const [one, two] = [await logIn(firefox), await logIn(firefox)]
  await call(app, 'DELETE auth/sessions', { as: alice })
  expect((await call(app, 'GET auth/account', { as: one })).status).toBe(401)
  expect((await call(app, 'GET auth/account', { as: two })).status).toBe(401)
  expect((await call(app, 'GET auth/sessions', { as: alice })).body).toHaveLength(1)
})

test('the session that was unused for longest ends when a person has too many', async () => {
  const user = { id: alice.id, username: 'alice.one' }
  const open = () => write(db, (tx) => insertSession(tx, user, { device: '' }))
  for (let opened = 1; opened < maxSessions; opened += 1) await open()
  expect((await call(app, 'GET auth/account', { as: alice })).status).toBe(200)
  await open()
  const left = await db.selectFrom('sessions').select('id').where('userId', '=', alice.id).execute()
  expect(left).toHaveLength(maxSessions)
  expect((await call(app, 'GET auth/account', { as: alice })).status).toBe(401)
  expect((await call(app, 'GET auth/account', { as: bobby })).status).toBe(200)
})

describe('a session', () => {
  afterEach(() => void vi.useRealTimers())

  const renew = (cookie: string) => call(app, 'POST auth/token', { headers: { cookie } })
  const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

  test('ends after 14 days without use, and not before', async () => {
    later(idleMs - 60_000)
    expect((await renew(alice.cookie)).status).toBe(200)
    vi.setSystemTime(Date.now() + idleMs + 60_000)
    expect((await renew(alice.cookie)).status).toBe(401)
    expect((await renew(bobby.cookie)).status).toBe(401)
  })

  test('ends after 30 days however much it is used', async () => {
    const start = Date.now()
    later(0)
    for (let days = 5; days < 30; days += 5) {
      vi.setSystemTime(start + days * 24 * 60 * 60 * 1000)
      expect((await renew(alice.cookie)).status).toBe(200)
    }
    vi.setSystemTime(start + absoluteMs + 60_000)
    expect((await renew(alice.cookie)).status).toBe(401)
  })

  test('ends when somebody logs in in the same browser, and no other one does', async () => {
    const body = { email: bobby.email, password: testPassword }
    const { status } = await call(app, 'POST auth/login', { body, headers: { cookie: alice.cookie } })
    expect(status).toBe(200)
    expect((await renew(alice.cookie)).status).toBe(401)
    expect((await call(app, 'GET auth/account', { as: alice })).status).toBe(401)
    expect((await renew(bobby.cookie)).status).toBe(200)
  })

  test('is not ended from another one long after the password was given', async () => {
    const [{ id }] = (await call(app, 'GET auth/sessions', { as: alice })).body
    later(11 * 60 * 1000)
    for (const line of [`DELETE auth/sessions/${id}`, 'DELETE auth/sessions'])
      expect((await call(app, line, { as: alice })).body.code).toBe('confirmFirst')
    await call(app, 'POST auth/confirmation', { as: alice, body: { currentPassword: testPassword } })
    expect((await call(app, 'DELETE auth/sessions', { as: alice })).status).toBe(200)
  })
})

test('a session is a secret of 256 random bits in a cookie, of which the store has the hash alone', async () => {
  const secret = alice.cookie.split('=')[1] ?? ''
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect(secret).not.toBe(bobby.cookie.split('=')[1])
  expect(JSON.stringify(await db.selectFrom('sessions').selectAll().execute())).not.toContain(secret)
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { confirmedMs } from '../../contract/factor.ts'
import { testPassword } from '../testing/people.ts'
import { cookiesOf, setUpApp, stepMs } from '../testing/second-factor.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { appCodeAt } from './app-code.ts'

const { app, db, alice, bobby } = await useWorld(['alice', 'bobby'])

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }))
afterEach(() => void vi.useRealTimers())

const noFactors = { appAt: null, passkeys: [], backupCodesLeft: 0, isRoleWaiting: false }

/** The password's step of a login: what the browser holds then. */
async function givePassword(email = alice.email) {
  const answer = await call(app, 'POST auth/login', { body: { email, password: testPassword } })
  return { ...answer, cookie: cookiesOf(answer) }
}

const giveCode = (cookie: string, code: string) =>
  call(app, 'POST auth/login/factor', { body: { code }, headers: { cookie } })
const codeIn = (secret: string, steps: number) => appCodeAt(secret, Date.now() + steps * stepMs)

describe('setting up an authenticator app', () => {
  test('answers the secret once, in an address for a QR code, and stores neither it nor the backup codes as they are', async () => {
    const { body } = await call(app, 'POST auth/factors/app', { as: alice })
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(body.address).toBe(
      `otpauth://totp/Volan:alice.one%40gmail.com?issuer=Volan&secret=${body.secret}&algorithm=SHA1&digits=6&period=30`,
    )
    const code = appCodeAt(body.secret, Date.now())
    const { codes } = (await call(app, 'PUT auth/factors/app', { as: alice, body: { code } })).body
    expect(new Set(codes).size).toBe(10)
    expect(codes[0]).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    const stored = JSON.stringify([
      await db.selectFrom('authenticators').selectAll().execute(),
      await db.selectFrom('backupCodes').selectAll().execute(),
    ])
    for (const secret of [body.secret, codes[0], codes[0].replace('-', '')]) expect(stored).not.toContain(secret)
    expect((await call(app, 'GET auth/factors', { as: alice })).body).toEqual({
      appAt: expect.any(Number),
      passkeys: [],
      backupCodesLeft: 10,
      isRoleWaiting: false,
    })
    expect((await call(app, 'GET auth/factors', { as: bobby })).body).toEqual(noFactors)
  })

  test('needs a code of the new secret; until then the app before counts', async () => {
    const { secret } = await setUpApp(app, alice)
    const other = (await call(app, 'POST auth/factors/app', { as: alice })).body.secret as string
    const wrong = await call(app, 'PUT auth/factors/app', { as: alice, body: { code: codeIn(secret, 1) } })
    expect(wrong.body.code).toBe('factorFailed')
    const { cookie } = await givePassword()
    expect((await giveCode(cookie, codeIn(other, 0))).body.code).toBe('factorFailed')
    expect((await giveCode(cookie, codeIn(secret, 1))).status).toBe(200)
  })

  test('happens once by one code, with one set of backup codes', async () => {
    const { secret } = (await call(app, 'POST auth/factors/app', { as: alice })).body
    const body = { code: codeIn(secret, 0) }
    const answers = await Promise.all([1, 2, 3].map(() => call(app, 'PUT auth/factors/app', { as: alice, body })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400])
    expect((await call(app, 'GET auth/factors', { as: alice })).body.backupCodesLeft).toBe(10)
  })

  test('is refused when neither password nor factor was given lately, and let in by the password', async () => {
    vi.setSystemTime(Date.now() + confirmedMs + 1000)
    expect((await call(app, 'POST auth/factors/app', { as: alice })).body.code).toBe('confirmFirst')
    const wrong = await call(app, 'POST auth/confirmation', { as: alice, body: { currentPassword: 'not this one' } })
    expect(wrong.body.code).toBe('wrongPassword')
    expect((await call(app, 'POST auth/factors/app', { as: alice })).body.code).toBe('confirmFirst')
    await call(app, 'POST auth/confirmation', { as: alice, body: { currentPassword: testPassword } })
    expect((await call(app, 'POST auth/factors/app', { as: alice })).status).toBe(200)
    expect((await call(app, 'POST auth/factors/app', { as: bobby })).body.code).toBe('confirmFirst')
  })
})

describe('in the settings', () => {
  test('new backup codes replace those before', async () => {
    const { codes } = await setUpApp(app, alice)
    const fresh = (await call(app, 'POST auth/factors/backup-codes', { as: alice })).body.codes as string[]
    const { cookie } = await givePassword()
    expect((await giveCode(cookie, codes[0] ?? '')).status).toBe(400)
    expect((await giveCode(cookie, fresh[0] ?? '')).status).toBe(200)
  })

  test('whoever has no factor gets no backup codes', async () => {
    expect((await call(app, 'POST auth/factors/backup-codes', { as: alice })).body.code).toBe('secondFactorRequired')
  })

  test('removing the app ends the second factor with its backup codes', async () => {
    await setUpApp(app, alice)
    await setUpApp(app, bobby)
    expect((await call(app, 'DELETE auth/factors/app', { as: alice })).status).toBe(200)
    expect((await call(app, 'GET auth/factors', { as: alice })).body).toEqual(noFactors)
    expect((await givePassword()).status).toBe(200)
    expect((await givePassword(bobby.email)).status).toBe(403)
  })

  test('a code confirms as the password does, once', async () => {
    const { secret } = await setUpApp(app, alice)
    vi.setSystemTime(Date.now() + confirmedMs + stepMs)
    expect((await call(app, 'DELETE auth/factors/app', { as: alice })).body.code).toBe('confirmFirst')
    const code = codeIn(secret, 0)
    expect((await call(app, 'POST auth/confirmation', { as: alice, body: { code } })).status).toBe(200)
    expect((await call(app, 'POST auth/confirmation', { as: alice, body: { code } })).body.code).toBe('factorUsed')
    expect((await call(app, 'DELETE auth/factors/app', { as: alice })).status).toBe(200)
  })

  test('a session that began before the second factor uses it first, also with the password', async () => {
    const older = { ...alice, token: (await givePassword()).body.token as string }
    const { secret } = await setUpApp(app, alice)
    const refused = async (line: string, body?: object) =>
      expect((await call(app, line, { as: older, body })).body.code).toBe('secondFactorRequired')
    await call(app, 'POST auth/confirmation', { as: older, body: { currentPassword: testPassword } })
    await refused('DELETE auth/factors/app')
    await refused('POST auth/factors/app')
    await refused('POST auth/factors/backup-codes')
    await refused('DELETE auth/sessions')
    await refused('POST auth/email', { email: 'alice.new@gmail.com', currentPassword: testPassword })
    await call(app, 'POST auth/confirmation', { as: older, body: { code: codeIn(secret, 1) } })
    expect((await call(app, 'DELETE auth/factors/app', { as: older })).status).toBe(200)
  })

  test('a new password by recovery code leaves the second factor as it is', async () => {
    await setUpApp(app, alice)
    const confirmation = { currentPassword: testPassword }
    const { code } = (await call(app, 'POST auth/recovery-code', { as: alice, body: confirmation })).body
    const newPassword = 'another correct horse'
    await call(app, 'POST auth/recovery', { body: { email: alice.email, code, newPassword } })
    const login = await call(app, 'POST auth/login', { body: { email: alice.email, password: newPassword } })
    expect(login.body.code).toBe('secondFactorRequired')
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CountingLimits } from '../limits/rate-limits.ts'
import { signUp, testPassword } from '../testing/people.ts'
import { cookiesOf, setUpApp, stepMs } from '../testing/second-factor.ts'
import { call, openTestApp } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { appCodeAt } from './app-code.ts'

const { app, db, alice, bobby } = await useWorld(['alice', 'bobby'])

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }))
afterEach(() => void vi.useRealTimers())

/** The password's step of a login: what the browser holds then. */
async function givePassword(email = alice.email) {
  const answer = await call(app, 'POST auth/login', { body: { email, password: testPassword } })
  return { ...answer, cookie: cookiesOf(answer) }
}

const giveCode = (cookie: string, code: string) =>
  call(app, 'POST auth/login/factor', { body: { code }, headers: { cookie } })
const codeIn = (secret: string, steps: number) => appCodeAt(secret, Date.now() + steps * stepMs)

describe('a login', () => {
  test('is as before for whoever has no second factor', async () => {
    await setUpApp(app, alice)
    const { status, body } = await givePassword(bobby.email)
    expect([status, Object.keys(body)]).toEqual([200, ['token', 'userId', 'user']])
  })

  test('asks for the code after the right password only, and opens no session before it', async () => {
    const { secret } = await setUpApp(app, alice)
    const wrong = await call(app, 'POST auth/login', { body: { email: alice.email, password: 'not this one' } })
    expect([wrong.status, wrong.body.code, cookiesOf(wrong)]).toEqual([400, 'loginFailed', ''])
    const sessions = () => db.selectFrom('sessions').selectAll().where('userId', '=', alice.id).execute()
    const first = await givePassword()
    expect([first.status, first.body.code]).toEqual([403, 'secondFactorRequired'])
    expect(first.cookie).toMatch(/^login=[^;]+$/)
    expect(String(first.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict; Max-Age=600$/)
    expect(await sessions()).toHaveLength(1)
    const factors = await call(app, 'POST auth/login/factors', { headers: { cookie: first.cookie } })
    expect(factors.body).toEqual({ hasApp: true, hasBackupCodes: true, passkey: null })
    const { status, body, headers } = await giveCode(first.cookie, codeIn(secret, 1))
    expect([status, body.userId]).toEqual([200, alice.id])
    expect(String(headers['set-cookie'])).toMatch(/login=;.*session=/)
    expect((await call(app, 'GET auth/account', { as: body })).status).toBe(200)
    expect((await sessions()).map(({ factorAt }) => factorAt !== null)).toEqual([true, true])
  })

  test('takes each code once, and none older than the last one', async () => {
    const { secret } = await setUpApp(app, alice)
    const { cookie } = await givePassword()
    const used = codeIn(secret, 0)
    expect((await giveCode(cookie, used)).body.code).toBe('factorUsed')
    const next = codeIn(secret, 1)
    const answers = await Promise.all([giveCode(cookie, next), giveCode(cookie, next)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    for (const code of [next, used, codeIn(secret, -1)])
      expect((await giveCode(cookie, code)).body).toMatchObject({
        code: 'factorUsed',
        error: 'That code, or a later one, was used already. Wait for the next one.',
      })
    vi.setSystemTime(Date.now() + 2 * stepMs)
    expect((await giveCode(cookie, codeIn(secret, 0))).status).toBe(200)
  })

  test('takes a code of the app however it is typed', async () => {
    const { secret } = await setUpApp(app, alice)
    const { cookie } = await givePassword()
    const wide = (code: string) => code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
    const ways = [
      (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`,
      (code: string) => `${code.slice(0, 3)}\u00a0${code.slice(3)}`,
      (code: string) => `\u200e${code.slice(0, 3)}\u2013${code.slice(3)}\u200b`,
      wide,
    ]
    for (const typed of ways) {
      vi.setSystemTime(Date.now() + stepMs)
      expect((await giveCode(cookie, typed(codeIn(secret, 0)))).status).toBe(200)
    }
  })

  test('takes no code of another time or person, and changes nothing of the neighbour', async () => {
    const { secret } = await setUpApp(app, alice)
    const others = await setUpApp(app, bobby)
    const before = await db.selectFrom('backupCodes').selectAll().where('userId', '=', bobby.id).execute()
    const { cookie } = await givePassword()
    const wrong = [
      codeIn(secret, 3),
      codeIn(secret, -3),
      codeIn(others.secret, 1),
      others.codes[0] ?? '',
      '12345',
      'ZZZZZ',
    ]
    for (const code of wrong) expect((await giveCode(cookie, code)).body.code).toBe('factorFailed')
    expect(await db.selectFrom('backupCodes').selectAll().where('userId', '=', bobby.id).execute()).toEqual(before)
  })

  test('takes each backup code once, however it is typed', async () => {
    const { codes } = await setUpApp(app, alice)
    const { cookie } = await givePassword()
    const typed = (codes[3] ?? '').toLowerCase().replace('-', ' ')
    const answers = await Promise.all([giveCode(cookie, typed), giveCode(cookie, typed)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect((await call(app, 'GET auth/factors', { as: alice })).body.backupCodesLeft).toBe(9)
  })

  test("is over after ten minutes, after a change of password, and with another's or no cookie", async () => {
    const { secret } = await setUpApp(app, alice)
    const { cookie } = await givePassword()
    for (const foreign of [
      '',
      cookie.replace(alice.id, bobby.id),
      `${cookie}x`,
      cookie.replace(/\.\d+\./, '.9999999999999.'),
    ])
      expect((await giveCode(foreign, codeIn(secret, 1))).body.code).toBe('loginStepOver')
    const newPassword = 'another correct horse'
    const body = { currentPassword: testPassword, newPassword }
    expect((await call(app, 'POST auth/password', { as: alice, body })).status).toBe(200)
    expect((await giveCode(cookie, codeIn(secret, 1))).body.code).toBe('loginStepOver')
    const again = await call(app, 'POST auth/login', { body: { email: alice.email, password: newPassword } })
    vi.setSystemTime(Date.now() + 10 * 60 * 1000 + 1)
    expect((await giveCode(cookiesOf(again), codeIn(secret, 0))).body.code).toBe('loginStepOver')
  })

  test('is refused to pages of other sites', async () => {
    const { secret } = await setUpApp(app, alice)
    const { cookie } = await givePassword()
    const headers = { cookie, 'sec-fetch-site': 'cross-site' }
    const { status } = await call(app, 'POST auth/login/factor', { body: { code: codeIn(secret, 1) }, headers })
    expect(status).toBe(403)
  })

  test('of a suspended account is refused at the code, too', async () => {
    const { secret } = await setUpApp(app, alice)
    const { cookie } = await givePassword()
    await db.updateTable('users').set({ suspendedAt: Date.now() }).where('id', '=', alice.id).execute()
    expect((await giveCode(cookie, codeIn(secret, 1))).body.code).toBe('accountSuspended')
  })
})

test('guesses of codes are limited for each account, and the right code ends with them', async () => {
  const limited = await openTestApp({ limits: new CountingLimits() })
  const erica = await signUp(limited.app, 'erica')
  const { secret } = await setUpApp(limited.app, erica)
  const login = await call(limited.app, 'POST auth/login', { body: { email: erica.email, password: testPassword } })
  const guess = (code: string) =>
    call(limited.app, 'POST auth/login/factor', { body: { code }, headers: { cookie: cookiesOf(login) } })
  for (let i = 0; i < 10; i++) expect((await guess('ZZZZZ')).body.code).toBe('factorFailed')
  const refused = await guess(codeIn(secret, 1))
  expect([refused.status, refused.body.code]).toEqual([429, 'tooManyTries'])
})

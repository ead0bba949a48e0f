import { beforeEach, describe, expect, test } from 'vitest'
import { CountingLimits } from '../limits/rate-limits.ts'
import { openMailServer } from '../testing/mail-server.ts'
import { signUp, testPassword } from '../testing/people.ts'
import { call, openTestApp } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const mail = await openMailServer()
const env = { SMTP_URL: mail.url, SITE_URL: 'https://cars.example' }
const { app, db, alice } = await useWorld(['alice'], { env })
const newPassword = 'another correct horse'

beforeEach(() => {
  mail.letters.length = 0
})

async function makeCode(): Promise<string> {
  const { body } = await call(app, 'POST auth/recovery-code', { as: alice, body: { currentPassword: testPassword } })
  return body.code
}

const recover = (body: object) =>
  call(app, 'POST auth/recovery', { body: { email: alice.email, newPassword, ...body } })
const logIn = (password: string) => call(app, 'POST auth/login', { body: { email: alice.email, password } })

describe('a recovery code', () => {
  test('requires the password, has 125 random bits and is stored as a hash', async () => {
    const wrong = await call(app, 'POST auth/recovery-code', { as: alice, body: { currentPassword: 'not this one' } })
    expect(wrong.body.code).toBe('wrongPassword')
    const code = await makeCode()
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/)
    expect(JSON.stringify(await db.selectFrom('recoveryCodes').selectAll().execute())).not.toContain(code.slice(0, 5))
    expect((await call(app, 'GET auth/account', { as: alice })).body.recoveryCodeAt).toBeTypeOf('number')
  })

  test('sets a new password, ends all sessions, and is used up', async () => {
    const code = await makeCode()
    expect((await recover({ code: code.toLowerCase().replaceAll('-', ' ') })).status).toBe(200)
    expect((await call(app, 'GET auth/account', { as: alice })).status).toBe(401)
    expect((await logIn(testPassword)).status).toBe(400)
    expect((await logIn(newPassword)).status).toBe(200)
    expect((await recover({ code })).body.code).toBe('recoveryFailed')
  })

  test('is invalid after another one was made', async () => {
    const [first, second] = [await makeCode(), await makeCode()]
    expect((await recover({ code: first })).status).toBe(400)
    expect((await recover({ code: second })).status).toBe(200)
  })

  test('fails with the same words for a wrong code, no code and no account, and changes nothing', async () => {
    const bobby = await signUp(app, 'bobby')
    const code = await makeCode()
    const answers = [
      await recover({ code: '00000-00000-00000-00000-00000' }),
      await recover({ code, email: bobby.email }),
      await recover({ code, email: 'no.body@gmail.com' }),
    ]
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect((await logIn(testPassword)).status).toBe(200)
    expect((await call(app, 'GET auth/account', { as: bobby })).status).toBe(200)
  })

  test('can be tried ten times in a quarter of an hour', async () => {
    const limited = await openTestApp({ limits: new CountingLimits() })
    const body = { email: 'no.body@gmail.com', code: '00000-00000-00000-00000-00000', newPassword }
    const codes: string[] = []
    for (let i = 0; i < 12; i++) codes.push((await call(limited.app, 'POST auth/recovery', { body })).body.code)
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'recoveryFailed'), 'tooManyTries', 'tooManyTries'])
  })
})

describe('a mailed link for a new password', () => {
  async function mailedToken(): Promise<string> {
    await call(app, 'POST auth/reset-mail', { body: { email: alice.email } })
    await expect.poll(() => withLink().length).toBeGreaterThan(0)
    const text = (withLink().at(-1)?.text ?? '').replaceAll('=\n', '').replaceAll('=3D', '=')
    return /https:\/\/cars\.example\/recover#token=([\w-]{43})/.exec(text)?.[1] ?? ''
  }

  /** Not those that tell of a changed password, which may come late. */
  const withLink = () => mail.letters.filter(({ text }) => text.replaceAll('=\n', '').includes('/recover#token'))
  const reset = (token: string) => call(app, 'POST auth/reset', { body: { token, newPassword } })

  test('goes to the address of the account and names this site, not the host that the caller claims', async () => {
    await call(app, 'POST auth/reset-mail', { body: { email: alice.email }, headers: { host: 'evil.example' } })
    await expect.poll(() => withLink().length).toBe(1)
    expect(withLink()[0]?.to).toBe(alice.email)
    expect(withLink()[0]?.text).not.toContain('evil.example')
  })

  test('sets a new password once and ends all sessions; the token is stored as a hash', async () => {
    const token = await mailedToken()
    expect(token).toHaveLength(43)
    expect(JSON.stringify(await db.selectFrom('passwordResets').selectAll().execute())).not.toContain(token)
    expect((await reset(token)).status).toBe(200)
    expect((await call(app, 'GET auth/account', { as: alice })).status).toBe(401)
    expect((await logIn(newPassword)).status).toBe(200)
    expect((await reset(token)).body.code).toBe('resetFailed')
  })

  test('is valid for 30 minutes, and not after a change of the password', async () => {
    const old = await mailedToken()
    await db
      .updateTable('passwordResets')
      .set({ expiresAt: Date.now() - 1 })
      .execute()
    expect((await reset(old)).body.code).toBe('resetFailed')
    mail.letters.length = 0
    const token = await mailedToken()
    await call(app, 'POST auth/password', { as: alice, body: { currentPassword: testPassword, newPassword } })
    expect((await reset(token)).body.code).toBe('resetFailed')
  })

  test('is answered with the same words for an unknown address, to which no letter is sent', async () => {
    const known = await call(app, 'POST auth/reset-mail', { body: { email: alice.email } })
    const unknown = await call(app, 'POST auth/reset-mail', { body: { email: 'no.body@gmail.com' } })
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    await expect.poll(() => withLink().length).toBe(1)
    expect(withLink()[0]?.to).toBe(alice.email)
  })

  test('is not offered without a mail server', async () => {
    const without = await openTestApp()
    const { body } = await call(without.app, 'POST auth/reset-mail', { body: { email: alice.email } })
    expect(body.code).toBe('mailOff')
  })
})

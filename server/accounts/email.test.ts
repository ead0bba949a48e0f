import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openMailServer } from '../testing/mail-server.ts'
import { registrationOf, signUp, testPassword } from '../testing/people.ts'
import { setUpApp } from '../testing/second-factor.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { sweepEmailLetters } from './email-store.ts'

const mail = await openMailServer()
const env = { SMTP_URL: mail.url, SITE_URL: 'https://cars.example', CONTACT: 'help@cars.example' }
const { app, db, alice, bobby } = await useWorld(['alice', 'bobby'], { env })
const newEmail = 'alice.new@gmail.com'

beforeEach(() => {
  mail.letters.length = 0
})

const change = (email: string, currentPassword = testPassword) =>
  call(app, 'POST auth/email', { as: alice, body: { email, currentPassword } })
const emailOf = async () => (await call(app, 'GET auth/account', { as: alice })).body
const logIn = (email: string) => call(app, 'POST auth/login', { body: { email, password: testPassword } })
const open = (method: 'GET' | 'POST', token: string) => app.inject({ method, url: `/confirm-email/${token}` })

/** The token of the letter that an address gets. */
async function tokenTo(email: string): Promise<string> {
  const letter = await vi.waitFor(() => {
    const found = mail.letters.findLast(({ to, text }) => to === email && text.includes('/confirm-email/'))
    expect(found).toBeDefined()
    return found?.text ?? ''
  })
  return /https:\/\/cars\.example\/confirm-email\/([\w-]{43})/.exec(letter.replaceAll('=\n', ''))?.[1] ?? ''
}

describe('a new address', () => {
  test('counts once its letter was answered by a press; the old one is told and the other sessions end', async () => {
    const other = (await logIn(alice.email)).body
    const { body } = await change(' Alice.New@gmail.com')
    expect(body).toEqual({ isLetterSent: true })
    const token = await tokenTo(newEmail)
    expect((await open('GET', token)).body).toContain(newEmail)
    expect((await emailOf()).email).toBe(alice.email)
    expect((await open('POST', token)).body).toContain(`${newEmail} is confirmed.`)
    expect(await emailOf()).toMatchObject({ email: newEmail, emailConfirmedAt: expect.any(Number) })
    expect((await logIn(newEmail)).status).toBe(200)
    expect((await logIn(alice.email)).body.code).toBe('loginFailed')
    expect((await call(app, 'GET auth/account', { as: other })).status).toBe(401)
    const told = await vi.waitFor(() => {
      const found = mail.letters.find(({ to, text }) => to === alice.email && text.includes('It is now'))
      expect(found).toBeDefined()
      return found?.text ?? ''
    })
    expect(told).toContain(newEmail)
    expect(told).toContain('help@cars.example')
    expect((await call(app, 'GET auth/account', { as: bobby })).body.email).toBe(bobby.email)
  })

  test('needs the password, and an address that is free and of the provider', async () => {
    expect((await change(newEmail, 'not this one')).body.code).toBe('wrongPassword')
    expect((await change(bobby.email)).body.code).toBe('emailTaken')
    expect((await change('alice.new@yahoo.com')).body.code).toBe('invalid')
    // Letters about a login of the test before may still come.
    expect(mail.letters.filter(({ text }) => text.includes('/confirm-email/'))).toEqual([])
  })

  test('that somebody else took meanwhile changes nothing', async () => {
    await change(newEmail)
    const token = await tokenTo(newEmail)
    await call(app, 'POST auth/register', { body: { ...registrationOf('carol'), email: newEmail } })
    expect((await open('POST', token)).body).toContain('Another account has this email')
    expect((await emailOf()).email).toBe(alice.email)
  })

  test('a link counts once and for two days; an unknown one says so, and a later letter voids an earlier one', async () => {
    await change(newEmail)
    const first = await tokenTo(newEmail)
    await change('alice.third@gmail.com')
    const second = await tokenTo('alice.third@gmail.com')
    for (const token of [first, 'a'.repeat(43), 'x']) expect((await open('POST', token)).body).toContain('too old')
    await db
      .updateTable('emailLetters')
      .set({ expiresAt: Date.now() - 1 })
      .execute()
    expect((await open('GET', second)).body).toContain('too old')
    expect((await open('POST', second)).body).toContain('too old')
    await sweepEmailLetters(db)
    expect(await db.selectFrom('emailLetters').selectAll().execute()).toEqual([])
    expect((await emailOf()).email).toBe(alice.email)
  })

  test('waits while its account is suspended, which would be free of its address otherwise', async () => {
    await change(newEmail)
    const token = await tokenTo(newEmail)
    const suspend = (suspendedAt: number | null) =>
      db.updateTable('users').set({ suspendedAt }).where('id', '=', alice.id).execute()
    await suspend(Date.now())
    expect((await open('POST', token)).body).toContain('too old')
    const row = await db.selectFrom('users').select('email').where('id', '=', alice.id).executeTakeFirst()
    expect(row?.email).toBe(alice.email)
    await suspend(null)
    expect((await open('POST', token)).body).toContain(`${newEmail} is confirmed.`)
  })

  test('voids a link for a new password that went to the old one', async () => {
    await call(app, 'POST auth/reset-mail', { body: { email: alice.email } })
    await vi.waitFor(async () => expect(await db.selectFrom('passwordResets').selectAll().execute()).toHaveLength(1))
    await change(newEmail)
    await open('POST', await tokenTo(newEmail))
    expect(await db.selectFrom('passwordResets').selectAll().execute()).toEqual([])
  })
})

describe('the address of an account', () => {
  test('is asked for by a letter after the registration, which logs in as ever', async () => {
    const carol = await signUp(app, 'carol')
    const token = await tokenTo(carol.email)
    const settings = async () => (await call(app, 'GET auth/account', { as: carol })).body
    expect((await settings()).emailConfirmedAt).toBeNull()
    await open('GET', token)
    expect((await settings()).emailConfirmedAt).toBeNull()
    await open('POST', token)
    expect((await settings()).emailConfirmedAt).toBeTypeOf('number')
    expect((await call(app, 'GET auth/account', { as: carol })).status).toBe(200)
  })

  test('is confirmed before a second factor is added, so that nobody locks the owner of an address out', async () => {
    expect((await call(app, 'POST auth/factors/app', { as: alice })).body.code).toBe('confirmEmailFirst')
    expect((await call(app, 'POST auth/passkey-creation', { as: alice })).body.code).toBe('confirmEmailFirst')
    await call(app, 'POST auth/email/letter', { as: alice })
    await open('POST', await tokenTo(alice.email))
    await setUpApp(app, alice)
    await vi.waitFor(() =>
      expect(mail.letters.some(({ to, text }) => to === alice.email && text.includes('second factor was added'))).toBe(
        true,
      ),
    )
  })

  test('is confirmed by a mailed link for a new password, too', async () => {
    await call(app, 'POST auth/reset-mail', { body: { email: alice.email } })
    const letter = await vi.waitFor(() => {
      const found = mail.letters.find(({ text }) => text.includes('#token'))
      expect(found).toBeDefined()
      return found?.text ?? ''
    })
    const token = /#token=(?:3D)?([\w-]{43})/.exec(letter.replaceAll('=\n', ''))?.[1]
    const newPassword = 'another correct horse'
    expect((await call(app, 'POST auth/reset', { body: { token, newPassword } })).status).toBe(200)
    const row = await db.selectFrom('users').select('emailConfirmedAt').where('id', '=', alice.id).executeTakeFirst()
    expect(row?.emailConfirmedAt).toBeTypeOf('number')
  })
})

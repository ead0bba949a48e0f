import { describe, expect, test, vi } from 'vitest'
import { openMailServer } from '../testing/mail-server.ts'
import { testPassword, type TestPerson } from '../testing/people.ts'
import { cookiesOf, setUpApp } from '../testing/second-factor.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/130.0'
const { app, alice, bobby } = await useWorld(['alice', 'bobby'])

async function told(as: TestPerson): Promise<string[]> {
  const { notices } = (await call(app, 'GET notices.json', { as })).body
  return notices.map(({ details }: { details: { account: string; device?: string } }) =>
    [details.account, details.device].filter((part) => part !== undefined && part !== '').join(' '),
  )
}

const logIn = (headers: Record<string, string> = {}) =>
  call(app, 'POST auth/login', { body: { email: alice.email, password: testPassword }, headers })

describe('a login', () => {
  test('on a browser that never logged in before is told, and later ones there are not', async () => {
    const answer = await logIn({ 'user-agent': firefox })
    expect(await told(alice)).toEqual(['newDevice Firefox, Windows'])
    await call(app, 'PUT notices-read.json', { as: alice, body: { about: 'all' } })
    await logIn({ 'user-agent': firefox, cookie: cookiesOf(answer) })
    expect((await told(alice)).length).toBe(1)
    expect(await told(bobby)).toEqual([])
  })

  test('on a browser that two people share is told once to each', async () => {
    const logInAs = async (person: TestPerson, cookie: string) => {
      const body = { email: person.email, password: testPassword }
      return cookiesOf(await call(app, 'POST auth/login', { body, headers: { cookie } }))
    }
    let cookie = ''
    for (const person of [alice, bobby]) cookie = await logInAs(person, cookie)
    for (const person of [alice, bobby])
      await call(app, 'PUT notices-read.json', { as: person, body: { about: 'all' } })
    for (const person of [alice, bobby, alice]) cookie = await logInAs(person, cookie)
    for (const person of [alice, bobby]) expect(await told(person)).toEqual(['newDevice'])
  })

  test('that fails is not told', async () => {
    await call(app, 'POST auth/login', { body: { email: alice.email, password: 'not this one' } })
    expect(await told(alice)).toEqual([])
  })
})

test('a new password, address and second factor, and a used backup code are told', async () => {
  const { codes } = await setUpApp(app, alice)
  const login = await logIn()
  const headers = { cookie: cookiesOf(login) }
  await call(app, 'POST auth/login/factor', { body: { code: codes[0] }, headers })
  await call(app, 'DELETE auth/factors/app', { as: alice })
  const newPassword = 'another correct horse'
  await call(app, 'POST auth/password', { as: alice, body: { currentPassword: testPassword, newPassword } })
  const email = 'alice.new@gmail.com'
  const { body } = await call(app, 'POST auth/email', { as: alice, body: { email, currentPassword: newPassword } })
  expect(body).toEqual({ isLetterSent: false })
  expect((await told(alice)).toSorted()).toEqual([
    'backupCodeUsed',
    'emailChanged',
    'factorAdded',
    'factorRemoved',
    'newDevice',
    'passwordChanged',
  ])
  expect((await call(app, 'GET auth/account', { as: alice })).body.email).toBe(email)
  expect(await told(bobby)).toEqual([])
})

test('what happens to an account cannot be switched off', async () => {
  const choices = { account: { isListed: false, isPushed: false, letter: 'off' } }
  await call(app, 'PUT notice-settings.json', { as: alice, body: { choices } })
  await logIn()
  expect(await told(alice)).toEqual(['newDevice'])
})

describe('where letters are sent', async () => {
  const mail = await openMailServer()
  const env = { SMTP_URL: mail.url, SITE_URL: 'https://cars.example' }
  const { app: site, carol } = await useWorld(['carol'], { env })

  test('a new device is told by letter at once, in the language of the person, though the notice was read', async () => {
    await call(site, 'PUT auth/language', { as: carol, body: { language: 'bg' } })
    const body = { email: carol.email, password: testPassword }
    await call(site, 'POST auth/login', { body, headers: { 'user-agent': firefox } })
    // That of the registration may come late.
    const letters = () =>
      mail.letters
        .filter(({ to }) => to === carol.email)
        .map(({ text }) => Buffer.from(text.split('\n\n')[1] ?? '', 'base64').toString())
    const isMeant = /ново устройство: Firefox, Windows[^]*profile\/settings/
    await vi.waitFor(() => expect(letters()).toContainEqual(expect.stringMatching(isMeant)))
  })
})

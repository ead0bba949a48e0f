import { beforeEach, expect, test } from 'vitest'
import { makeBuiltPages } from '../testing/built-pages.ts'
import { openMailServer } from '../testing/mail-server.ts'
import { registrationOf, signUp, testPassword, type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const mail = await openMailServer()
const env = { SMTP_URL: mail.url, SITE_URL: 'https://cars.example' }
const { app } = await useWorld([], { env, pages: await makeBuiltPages() })
const inBulgarian = { 'accept-language': 'bg-BG' }
let alice: TestPerson

beforeEach(async () => {
  mail.letters.length = 0
  alice = await signUp(app, 'alice')
})

async function pageIn(headers: Record<string, string>, url = '/login') {
  const { body, headers: answered } = await app.inject({ url, headers })
  const { etag, vary, 'content-language': language } = answered
  return { title: /<title>([^<]*)/.exec(body)?.[1], html: /<html lang="(\w+)"/.exec(body)?.[1], etag, vary, language }
}

test('one address is a page of each language, which no cache mixes', async () => {
  const [english, bulgarian] = [await pageIn({}), await pageIn(inBulgarian)]
  expect(english).toMatchObject({ title: 'Login · Volan', html: 'en', language: 'en' })
  expect(bulgarian).toMatchObject({ title: 'Вход · Volan', html: 'bg', language: 'bg' })
  expect(english.etag).not.toBe(bulgarian.etag)
  expect(bulgarian.vary).toContain('cookie, accept-language')
  expect(await pageIn({})).toEqual(english)
  const { statusCode } = await app.inject({
    url: '/login',
    headers: { ...inBulgarian, 'if-none-match': String(english.etag) },
  })
  expect(statusCode).toBe(200)
})

test('an address that names a language leads before the reader’s choice', async () => {
  const chosen = { cookie: 'language=en', ...inBulgarian }
  expect(await pageIn(chosen)).toMatchObject({ html: 'en' })
  expect(await pageIn(chosen, '/login?lang=bg')).toMatchObject({ html: 'bg', title: 'Вход · Volan' })
})

test('a screen for everybody names its addresses in each language', async () => {
  const { body } = await app.inject({ url: '/home?lang=bg' })
  expect(body).toContain('<link rel="canonical" href="https://cars.example/home?lang=bg" />')
  for (const [tag, address] of [
    ['en', '/home?lang=en'],
    ['bg', '/home?lang=bg'],
    ['x-default', '/home'],
  ])
    expect(body).toContain(`<link rel="alternate" hreflang="${tag}" href="https://cars.example${address}" />`)
})

test('refuses in the language of the caller, with the same code', async () => {
  const wrong = { email: alice.email, password: 'not this one' }
  const [english, bulgarian] = [
    await call(app, 'POST auth/login', { body: wrong }),
    await call(app, 'POST auth/login', { body: wrong, headers: inBulgarian }),
  ]
  expect(english.body).toEqual({ error: 'Incorrect Email or Password!', code: 'loginFailed' })
  expect(bulgarian.body).toMatchObject({
    code: 'loginFailed',
    error: expect.stringMatching(/^[\p{Script=Cyrillic}\s.!-]+$/u),
  })
  const broken = await call(app, 'POST auth/register', {
    body: { ...registrationOf('bobby'), username: '' },
    headers: inBulgarian,
  })
  expect(broken.body).toMatchObject({ code: 'invalid', field: 'username' })
  expect(broken.body.error).toMatch(/^username: \p{Script=Cyrillic}/u)
})

test('a choice stays with the account, and a new browser learns it at login', async () => {
  expect((await call(app, 'GET auth/account', { as: alice })).body.language).toBe('en')
  await call(app, 'PUT auth/language', { as: alice, body: { language: 'bg' } })
  expect((await call(app, 'GET auth/account', { as: alice })).body.language).toBe('bg')
  const unknown = await call(app, 'PUT auth/language', { as: alice, body: { language: 'de' } })
  expect(unknown.body).toMatchObject({ code: 'invalid', field: 'language' })

  const login = { email: alice.email, password: testPassword }
  const cookies = async (headers: Record<string, string>) =>
    String((await call(app, 'POST auth/login', { body: login, headers })).headers['set-cookie'])
  expect(await cookies({})).toContain('language=bg; Path=/; SameSite=Lax')
  expect(await cookies({ cookie: 'language=en' })).not.toContain('language=')
})

test("a letter is in the person's language, whatever the browser's", async () => {
  await call(app, 'PUT auth/language', { as: alice, body: { language: 'bg' } })
  await call(app, 'POST auth/reset-mail', { body: { email: alice.email }, headers: { 'accept-language': 'en' } })
  // Letters outside of ASCII are sent in base 64; that of the registration may come late.
  const bodies = () => mail.letters.map(({ text }) => Buffer.from(text.split('\n\n')[1] ?? '', 'base64').toString())
  await expect.poll(bodies).toContainEqual(expect.stringContaining('парола'))
})

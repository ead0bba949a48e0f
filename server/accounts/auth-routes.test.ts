import { describe, expect, test, vi } from 'vitest'
import { write } from '../db/write.ts'
import { registrationOf, signUp, testPassword } from '../testing/people.ts'
import { setPassword } from '../auth/account-store.ts'
import { mintToken } from '../auth/identity-token.ts'
import { hashingLoad } from '../auth/passwords.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, db, tokenKey } = await useWorld()

describe('registering', () => {
  test('creates account and user in one call and answers token and user', async () => {
    const { status, body, headers } = await call(app, 'POST auth/register', { body: registrationOf('alice') })
    expect(status).toBe(200)
    expect(body).toEqual({
      token: expect.any(String),
      userId: expect.any(String),
      user: { id: body.userId, username: 'alice.one' },
    })
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=2592000$/),
      expect.stringMatching(/^device=[\w-]{22}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=31536000$/),
    ])
    const { email, gender, telephone, username } = registrationOf('alice')
    const user = (await call(app, `GET users/${body.userId}.json`, { as: body })).body
    expect(user).toEqual({ username, email, telephone, gender })
  })

  test('refuses a taken address in any letter case and creates nothing', async () => {
    await signUp(app, 'alice')
    const again = { ...registrationOf('bobby'), email: 'ALICE.ONE@gmail.com' }
    const { status, body } = await call(app, 'POST auth/register', { body: again })
    expect([status, body.error]).toEqual([409, 'Email already exist! Please enter valid Email! '])
    expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1)
  })

  test('of two concurrent registrations with one address exactly one succeeds', async () => {
    const bodies = [registrationOf('alice'), registrationOf('alice')]
    const answers = await Promise.all(bodies.map((body) => call(app, 'POST auth/register', { body })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await db.selectFrom('credentials').select('userId').execute()).toHaveLength(1)
  })

  test.each([
    ['username', '', 'Username is required!'],
    ['username', 'anna', 'Username should be more than 5 symbols!'],
    ['username', 'a'.repeat(41), 'Username may have at most 40 characters.'],
    ['username', ' \u200banna \u00a0', 'Username should be more than 5 symbols!'],
    ['username', '\u3164\u3164\u3164\u3164\u3164', 'Username is required!'],
    ['username', 'alice\u0000', 'Username may hold letters, digits, space, dot, underscore and hyphen.'],
    ['username', 'аlice', 'Username may hold letters, digits, space, dot, underscore and hyphen.'],
    ['username', '<b>bold', 'Username may hold letters, digits, space, dot, underscore and hyphen.'],
    ['email', '', 'Email is required!'],
    ['email', 'alice@gmail.com', 'Email is not valid!'],
    ['email', 'alice.one@yahoo.com', 'Email is not valid!'],
    ['email', 'alice.one@gmail.org', 'Email is not valid!'],
    ['email', 'alice one@gmail.com', 'Email is not valid!'],
    ['email', 'a@ice.one@gmail.com', 'Email is not valid!'],
    ['gender', undefined, 'Gender is required!'],
    ['gender', 'male', 'Gender is required!'],
    ['telephone', '', 'Telephone number is required!'],
    ['telephone', '0888123', 'Telephone number should not be less than 8 symbols!'],
    ['password', '', 'Password is required!'],
    ['password', '1234567', 'Password should be at least 8 characters!'],
    ['password', 12345678, 'Password is required!'],
  ])('%s = %j is refused with the name of the field', async (field, value, sentence) => {
    const { status, body } = await call(app, 'POST auth/register', {
      body: { ...registrationOf('alice'), [field]: value },
    })
    expect([status, body.error, body.field]).toEqual([400, `${field}: ${sentence}`, field])
    expect(await db.selectFrom('users').select('id').execute()).toEqual([])
  })

  test.each(['alice.one@gmail.bg', "o'neil_1@gmail.com", 'a+b.c-d@gmail.com'])(
    '%s is a valid address',
    async (email) => {
      expect((await call(app, 'POST auth/register', { body: { ...registrationOf('alice'), email } })).status).toBe(200)
    },
  )
})

describe('logging in', () => {
  const login = (email: string, password: string) => call(app, 'POST auth/login', { body: { email, password } })

  test('answers a token that works', async () => {
    const alice = await signUp(app, 'alice')
    const { status, body } = await login('Alice.One@gmail.com', testPassword)
    expect([status, body.userId]).toEqual([200, alice.id])
    expect((await call(app, `GET users/${alice.id}/email.json`, { as: body })).body).toBe(alice.email)
  })

  test('answers the same for a wrong password and an unknown address', async () => {
    await signUp(app, 'alice')
    const [wrong, unknown] = [
      await login('alice.one@gmail.com', 'wrong password'),
      await login('nobody.here@gmail.com', testPassword),
    ]
    expect(wrong.status).toBe(400)
    expect(wrong.body).toEqual({ error: 'Incorrect Email or Password!', code: 'loginFailed' })
    expect(unknown.body).toEqual(wrong.body)
    expect(unknown.status).toBe(wrong.status)
  })

  test.each([
    [{ email: '', password: testPassword }, 'email: Email is required!'],
    [{ email: 'alice@gmail.com', password: testPassword }, 'email: Email is not valid!'],
    [{ email: 'alice.one@gmail.com', password: '' }, 'password: Password is required!'],
    [{ email: 'alice.one@gmail.com', password: '1234567' }, 'password: Password must be at least 8 characters!'],
  ])('%j is refused', async (body, sentence) => {
    const answer = await call(app, 'POST auth/login', { body })
    expect([answer.status, answer.body.error]).toEqual([400, sentence])
  })
})

test('refuses logins beyond the hashing capacity with Retry-After', async () => {
  const alice = await signUp(app, 'alice')
  const body = { email: alice.email, password: testPassword }
  const answers = await Promise.all(Array.from({ length: 20 }, () => call(app, 'POST auth/login', { body })))
  const shed = answers.filter(({ status }) => status === 503)
  expect(shed.length).toBeGreaterThan(0)
  expect(shed.every(({ headers, body: { code } }) => headers['retry-after'] === '2' && code === 'busy')).toBe(true)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20 - shed.length)
})

describe('the session', () => {
  test('of a login that began before the password changed ends with the others', async () => {
    const alice = await signUp(app, 'alice')
    const body = { email: alice.email, password: testPassword }
    // More logins than run concurrently, but no more than may wait, so that some have yet to start.
    const logins = Array.from({ length: 8 }, () => call(app, 'POST auth/login', { body }))
    await vi.waitFor(() => expect(hashingLoad().waiting).toBeGreaterThan(3), { interval: 1 })
    await write(db, (tx) => setPassword(tx, { userId: alice.id, passwordHash: 'of another password' }))
    const answers = await Promise.all(logins)
    expect(answers.at(-1)?.body.code).toBe('loginFailed')
    expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
  })

  test('renews the token by cookie, for pages of this site only', async () => {
    const alice = await signUp(app, 'alice')
    const renew = (headers: Record<string, string>) => call(app, 'POST auth/token', { headers })
    const renewed = await renew({ cookie: alice.cookie })
    expect([renewed.status, renewed.body.userId]).toEqual([200, alice.id])
    expect((await renew({})).status).toBe(401)
    expect((await renew({ cookie: `${alice.cookie}x` })).status).toBe(401)
    expect((await renew({ cookie: alice.cookie, origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await renew({ cookie: alice.cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  test("logout ends its tokens and its cookie, and no other session's", async () => {
    const [alice, bobby] = [await signUp(app, 'alice'), await signUp(app, 'bobby')]
    const { headers } = await call(app, 'POST auth/logout', { headers: { cookie: alice.cookie } })
    expect(headers['set-cookie']).toMatch(/^session=; .*Max-Age=0$/)
    expect((await call(app, `GET users/${alice.id}.json`, { as: alice })).status).toBe(401)
    expect((await call(app, 'POST auth/token', { headers: { cookie: alice.cookie } })).status).toBe(401)
    expect((await call(app, `GET users/${alice.id}.json`, { as: bobby })).status).toBe(200)
  })

  test('logout works by the token too', async () => {
    const alice = await signUp(app, 'alice')
    expect((await call(app, 'POST auth/logout', { as: alice })).status).toBe(200)
    expect((await call(app, `GET users/${alice.id}.json`, { as: alice })).status).toBe(401)
  })

  test('a new password ends the other sessions and replaces the old one', async () => {
    const alice = await signUp(app, 'alice')
    const elsewhere = (await call(app, 'POST auth/login', { body: { email: alice.email, password: testPassword } }))
      .body
    const change = (currentPassword: string) =>
      call(app, 'POST auth/password', { as: alice, body: { currentPassword, newPassword: 'battery staple' } })
    expect((await change('not this one')).body.error).toBe('currentPassword: The current password is not right.')
    expect((await change(testPassword)).status).toBe(200)
    expect((await call(app, `GET users/${alice.id}.json`, { as: elsewhere })).status).toBe(401)
    expect((await call(app, `GET users/${alice.id}.json`, { as: alice })).status).toBe(200)
    expect((await call(app, 'POST auth/login', { body: { email: alice.email, password: testPassword } })).status).toBe(
      400,
    )
    expect(
      (await call(app, 'POST auth/login', { body: { email: alice.email, password: 'battery staple' } })).status,
    ).toBe(200)
  })
})

describe('tokens', () => {
  test.each([
    ['empty', () => ''],
    ['with a byte appended', (token: string) => `${token}%00`],
    ['with a character appended', (token: string) => `${token}A`],
    ['with another signature', (token: string) => token.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))],
    [
      'with a signature of two-byte letters',
      (token: string) => token.replace(/[^.]+$/, (last) => 'é'.repeat(last.length)),
    ],
    ['unsigned', (token: string) => `${token.split('.').slice(0, 2).join('.')}.`],
    ['of algorithm none', (token: string) => `eyJhbGciOiJub25lIn0.${token.split('.')[1]}.`],
    ['of two parts', (token: string) => token.split('.').slice(0, 2).join('.')],
  ])('a token %s is 401, even on public calls', async (_name, alter) => {
    const alice = await signUp(app, 'alice')
    const altered = alter(alice.token)
    expect((await call(app, `GET users/${alice.id}.json?auth=${altered}`)).status).toBe(401)
    expect((await call(app, `GET cars.json?auth=${altered}`)).status).toBe(401)
  })

  test('an expired token and one of another key are 401', async () => {
    const alice = await signUp(app, 'alice')
    const session = await db.selectFrom('sessions').select('id').executeTakeFirstOrThrow()
    const claims = { userId: alice.id, sessionId: session.id }
    const hourAgo = Date.now() - 60 * 60 * 1000
    for (const token of [mintToken(tokenKey, claims, hourAgo), mintToken(Buffer.alloc(32), claims)]) {
      expect((await call(app, 'GET cars.json', { as: { token } })).status).toBe(401)
    }
    expect((await call(app, 'GET cars.json', { as: { token: mintToken(tokenKey, claims) } })).status).toBe(200)
  })

  test('the header works like the parameter, and both together are refused', async () => {
    const alice = await signUp(app, 'alice')
    const headers = { authorization: `Bearer ${alice.token}` }
    expect((await call(app, `GET users/${alice.id}.json`, { headers })).status).toBe(200)
    expect((await call(app, `GET users/${alice.id}.json?auth=${alice.token}&auth=${alice.token}`)).status).toBe(401)
  })
})

import { beforeEach, expect, test } from 'vitest'
import { registrationOf } from '../testing/people.ts'
import { call, emptyStore, openTestApp } from '../testing/test-app.ts'

const { app, db } = await openTestApp()

beforeEach(() => emptyStore(db))

test.each([
  'аlice.one@gmail.com',
  'петърпетров@gmail.com',
  'al\u0131ce.one@gmail.com',
  'alice\uff0eone@gmail.com',
  'alicé.one@gmail.com',
])('an address whose letters look like others, such as %j, is refused with the reason', async (email) => {
  const { status, body } = await call(app, 'POST auth/register', { body: { ...registrationOf('alice'), email } })
  expect([status, body.error]).toEqual([
    400,
    'email: Email may hold only Latin letters, digits and signs before the @: others look like them and are not.',
  ])
  expect(await db.selectFrom('users').select('id').execute()).toEqual([])
})

test('what is typed with gaps and invisible signs is tidied', async () => {
  const typed = {
    username: '\u200b alice \u00a0 one\ufeff',
    email: ' \u202aAlice.One@gmail.com\u202c\u000b',
    telephone: '\u202d+359\u00a0888  123456\u202c ',
  }
  const { status, body } = await call(app, 'POST auth/register', { body: { ...registrationOf('alice'), ...typed } })
  expect([status, body.user.username]).toEqual([200, 'alice one'])
  expect(await db.selectFrom('users').select(['username', 'email', 'telephone']).execute()).toEqual([
    { username: 'alice one', email: 'alice.one@gmail.com', telephone: '+359 888 123456' },
  ])
  const login = { email: '\talice.one@\u2060gmail.com ', password: registrationOf('alice').password }
  expect((await call(app, 'POST auth/login', { body: login })).status).toBe(200)
})

test('a name typed in parts of letters is the same name', async () => {
  const body = { ...registrationOf('alice'), username: 'Андре\u0438\u0306' }
  expect((await call(app, 'POST auth/register', { body })).body.user.username).toBe('Андрей')
})

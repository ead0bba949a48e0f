import { expect, test } from 'vitest'
import { registrationOf } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, db } = await useWorld()

test.each([
  'аlice.one@gmail.com',
  'петърпетров@gmail.com',
  'al\u0131ce.one@gmail.com',
  'alice\uff0eone@gmail.com',
  'alicé.one@gmail.com',
])('refuses an address with lookalike letters, such as %j, with the reason', async (email) => {
  const { status, body } = await call(app, 'POST auth/register', { body: { ...registrationOf('alice'), email } })
  expect([status, body.error]).toEqual([
    400,
    'email: Email may hold only Latin letters, digits and signs before the @: others look like them and are not.',
  ])
  expect(await db.selectFrom('users').select('id').execute()).toEqual([])
})

test('tidies spaces and invisible characters', async () => {
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

test('a name in decomposed letters equals the composed one', async () => {
  const body = { ...registrationOf('alice'), username: 'Андре\u0438\u0306' }
  expect((await call(app, 'POST auth/register', { body })).body.user.username).toBe('Андрей')
})

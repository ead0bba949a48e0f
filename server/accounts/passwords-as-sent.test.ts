import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { registrationOf } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app } = await useWorld()
const { email } = registrationOf('alice')

const register = (password: string) =>
  call(app, 'POST auth/register', { body: { ...registrationOf('alice'), password } })
const logIn = (password: string) => call(app, 'POST auth/login', { body: { email, password } })

test.each([
  ['one letter alone', 'aaaaaaaa'],
  ['128 characters', 'p'.repeat(127) + '!'],
  ['another script and signs', 'парола „на“ 1 ред 🚗'],
  ['spaces at its ends', '  spaces  '],
])('a password may have %s, and counts as it was sent', async (_name, password) => {
  expect((await register(password)).status).toBe(200)
  expect((await logIn(password)).status).toBe(200)
  const others = [password.slice(0, -1), password.toUpperCase(), `${password.trim()}!`, `${password} `.slice(0, 128)]
  for (const other of others.filter((one) => one !== password)) expect((await logIn(other)).status).toBe(400)
})

test('a product in production makes no accounts by itself', () => {
  expect(readConfig({ NODE_ENV: 'production' }).demo).toBe(false)
})

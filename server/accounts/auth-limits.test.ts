import { expect, test } from 'vitest'
import { CountingLimits } from '../limits/rate-limits.ts'
import { registrationOf, signUp, testPassword } from '../testing/people.ts'
import { call, openTestApp } from '../testing/test-app.ts'

const rightPassword = { email: 'alice.one@gmail.com', password: testPassword }
const wrongPassword = { ...rightPassword, password: 'wrong password' }

test('limits guesses at one account to ten and answers with the seconds to wait', async () => {
  const { app: limited } = await openTestApp({ limits: new CountingLimits() })
  await signUp(limited, 'alice')
  const guess = () => call(limited, 'POST auth/login', { body: wrongPassword })
  for (let i = 0; i < 10; i++) expect((await guess()).status).toBe(400)
  const refused = await guess()
  expect([refused.status, refused.body.code]).toEqual([429, 'tooManyTries'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test("the owner's known device can log in when others cannot, and has its own limit of guesses", async () => {
  const { app: limited } = await openTestApp({ limits: new CountingLimits() })
  const { headers } = await call(limited, 'POST auth/register', { body: registrationOf('alice') })
  const cookie = (headers['set-cookie'] as string[]).map((line) => line.split(';')[0]).join('; ')
  const login = (body: object, sent: Record<string, string> = {}) =>
    call(limited, 'POST auth/login', { body, headers: sent }).then(({ status }) => status)
  for (let i = 0; i < 10; i++) await login(wrongPassword)
  expect(await login(rightPassword)).toBe(429)
  expect(await login(rightPassword, { cookie: cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) })).toBe(429)
  expect(await login(rightPassword, { cookie })).toBe(200)
  for (let i = 0; i < 10; i++) expect(await login(wrongPassword, { cookie })).toBe(400)
  expect(await login(rightPassword, { cookie })).toBe(429)
})

test('limits calls and answers with the seconds to wait, sooner for visitors than for people', async () => {
  const { app: limited } = await openTestApp({ limits: new CountingLimits() })
  const alice2 = await signUp(limited, 'alice')
  let answer = await call(limited, 'GET counts.json')
  for (let i = 0; i < 300; i++) answer = await call(limited, 'GET counts.json')
  expect([answer.status, answer.body.code]).toEqual([429, 'tooManyRequests'])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect((await call(limited, 'GET counts.json', { as: alice2 })).status).toBe(200)
})

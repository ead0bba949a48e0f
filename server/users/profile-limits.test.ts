import { expect, test } from 'vitest'
import { CountingLimits } from '../limits/rate-limits.ts'
import { signUp, type TestPerson } from '../testing/people.ts'
import { call, openTestApp } from '../testing/test-app.ts'

const limits = new CountingLimits()
const { app } = await openTestApp({ limits })
const [alice, bobby] = [await signUp(app, 'alice'), await signUp(app, 'bobby')]

test.each([`users/${alice.id}`, `users/${alice.id}/email`, `profiles/${alice.id}`, `profiles/${alice.id}/telephone`])(
  'a person who has read a thousand profiles in an hour is limited at %s, others are not',
  async (path) => {
    expect((await call(app, `GET ${path}.json`, { as: bobby })).status).toBe(200)
    for (let i = 0; i < 1000; i++) await limits.consume('profilePerHour', bobby.id).catch(() => {})
    const { status, body } = await call(app, `GET ${path}.json`, { as: bobby })
    expect([status, body.code]).toEqual([429, 'tooManyRequests'])
    expect((await call(app, `GET ${path}.json`, { as: alice })).status).toBe(200)
    for (let i = 0; i < 1002; i++) await limits.refund('profilePerHour', bobby.id)
  },
)

test('profiles are limited for all accounts of an address together', async () => {
  await limits.count('profilePerAddress', '127.0.0.1', 10_000)
  expect((await call(app, `GET profiles/${alice.id}.json`, { as: bobby })).status).toBe(429)
  for (let i = 0; i < 10_001; i++) await limits.refund('profilePerAddress', '127.0.0.1')
})

test.each([
  ['carol', 'users.json'],
  ['danny', 'people.json?q=ali'],
  ['erica', `profiles/${alice.id}/followers.json`],
] as const)(
  '%s, who has read ten thousand people of lists in an hour, is limited, and others are not',
  async (name, list) => {
    const reader = await signUp(app, name)
    const read = (as: TestPerson) => call(app, `GET ${list}`, { as })
    await limits.count('listedPersonPerHour', reader.id, 9999)
    expect((await read(reader)).status).toBe(200)
    const { status, body } = await read(reader)
    expect([status, body.code]).toEqual([429, 'tooManyRequests'])
    expect((await read(alice)).status).toBe(200)
  },
)

test('people of a list count each', async () => {
  await limits.count('listedPersonPerHour', bobby.id, 9998)
  expect((await call(app, 'GET users.json', { as: bobby })).status).toBe(200)
  expect((await call(app, 'GET people.json', { as: bobby })).status).toBe(429)
})

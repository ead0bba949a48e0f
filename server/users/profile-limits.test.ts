import { expect, test } from 'vitest'
import { CountingLimits } from '../limits/rate-limits.ts'
import { signUp } from '../testing/people.ts'
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

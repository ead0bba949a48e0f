import { beforeEach, expect, test } from 'vitest'
import { newcomers } from '../../contract/limits.ts'
import { CountingLimits } from '../limits/rate-limits.ts'
import { offerCar } from '../testing/cars.ts'
import { signUp, type TestPerson } from '../testing/people.ts'
import { call, openTestApp } from '../testing/test-app.ts'

const { app, db } = await openTestApp({ limits: new CountingLimits(), env: { NEWCOMERS: 'limited' } })
const alice = await signUp(app, 'alice')
const bobby = await signUp(app, 'bobby')
const carol = await signUp(app, 'carol')
let carId: string

beforeEach(async () => {
  carId = await offerCar(app, alice)
})

async function post(as: TestPerson, comments = 'Hello') {
  const { status, body } = await call(app, `POST cars/${carId}/comments.json`, { as, body: { comments } })
  return [status, body.code]
}

test('on the first day comments are 30 seconds apart and have 1,000 characters at most', async () => {
  expect(await post(bobby, 'x'.repeat(newcomers.maxLength + 1))).toEqual([400, 'newcomerLong'])
  expect(await post(bobby, 'x'.repeat(newcomers.maxLength))).toEqual([200, undefined])
  expect(await post(bobby)).toEqual([429, 'newcomerPause'])
  expect(await post(carol)).toEqual([200, undefined])
})

test('the seller answers at will, and so does everybody after the first day', async () => {
  for (let at = 0; at < 3; at++) expect(await post(alice)).toEqual([200, undefined])
  const createdAt = Date.now() - newcomers.forMs - 1000
  await db.updateTable('users').set({ createdAt }).where('id', '=', bobby.id).execute()
  for (let at = 0; at < 3; at++) expect(await post(bobby, 'x'.repeat(2000))).toEqual([200, undefined])
})

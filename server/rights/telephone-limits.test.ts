import { expect, test } from 'vitest'
import { newcomers } from '../../contract/limits.ts'
import { CountingLimits } from '../limits/rate-limits.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

/** Telephone numbers that are given when they are asked for. */

const limits = new CountingLimits()
const { app, db, alice, bobby, carol } = await useWorld(['alice', 'bobby', 'carol'], { limits })

const privacy = { telephoneShown: 'onTap', emailShown: 'shown' }
const ask = (as: TestPerson) => call(app, `GET profiles/${alice.id}/telephone.json`, { as })
async function given(as: TestPerson): Promise<number> {
  let count = 0
  while ((await ask(as)).status === 200) count++
  return count
}

test('an account gets 5 numbers on its first day and 15 on every other, one’s own is none of them', async () => {
  await call(app, 'PUT auth/privacy', { as: alice, body: privacy })
  await db
    .updateTable('users')
    .set({ createdAt: Date.now() - newcomers.forMs - 1 })
    .where('id', '=', carol.id)
    .execute()
  expect(await given(bobby)).toBe(5)
  expect(await given(carol)).toBe(15)
  expect((await ask(alice)).body).toBe('0888 123 456')
  for (let i = 0; i < 16; i++) await limits.refund('telephonePerDay', carol.id)
  for (let i = 0; i < 60; i++) await limits.consume('telephonePerAddress', '127.0.0.1').catch(() => {})
  expect((await ask(carol)).body.code).toBe('tooManyRequests')
})

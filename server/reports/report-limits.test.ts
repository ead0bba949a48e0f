import { expect, test } from 'vitest'
import { CountingLimits } from '../limits/rate-limits.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, db, alice, bobby } = await useWorld(['alice', 'bobby'], { limits: new CountingLimits() })

async function statuses(count: number, send: () => Promise<{ status: number }>): Promise<number[]> {
  const all: number[] = []
  for (let i = 0; i < count; i++) all.push((await send()).status)
  return all
}

test('a flood of reports ends at 20 of a person in a day, and at 10 of a visitor in an hour', async () => {
  const said = { kind: 'profile', targetId: alice.id, reason: 'fraud', text: '' }
  const ofPerson = await statuses(21, () => call(app, 'POST reports', { as: bobby, body: said }))
  expect([ofPerson.filter((status) => status === 200).length, ofPerson.at(-1)]).toEqual([20, 429])
  const illegal = { why: 'A theft.', name: 'Ivan', email: 'ivan@example.com', isGoodFaith: true }
  const ofVisitor = await statuses(11, () => call(app, 'POST reports', { body: { ...said, illegal } }))
  expect([ofVisitor.filter((status) => status === 200).length, ofVisitor.at(-1)]).toEqual([10, 429])
  expect(await db.selectFrom('cases').select('id').execute()).toHaveLength(1)
})

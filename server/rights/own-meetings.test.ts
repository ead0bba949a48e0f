import { expect, test } from 'vitest'
import { useWorld } from '../testing/world.ts'
import { ownHandovers } from './own-meetings-store.ts'

const { db, alice, bobby } = await useWorld(['alice', 'bobby'])
const dayMs = 24 * 60 * 60 * 1000

async function meet(viewingId: string, said: { metAt: number; sellerSays: string | null; buyerSays: string | null }) {
  const parties = { viewingId, carId: '-Car', sellerId: bobby.id, buyerId: alice.id }
  await db
    .insertInto('handovers')
    .values({ ...parties, soldAt: null, ...said })
    .execute()
}

test("a person's archive has what others say of them only once it is open", async () => {
  const [hers, his] = ['{"onTime":true}', '{"onTime":false}']
  const now = Date.now()
  await meet('hidden', { metAt: now, sellerSays: his, buyerSays: null })
  await meet('answered', { metAt: now, sellerSays: his, buyerSays: hers })
  await meet('old', { metAt: now - 15 * dayMs, sellerSays: his, buyerSays: null })
  const entries = new Map<string, unknown>()
  for await (const [id, meeting] of ownHandovers(db, alice.id)) entries.set(id, meeting)
  expect(Object.fromEntries(entries)).toMatchObject({
    hidden: { iSay: null, otherSays: null },
    answered: { iSay: hers, otherSays: his },
    old: { iSay: null, otherSays: his },
  })
  const others = new Map<string, unknown>()
  for await (const [id, meeting] of ownHandovers(db, bobby.id)) others.set(id, meeting)
  expect(others.get('hidden')).toMatchObject({ iSay: his, otherSays: null })
})

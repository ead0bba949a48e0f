import { expect, test } from 'vitest'
import { setUpApp } from '../testing/second-factor.ts'
import { useWorld } from '../testing/world.ts'
import { ownFactors } from './own-data-store.ts'

const { app, db, alice, bobby } = await useWorld(['alice', 'bobby'])

async function factorsIn(userId: string) {
  const entries: [string, unknown][] = []
  for await (const entry of ownFactors(db, userId)) entries.push(entry)
  return Object.fromEntries(entries)
}

test("an archive tells of a person's own second factors, and nothing that is secret of them", async () => {
  const { secret, codes } = await setUpApp(app, alice)
  const own = await factorsIn(alice.id)
  expect(own).toEqual({ appAt: expect.any(Number), passkeys: [], backupCodesLeft: 10 })
  for (const one of [secret, ...codes]) expect(JSON.stringify(own)).not.toContain(one)
  expect(await factorsIn(bobby.id)).toEqual({ appAt: null, passkeys: [], backupCodesLeft: 0 })
})

import { expect, test } from 'vitest'
import { testPassword } from '../testing/people.ts'
import { setUpApp } from '../testing/second-factor.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { endAllSessions, removeFactors } from './account-moderation-store.ts'

const { app, db, alice, bobby } = await useWorld(['alice', 'bobby'])

test('an operator removes the second factors of somebody who lost them, for a reason, and nobody else loses any', async () => {
  for (const person of [alice, bobby]) await setUpApp(app, person)
  const actor = { id: null, name: 'command line', role: 'operator' } as const
  await removeFactors(db, actor, { id: alice.id, reason: 'Lost her phone; came with her passport.' })
  const logIn = (email: string) => call(app, 'POST auth/login', { body: { email, password: testPassword } })
  expect((await logIn(alice.email)).status).toBe(200)
  expect((await logIn(bobby.email)).body.code).toBe('secondFactorRequired')
  expect((await call(app, 'GET auth/account', { as: alice })).status).toBe(401)
  expect((await call(app, 'GET auth/account', { as: bobby })).status).toBe(200)
  expect(await db.selectFrom('auditLog').select(['action', 'targetId', 'reason']).execute()).toEqual([
    { action: 'removeFactors', targetId: alice.id, reason: 'Lost her phone; came with her passport.' },
  ])
})

test('an operator ends all sessions of one account, for a reason', async () => {
  const actor = { id: null, name: 'command line', role: 'operator' } as const
  await endAllSessions(db, actor, { id: alice.id, reason: 'Her laptop was stolen.' })
  expect((await call(app, 'GET auth/account', { as: alice })).status).toBe(401)
  expect((await call(app, 'GET auth/account', { as: bobby })).status).toBe(200)
  const rows = await db.selectFrom('auditLog').select(['action', 'targetId']).orderBy('id', 'desc').limit(1).execute()
  expect(rows).toEqual([{ action: 'endSessions', targetId: alice.id }])
})

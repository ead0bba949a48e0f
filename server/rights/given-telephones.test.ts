import { beforeEach, expect, test } from 'vitest'
import { type TelephoneShown } from '../../contract/privacy.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, db, alice, bobby, carol } = await useWorld(['alice', 'bobby', 'carol'])

const show = (telephoneShown: TelephoneShown) =>
  call(app, 'PUT auth/privacy', { as: alice, body: { telephoneShown, emailShown: 'shown' } })
const ask = (as: TestPerson) => call(app, `GET profiles/${alice.id}/telephone.json`, { as })
const readers = async () => (await call(app, 'GET auth/account', { as: alice })).body.telephoneReaders

beforeEach(async () => {
  await show('onTap')
})

test('people read how many asked for their number; who asks again is one, and oneself is none', async () => {
  expect(await readers()).toBe(0)
  for (const reader of [bobby, bobby, carol, alice]) await ask(reader)
  expect(await readers()).toBe(2)
  expect((await call(app, 'GET auth/account', { as: bobby })).body.telephoneReaders).toBe(0)
})

test('nobody counts who sees a number that is shown to all, or is given none', async () => {
  await show('shown')
  await ask(bobby)
  await show('hidden')
  await ask(bobby)
  await show('onTap')
  await call(app, `PUT blocks/${bobby.id}.json`, { as: alice, body: { kind: 'block', isOn: true } })
  expect((await ask(bobby)).body).toBeNull()
  expect(await readers()).toBe(0)
})

test('whoever leaves takes what was noted of them along', async () => {
  await ask(bobby)
  await db.deleteFrom('users').where('id', '=', bobby.id).execute()
  expect(await db.selectFrom('givenTelephones').selectAll().execute()).toEqual([])
})

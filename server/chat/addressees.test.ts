import { expect, test } from 'vitest'
import { registrationOf, signUp, signUpWithRole } from '../testing/people.ts'
import { createMessage } from './message-store.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const server = await useWorld(['alice', 'bobby'])
const { app, db, alice, bobby } = server

/** Sends a message of Alice; answers the error's code, or `sent`. */
async function write(sendTo: string): Promise<string> {
  const { status, body } = await call(app, 'POST messages.json', { as: alice, body: { sendTo, content: 'hello' } })
  return status === 200 ? 'sent' : body.code
}

const show = (emailShown: 'shown' | 'hidden', as = bobby) =>
  call(app, 'PUT auth/privacy', { as, body: { telephoneShown: 'shown', emailShown } })

test('a person who hides their e-mail is reached by id only, until they show it again', async () => {
  expect(await write(bobby.email)).toBe('sent')
  expect(await write(bobby.email.toUpperCase())).toBe('sent')
  await show('hidden')
  expect([await write(bobby.email), await write(bobby.id)]).toEqual(['unknownRecipient', 'sent'])
  await show('shown')
  expect(await write(bobby.email)).toBe('sent')
})

test('the transaction of a message checks the recipient again, as the cache of another process may be stale', async () => {
  const message = { userId: alice.id, recipientId: bobby.id, content: 'hello' }
  const writeLate = (sendTo: string) =>
    createMessage(db, { ...message, sendTo }).then(
      () => 'sent',
      (error: { code: string }) => error.code,
    )
  expect([await writeLate(bobby.email), await writeLate(bobby.id)]).toEqual(['sent', 'sent'])
  await show('hidden')
  expect([await writeLate(bobby.email), await writeLate(bobby.id)]).toEqual(['unknownRecipient', 'sent'])
  await db.updateTable('users').set({ suspendedAt: 1 }).where('id', '=', bobby.id).execute()
  expect(await writeLate(bobby.id)).toBe('unknownRecipient')
  expect(await db.selectFrom('messages').select('id').execute()).toHaveLength(3)
})

test('nobody can write to themselves, with a shown or a hidden e-mail', async () => {
  await show('hidden', alice)
  expect([await write(alice.email), await write(alice.id)]).toEqual(['selfMessage', 'selfMessage'])
})

test('a suspended person cannot be reached until they are active again', async () => {
  const erica = await signUpWithRole(server, 'erica', 'moderator')
  const moderate = (state: string) =>
    call(app, `PUT moderation/accounts/${bobby.id}`, { as: erica, body: { state, reason: 'No cars.' } })
  expect(await write(bobby.email)).toBe('sent')
  expect((await moderate('suspended')).status).toBe(200)
  expect([await write(bobby.email), await write(bobby.id)]).toEqual(['unknownRecipient', 'unknownRecipient'])
  expect((await moderate('active')).status).toBe(200)
  expect([await write(bobby.email), await write(bobby.id)]).toEqual(['sent', 'sent'])
})

test('an unknown e-mail can be reached as soon as it is registered', async () => {
  const { email } = registrationOf('carol')
  expect(await write(email)).toBe('unknownRecipient')
  await signUp(app, 'carol')
  expect(await write(email)).toBe('sent')
  expect(await write(`${'x'.repeat(300)}@gmail.com`)).toBe('unknownRecipient')
})

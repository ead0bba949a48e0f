import { beforeEach, expect, test } from 'vitest'
import { registrationOf, signUp, signUpWithRole, type TestPerson } from '../testing/people.ts'
import { createMessages } from './message-store.ts'
import { call, emptyStore, openTestApp } from '../testing/test-app.ts'

const server = await openTestApp()
const { app, db } = server
let alice: TestPerson
let bobby: TestPerson

beforeEach(async () => {
  await emptyStore(db)
  alice = await signUp(app, 'alice')
  bobby = await signUp(app, 'bobby')
})

/** What becomes of a message of Alice: its code, or `sent`. */
async function write(sendTo: string): Promise<string> {
  const { status, body } = await call(app, 'POST messages.json', { as: alice, body: { sendTo, content: 'hello' } })
  return status === 200 ? 'sent' : body.code
}

const show = (emailShown: 'shown' | 'hidden', as = bobby) =>
  call(app, 'PUT auth/privacy', { as, body: { telephoneShown: 'shown', emailShown } })

test('whoever hides their e-mail is reached by their id alone, from the next message on, until they show it', async () => {
  expect(await write(bobby.email)).toBe('sent')
  expect(await write(bobby.email.toUpperCase())).toBe('sent')
  await show('hidden')
  expect([await write(bobby.email), await write(bobby.id)]).toEqual(['unknownRecipient', 'sent'])
  await show('shown')
  expect(await write(bobby.email)).toBe('sent')
})

test('whoever writes a message judges again whether it may reach, as another process may not have heard', async () => {
  const message = { userId: alice.id, recipientId: bobby.id, content: 'hello' }
  const writeLate = (sendTo: string) =>
    createMessages(db, [{ ...message, sendTo }]).then(
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

test('nobody writes to themselves, whether they show their e-mail or not', async () => {
  await show('hidden', alice)
  expect([await write(alice.email), await write(alice.id)]).toEqual(['selfMessage', 'selfMessage'])
})

test('whoever is suspended is reached no more, from the next message on, until they are let in again', async () => {
  const erica = await signUpWithRole(server, 'erica', 'moderator')
  const moderate = (state: string) =>
    call(app, `PUT moderation/accounts/${bobby.id}`, { as: erica, body: { state, reason: 'No cars.' } })
  expect(await write(bobby.email)).toBe('sent')
  expect((await moderate('suspended')).status).toBe(200)
  expect([await write(bobby.email), await write(bobby.id)]).toEqual(['unknownRecipient', 'unknownRecipient'])
  expect((await moderate('active')).status).toBe(200)
  expect([await write(bobby.email), await write(bobby.id)]).toEqual(['sent', 'sent'])
})

test('whoever was nobody is reached once they have registered', async () => {
  const { email } = registrationOf('carol')
  expect(await write(email)).toBe('unknownRecipient')
  await signUp(app, 'carol')
  expect(await write(email)).toBe('sent')
  expect(await write(`${'x'.repeat(300)}@gmail.com`)).toBe('unknownRecipient')
})

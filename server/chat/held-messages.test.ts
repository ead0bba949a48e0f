import { beforeEach, expect, test } from 'vitest'
import { newAccountMs } from '../lib/new-account.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const server = await useWorld(['alice', 'bobby', 'carol', 'erica'], { roles: { erica: 'moderator' } })
const { app, db, alice, bobby, carol, erica } = server

const link = 'Hello, see my pictures: https://pictures-of-cars.example.com/1'

/** Alice is new, the others are not. */
beforeEach(async () => {
  const createdAt = Date.now() - 2 * newAccountMs
  await db.updateTable('users').set({ createdAt }).where('id', '!=', alice.id).execute()
})

const write = (from: TestPerson, to: TestPerson, content: string, key = `key-${content.length}-${from.id}`) =>
  call(app, 'POST messages.json', {
    as: from,
    body: { sendTo: to.id, content },
    headers: { 'idempotency-key': key },
  })
const heldOf = async (from: TestPerson, to: TestPerson) =>
  (await call(app, `GET held-messages/${to.id}.json`, { as: from })).body
const messagesOf = async (person: TestPerson) =>
  Object.values<{ content: string }>((await call(app, 'GET messages.json', { as: person })).body ?? {})
const waiting = async () => (await call(app, 'GET moderation/held-messages', { as: erica })).body.messages
const decide = (id: string, decision: string, as = erica) =>
  call(app, `PUT moderation/held-messages/${id}`, { as, body: { decision, reason: 'It is a shop.' } })

test("a newcomer's first message with a link waits, and the recipient knows nothing of it", async () => {
  const { body } = await write(alice, bobby, link)
  expect(body).toEqual({ name: expect.any(String), isHeld: true })
  expect(await messagesOf(bobby)).toEqual([])
  expect(await messagesOf(alice)).toEqual([])
  expect((await call(app, 'GET conversations.json', { as: bobby })).body.conversations).toEqual([])
  expect((await call(app, `GET messages/${body.name}.json`, { as: bobby })).body).toBeNull()
  expect(await heldOf(alice, bobby)).toEqual([{ id: body.name, content: link, at: expect.any(Number) }])
  expect(await heldOf(bobby, alice)).toEqual([])
  // A retry is the same message.
  expect((await write(alice, bobby, link)).body).toEqual(body)
  expect(await waiting()).toHaveLength(1)
})

test('a link that is spelled so that only people read it waits, too', async () => {
  expect((await write(alice, bobby, 'See econt-pay [.] xyz')).body.isHeld).toBe(true)
  expect((await write(alice, carol, 'See еconт-pay.хуz')).body.isHeld).toBe(true)
  expect(await waiting()).toHaveLength(2)
})

test('other messages do not wait: without a link, to a public page, of an older account, to who answered', async () => {
  expect((await write(alice, bobby, 'Hello')).body.isHeld).toBeUndefined()
  await write(bobby, alice, 'Do you have pictures?')
  expect((await write(alice, bobby, link)).body.isHeld).toBeUndefined()
  expect((await write(alice, carol, 'See https://youtu.be/abc12345')).body.isHeld).toBeUndefined()
  expect((await write(carol, bobby, link)).body.isHeld).toBeUndefined()
  expect(await waiting()).toEqual([])
})

test('a greeting before it opens no way for a link, nor does a greeting that is edited into one', async () => {
  const { name } = (await write(alice, bobby, 'Hello')).body
  expect((await write(alice, bobby, link)).body.isHeld).toBe(true)
  const edit = () => call(app, `PUT messages/${name}.json`, { as: alice, body: { content: link } })
  expect((await edit()).body.code).toBe('linkWaits')
  expect((await messagesOf(bobby)).map(({ content }) => content)).toEqual(['Hello'])
  await write(bobby, alice, 'Do you have pictures?')
  expect((await edit()).status).toBe(200)
})

test('a moderator sends it with a reason, once', async () => {
  const { name: id } = (await write(alice, bobby, link)).body
  const [found] = await waiting()
  expect(found).toEqual({
    id,
    content: link,
    at: expect.any(Number),
    sender: { id: alice.id, username: alice.username, memberSince: expect.any(Number) },
    recipient: { id: bobby.id, username: bobby.username },
    photos: [],
    signs: ['link'],
    points: 15,
  })
  expect((await decide(id, 'released')).body).toEqual({ decision: 'released' })
  expect((await messagesOf(bobby)).map(({ content }) => content)).toEqual([link])
  expect(await heldOf(alice, bobby)).toEqual([])
  expect((await decide(id, 'refused')).status).toBe(404)
  const audit = await db.selectFrom('auditLog').select(['action', 'kind', 'targetId', 'reason']).execute()
  expect(audit).toEqual([{ action: 'release', kind: 'message', targetId: id, reason: 'It is a shop.' }])
})

test('a refused one stays with its writer and the reason, until it is deleted', async () => {
  const { name: id } = (await write(alice, bobby, link)).body
  const other = (await write(alice, carol, link, 'another-key')).body.name
  expect((await decide(id, 'refused')).status).toBe(200)
  expect(await messagesOf(bobby)).toEqual([])
  expect((await heldOf(alice, bobby))[0].refusedFor).toBe('It is a shop.')
  expect((await waiting()).map((message: { id: string }) => message.id)).toEqual([other])
  await call(app, `DELETE held-messages/${id}.json`, { as: bobby })
  expect(await heldOf(alice, bobby)).toHaveLength(1)
  await call(app, `DELETE held-messages/${id}.json`, { as: alice })
  expect(await heldOf(alice, bobby)).toEqual([])
  expect(await heldOf(alice, carol)).toHaveLength(1)
})

test('who takes no messages of new people gets none by a moderator either', async () => {
  const { name: id } = (await write(alice, bobby, link)).body
  await db.updateTable('users').set({ messagesFrom: 'nobody' }).where('id', '=', bobby.id).execute()
  expect((await decide(id, 'released')).body.code).toBe('messagesRefused')
  expect(await waiting()).toHaveLength(1)
  expect((await decide(id, 'released', carol)).status).toBe(403)
})

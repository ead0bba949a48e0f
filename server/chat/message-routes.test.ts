import { expect, test } from 'vitest'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, alice, bobby, carol } = await useWorld(['alice', 'bobby', 'carol'])

const write = (from: TestPerson, to: TestPerson, content: unknown) =>
  call(app, 'POST messages.json', { as: from, body: { sendTo: to.email, content } })
const read = async (path: string, as: TestPerson) => (await call(app, `GET ${path}`, { as })).body

test("a message stands in both places with the server's sender and time", async () => {
  const before = Date.now()
  const body = {
    sendTo: bobby.email.toUpperCase(),
    content: 'Is it there?',
    sender: carol.email,
    senderId: carol.id,
    timestamp: 1,
  }
  const { name } = (await call(app, 'POST messages.json', { as: alice, body })).body
  const expected = {
    sendTo: bobby.email,
    senderId: alice.id,
    sender: alice.email,
    content: 'Is it there?',
    timestamp: expect.any(Number),
  }
  const message = await read(`messages/${name}.json`, bobby)
  expect(message).toEqual(expected)
  expect(message.timestamp).toBeGreaterThanOrEqual(before)
  expect(await read(`users/${alice.id}/sent.json`, alice)).toEqual({ [name]: expected })
  expect(await read('messages.json', bobby)).toEqual({ [name]: expected })
})

test('a third person reads nothing of a conversation', async () => {
  const { name } = (await write(alice, bobby, 'between us')).body
  expect(await read('messages.json', carol)).toBeNull()
  expect(await read(`messages.json?with=${alice.id}`, carol)).toBeNull()
  expect((await call(app, `GET messages/${name}.json`, { as: carol })).status).toBe(403)
  expect((await call(app, `GET users/${alice.id}/sent.json`, { as: carol })).status).toBe(403)
  expect((await call(app, `GET users/${alice.id}/sent/${name}.json`, { as: bobby })).status).toBe(403)
  expect((await call(app, 'GET messages.json')).status).toBe(401)
  expect(await read('messages.json', alice)).not.toBeNull()
})

test('a conversation has the messages of both directions and no others; a window takes the last ones', async () => {
  await write(alice, bobby, 'one')
  await write(bobby, alice, 'two')
  await write(alice, carol, 'elsewhere')
  await write(alice, bobby, 'three')
  const contents = async (query: string) =>
    Object.values<{ content: string }>(await read(`messages.json?with=${bobby.id}${query}`, alice)).map(
      ({ content }) => content,
    )
  expect(await contents('')).toEqual(['one', 'two', 'three'])
  expect(await contents('&limitToLast=2')).toEqual(['two', 'three'])
  expect(await contents('&orderBy="$key"&limitToLast=2')).toEqual(['two', 'three'])
  expect(await contents(`&orderBy="sendTo"&equalTo="${alice.email}"`)).toEqual(['two'])
})

test.each([
  ['', 'content: Message is required.'],
  [' \n ', 'content: Message is required.'],
  ['x'.repeat(2001), 'content: Message may have at most 2000 characters.'],
  [5, 'content: Message is required.'],
  ['broken \ud800 pair', 'content: Message may hold no control characters.'],
])('a message with content %j is refused', async (content, sentence) => {
  const { status, body } = await write(alice, bobby, content)
  expect([status, body.error]).toEqual([400, sentence])
  expect(await read('messages.json', bobby)).toBeNull()
})

test('a message to oneself or to an unknown person is refused', async () => {
  expect((await write(alice, alice, 'hello me')).body.code).toBe('selfMessage')
  const nobody = await call(app, 'POST messages.json', {
    as: alice,
    body: { sendTo: 'nobody.here@gmail.com', content: 'hello' },
  })
  expect([nobody.status, nobody.body.code]).toEqual([400, 'unknownRecipient'])
  expect(await read('messages.json', alice)).toBeNull()
})

test('a push to the sent messages answers a name and stores nothing more', async () => {
  const body = { sendTo: bobby.email, content: 'again' }
  const { status, body: answer } = await call(app, `POST users/${alice.id}/sent.json`, { as: alice, body })
  expect([status, typeof answer.name]).toEqual([200, 'string'])
  expect(await read(`users/${alice.id}/sent.json`, alice)).toBeNull()
  expect((await call(app, `POST users/${alice.id}/sent.json`, { as: bobby, body })).status).toBe(403)
})

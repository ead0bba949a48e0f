import { expect, test } from 'vitest'
import { changeableMs } from '../../contract/limits.ts'
import { type HubEvent } from '../events/hub.ts'
import { allHeard } from '../testing/all-heard.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const server = await useWorld(['alice', 'bobby', 'carol'])
const { app, db, hub, alice, bobby, carol } = server

const write = async (from: TestPerson, to: TestPerson, content: string, replyTo?: string): Promise<string> =>
  (await call(app, 'POST messages.json', { as: from, body: { sendTo: to.id, content, replyTo } })).body.name
const edit = async (as: TestPerson, id: string, content: string) => {
  const { status, body } = await call(app, `PUT messages/${id}.json`, { as, body: { content } })
  return status === 200 ? 'done' : body.code
}
const remove = async (as: TestPerson, id: string) => {
  const { status, body } = await call(app, `DELETE messages/${id}.json`, { as })
  return status === 200 ? 'done' : body.code
}
const read = async (as: TestPerson, id: string) => (await call(app, `GET messages/${id}.json`, { as })).body
const lastOf = async (as: TestPerson, other: TestPerson) =>
  (await call(app, `GET conversations/${other.id}.json`, { as })).body.last

test('an edited message says so to both, and is the last line of both inboxes', async () => {
  const [first, id] = [await write(alice, bobby, 'Frist'), await write(alice, bobby, 'Is it theer?')]
  expect(await edit(alice, id, 'Is it there?')).toBe('done')
  for (const [one, other] of [
    [alice, bobby],
    [bobby, alice],
  ] as const) {
    expect(await read(one, id)).toMatchObject({ content: 'Is it there?', editedAt: expect.any(Number) })
    expect(await lastOf(one, other)).toMatchObject({ id, line: 'Is it there?' })
  }
  expect(await edit(alice, first, 'First')).toBe('done')
  expect(await lastOf(bobby, alice)).toMatchObject({ line: 'Is it there?' })
  expect(await edit(alice, id, ' ')).toBe('invalid')
})

test('a deleted message has no text anywhere, and cannot be changed again', async () => {
  const id = await write(alice, bobby, 'My number is 0888 123 456')
  const answer = await write(bobby, alice, 'Thank you', id)
  expect(await read(alice, answer)).toMatchObject({
    replyTo: id,
    quote: { senderId: alice.id, line: 'My number is 0888 123 456' },
  })
  expect(await remove(alice, id)).toBe('done')
  expect(await read(bobby, id)).toMatchObject({ content: '', deletedAt: expect.any(Number) })
  expect(await read(bobby, answer)).toMatchObject({ quote: { senderId: alice.id, line: '', isDeleted: true } })
  const deleted = await read(alice, id)
  // Sent again, because the answer was lost.
  expect([await edit(alice, id, 'Again'), await remove(alice, id)]).toEqual(['notFound', 'done'])
  expect([await remove(bobby, id), await read(alice, id)]).toEqual(['notFound', deleted])
  const stored = await db.selectFrom('messages').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain('0888')
  await remove(bobby, answer)
  expect(await lastOf(alice, bobby)).toMatchObject({ id: answer, line: '', isDeleted: true })
})

test('only the sender changes a message, and only for 15 minutes', async () => {
  const id = await write(alice, bobby, 'Hello')
  expect([await edit(bobby, id, 'No'), await remove(bobby, id)]).toEqual(['notYours', 'notYours'])
  expect([await edit(carol, id, 'No'), await remove(carol, '-NoSuchMessage')]).toEqual(['notYours', 'notFound'])
  await db
    .updateTable('messages')
    .set({ timestamp: Date.now() - changeableMs })
    .where('id', '=', id)
    .execute()
  expect([await edit(alice, id, 'Late'), await remove(alice, id)]).toEqual(['changeTooLate', 'changeTooLate'])
  expect(await read(bobby, id)).toMatchObject({ content: 'Hello' })
})

test('a message of another conversation cannot be quoted', async () => {
  const secret = await write(alice, carol, 'Between us')
  const id = await write(bobby, alice, 'What did you write?', secret)
  expect(JSON.stringify(await read(bobby, id))).not.toContain('Between us')
  expect(await read(bobby, id)).not.toHaveProperty('replyTo')
})

test('changes are published to the two people, as each sees the other', async () => {
  const [first, id] = [await write(alice, bobby, 'One'), await write(bobby, alice, 'Two', undefined)]
  await allHeard(server)
  const heard = new Map<string, HubEvent[]>()
  const stops = [alice, bobby, carol].flatMap((person) => {
    const events: HubEvent[] = []
    heard.set(person.id, events)
    return (['messages', 'conversations'] as const).map((topic) =>
      hub.subscribe(`${topic}/${person.id}`, (event) => events.push(event)),
    )
  })
  await edit(alice, first, 'One!')
  await remove(bobby, id)
  await allHeard(server)
  for (const stop of stops) stop()
  for (const [person, other] of [
    [alice, bobby],
    [bobby, alice],
  ] as const) {
    expect(heard.get(person.id)).toEqual([
      { kind: 'messageChanged', id: first, message: await read(person, first) },
      { kind: 'conversationChanged', id: other.id, last: expect.objectContaining({ id: first, line: 'One!' }) },
      { kind: 'messageChanged', id, message: await read(person, id) },
      { kind: 'conversationChanged', id: other.id, last: expect.objectContaining({ id, isDeleted: true }) },
    ])
  }
  expect(heard.get(carol.id)).toEqual([])
})

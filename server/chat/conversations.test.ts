import { expect, test } from 'vitest'
import { pages } from '../../contract/limits.ts'
import { type HubEvent } from '../events/hub.ts'
import { allHeard } from '../testing/all-heard.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const server = await useWorld(['alice', 'bobby', 'carol'])
const { app, db, hub, alice, bobby, carol } = server

const write = async (from: TestPerson, to: TestPerson, content: string): Promise<string> =>
  (await call(app, 'POST messages.json', { as: from, body: { sendTo: to.id, content } })).body.name
const list = async (as: TestPerson, query = '') => (await call(app, `GET conversations.json${query}`, { as })).body
const unread = async (as: TestPerson) => (await call(app, 'GET unread.json', { as })).body.messages
const read = (as: TestPerson, other: TestPerson, until: string) =>
  call(app, `PUT conversations/${other.id}/read.json`, { as, body: { until } })
const archive = (as: TestPerson, other: TestPerson, isArchived: boolean) =>
  call(app, `PUT conversations/${other.id}/archived.json`, { as, body: { isArchived } })
const find = async (as: TestPerson, other: TestPerson) =>
  (await call(app, `GET conversations/${other.id}.json`, { as })).body

test('a message moves the conversation to the top for both and is unread for its recipient only', async () => {
  await write(bobby, alice, 'Is it\nstill there?')
  const last = await write(carol, alice, 'Me too')
  await write(alice, bobby, 'It is')
  const inbox = await list(alice)
  expect(inbox).toMatchObject({
    conversations: [
      { id: bobby.id, person: { username: bobby.username }, unread: 1, last: { line: 'It is', senderId: alice.id } },
      { id: carol.id, unread: 1, readUntil: '', isArchived: false, last: { id: last, line: 'Me too' } },
    ],
    next: null,
  })
  expect(JSON.stringify(inbox)).not.toContain(bobby.email)
  expect((await list(bobby)).conversations).toMatchObject([{ id: alice.id, unread: 1, last: { line: 'It is' } }])
  expect((await list(carol)).conversations).toMatchObject([{ id: alice.id, unread: 0 }])
  expect([await unread(alice), await unread(bobby), await unread(carol)]).toEqual([2, 1, 0])
})

test('what was read counts no more, is never unread again, and leaves the other conversations and people alone', async () => {
  const ids = [await write(bobby, alice, 'one'), await write(bobby, alice, 'two'), await write(bobby, alice, 'three')]
  await write(alice, bobby, 'my own')
  await write(carol, alice, 'hello')
  await read(alice, bobby, ids[1] ?? '')
  expect(await find(alice, bobby)).toMatchObject({ unread: 1, readUntil: ids[1] })
  await read(alice, bobby, ids[0] ?? '')
  expect(await find(alice, bobby)).toMatchObject({ unread: 1, readUntil: ids[1] })
  await read(alice, bobby, 'z'.repeat(20))
  const { last, ...state } = await find(alice, bobby)
  expect(state).toMatchObject({ unread: 0, readUntil: last.id })
  await write(bobby, alice, 'four')
  expect(await find(alice, bobby)).toMatchObject({ unread: 1 })
  expect(await find(alice, carol)).toMatchObject({ unread: 1 })
  expect(await find(bobby, alice)).toMatchObject({ unread: 1 })
})

test('a third person neither sees a conversation nor changes it', async () => {
  const id = await write(alice, bobby, 'between us')
  expect(await list(carol)).toEqual({ conversations: [], next: null })
  expect([await find(carol, bobby), await find(carol, alice)]).toEqual([null, null])
  expect((await read(carol, alice, id)).status).toBe(200)
  expect((await archive(carol, alice, true)).status).toBe(200)
  expect(await find(bobby, alice)).toMatchObject({ unread: 1, isArchived: false })
  expect((await call(app, 'GET conversations.json')).status).toBe(401)
})

test('an archived conversation is in the archive only and counts no more, until the next message', async () => {
  await write(bobby, alice, 'one')
  await write(carol, alice, 'two')
  await archive(alice, bobby, true)
  const idsIn = async (query = '') => (await list(alice, query)).conversations.map(({ id }: { id: string }) => id)
  expect([await idsIn(), await idsIn('?archived=yes'), await unread(alice)]).toEqual([[carol.id], [bobby.id], 1])
  expect((await list(bobby)).conversations).toMatchObject([{ isArchived: false }])
  await archive(alice, bobby, false)
  expect(await idsIn()).toEqual([carol.id, bobby.id])
  await archive(alice, bobby, true)
  await write(bobby, alice, 'three')
  expect([await idsIn(), await idsIn('?archived=yes'), await unread(alice)]).toEqual([[bobby.id, carol.id], [], 3])
})

test('a conversation that was marked by hand is unread until it is opened, and among the unread ones', async () => {
  const id = await write(bobby, alice, 'one')
  await write(carol, alice, 'two')
  await read(alice, bobby, id)
  const mark = (isUnread: boolean) =>
    call(app, `PUT conversations/${bobby.id}/unread.json`, { as: alice, body: { isUnread } })
  const unreadIds = async () => (await list(alice, '?unread=yes')).conversations.map((one: { id: string }) => one.id)
  expect([await unreadIds(), await unread(alice)]).toEqual([[carol.id], 1])
  await mark(true)
  await mark(true)
  expect(await find(alice, bobby)).toMatchObject({ unread: 0, isMarkedUnread: true })
  expect([await unreadIds(), await unread(alice), await unread(bobby)]).toEqual([[carol.id, bobby.id], 2, 0])
  await mark(false)
  expect(await find(alice, bobby)).not.toHaveProperty('isMarkedUnread')
  await mark(true)
  const later = await write(bobby, alice, 'three')
  expect(await unread(alice)).toBe(2)
  await read(alice, bobby, later)
  expect(await find(alice, bobby)).not.toHaveProperty('isMarkedUnread')
  expect((await call(app, 'GET conversations.json?unread=no', { as: alice })).status).toBe(400)
})

test('pages follow each other without a gap, and more than 99 unread messages are told as 100', async () => {
  const at = (index: number) => String(index).padStart(3, '0')
  const count = pages.conversations + 5
  await db
    .insertInto('messages')
    .values(
      Array.from({ length: count }, (_none, index) => {
        const people = { senderId: `-Other${at(index)}`, recipientId: alice.id }
        return { id: `-M${at(index)}`, ...people, pair: `-Other${at(index)} ${alice.id}`, content: 'Hi', timestamp: 1 }
      }),
    )
    .execute()
  await db
    .insertInto('conversations')
    .values(
      Array.from({ length: count }, (_none, index) => {
        const side = { readUntil: '', unread: 3, archivedAt: null }
        return { userId: alice.id, otherId: `-Other${at(index)}`, lastId: `-M${at(index)}`, ...side }
      }),
    )
    .execute()
  const first = await list(alice)
  const second = await list(alice, `?before=${first.next}`)
  const ids = [...first.conversations, ...second.conversations].map(({ id }: { id: string }) => id)
  expect(first.conversations).toHaveLength(pages.conversations)
  expect(first.conversations[0].person).toBeUndefined()
  expect(ids).toEqual(Array.from({ length: count }, (_none, index) => `-Other${at(count - 1 - index)}`))
  expect(second.next).toBeNull()
  expect(await unread(alice)).toBe(100)
})

test('messages, reading and archiving are published to their person only', async () => {
  const heard = new Map<string, HubEvent[]>([alice, bobby, carol].map(({ id }) => [id, []]))
  const stops = [...heard].map(([id, events]) => hub.subscribe(`conversations/${id}`, (event) => events.push(event)))
  const id = await write(alice, bobby, 'Hello')
  await read(bobby, alice, id)
  await read(bobby, alice, id)
  await archive(bobby, alice, true)
  await allHeard(server)
  for (const stop of stops) stop()
  const last = { id, senderId: alice.id, line: 'Hello', at: expect.any(Number) }
  const changed = { kind: 'conversationChanged', id: alice.id }
  expect(heard.get(bobby.id)).toEqual([
    { ...changed, state: { unread: 1, readUntil: '', isArchived: false }, last },
    { ...changed, state: { unread: 0, readUntil: id, isArchived: false } },
    { ...changed, state: { unread: 0, readUntil: id, isArchived: true } },
  ])
  expect(heard.get(alice.id)).toMatchObject([
    { id: bobby.id, state: { unread: 0 } },
    { kind: 'messagesSeen', id: bobby.id, until: id },
  ])
  expect(heard.get(carol.id)).toEqual([])
})

test('messages that cross at once are all counted', async () => {
  const crossing = Array.from({ length: 20 }, (_none, at) => [
    write(alice, bobby, `a ${at}`),
    write(bobby, alice, `b ${at}`),
    write(carol, alice, `c ${at}`),
  ])
  await Promise.all(crossing.flat())
  expect([await unread(alice), await unread(bobby), await unread(carol)]).toEqual([40, 20, 0])
  for (const [one, other] of [
    [alice, bobby],
    [bobby, alice],
    [alice, carol],
  ] as const) {
    const newest = Object.keys((await call(app, `GET messages.json?with=${other.id}`, { as: one })).body).at(-1)
    expect((await find(one, other)).last.id).toBe(newest)
  }
})

test.each([{}, { until: 5 }, { until: 'no key' }])('reading until %j is refused', async (body) => {
  expect((await call(app, `PUT conversations/${bobby.id}/read.json`, { as: alice, body })).status).toBe(400)
})

import { expect, test } from 'vitest'
import { type Privacy } from '../../contract/privacy.ts'
import { type HubEvent } from '../events/hub.ts'
import { allHeard } from '../testing/all-heard.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const server = await useWorld(['alice', 'bobby', 'carol'])
const { app, hub, alice, bobby, carol } = server

const choose = async (as: TestPerson, choice: Partial<Privacy>) => {
  const body = { telephoneShown: 'shown', emailShown: 'shown', ...choice }
  expect((await call(app, 'PUT auth/privacy', { as, body })).status).toBe(200)
}
const write = async (from: TestPerson, to: TestPerson) => {
  const { status, body } = await call(app, 'POST messages.json', {
    as: from,
    body: { sendTo: to.id, content: 'Hello' },
  })
  return status === 200 ? 'sent' : body.code
}
const type = (as: TestPerson, other: TestPerson, isTyping = true) =>
  call(app, `PUT conversations/${other.id}/typing.json`, { as, body: { isTyping } })
const find = async (as: TestPerson, other: TestPerson) =>
  (await call(app, `GET conversations/${other.id}.json`, { as })).body

/** What each person's tabs hear of marks while something happens. */
async function marksOf(deed: () => Promise<unknown>): Promise<HubEvent[][]> {
  const heard = [alice, bobby, carol].map((person) => {
    const events: HubEvent[] = []
    const stop = hub.subscribe(`conversations/${person.id}`, (event) => events.push(event))
    return { events, stop }
  })
  await deed()
  await allHeard(server)
  for (const { stop } of heard) stop()
  return heard.map(({ events }) => events.filter(({ kind }) => kind === 'typing' || kind === 'messagesSeen'))
}

test('whoever takes no new people goes on with those whom they know', async () => {
  expect(await write(carol, alice)).toBe('sent')
  await choose(alice, { messagesFrom: 'nobody' })
  expect([await write(carol, alice), await write(bobby, alice)]).toEqual(['sent', 'messagesRefused'])
  expect(await find(bobby, alice)).toBeNull()
  expect(await write(alice, bobby)).toBe('sent')
  expect(await write(bobby, alice)).toBe('sent')
})

test('people whom somebody follows may write to them, their followers may not', async () => {
  await choose(alice, { messagesFrom: 'followed' })
  const follow = (one: TestPerson, other: TestPerson) =>
    call(app, `POST users/${one.id}/following/${other.id}.json`, { as: one, body: true })
  await follow(bobby, alice)
  expect(await write(bobby, alice)).toBe('messagesRefused')
  await follow(alice, bobby)
  expect([await write(bobby, alice), await write(carol, alice)]).toEqual(['sent', 'messagesRefused'])
  await choose(alice, { messagesFrom: 'everybody' })
  expect(await write(carol, alice)).toBe('sent')
})

test('a choice that is left out stays, and unknown ones are refused', async () => {
  await choose(alice, { messagesFrom: 'nobody', typingShown: 'hidden' })
  await choose(alice, {})
  const settings = (await call(app, 'GET auth/account', { as: alice })).body
  expect(settings).toMatchObject({ messagesFrom: 'nobody', typingShown: 'hidden', readShown: 'shown' })
  const body = { telephoneShown: 'shown', emailShown: 'shown', messagesFrom: 'friends' }
  expect((await call(app, 'PUT auth/privacy', { as: alice, body })).status).toBe(400)
})

test('typing is told to the other person of a conversation only, and when both show it', async () => {
  expect(await marksOf(() => type(bobby, alice))).toEqual([[], [], []])
  await write(bobby, alice)
  const typing = { kind: 'typing', id: bobby.id, isTyping: true }
  expect(await marksOf(() => type(bobby, alice))).toEqual([[typing], [], []])
  expect(await marksOf(() => type(bobby, alice, false))).toEqual([[{ ...typing, isTyping: false }], [], []])
  for (const person of [alice, bobby]) {
    await choose(person, { typingShown: 'hidden' })
    expect(await marksOf(() => type(bobby, alice))).toEqual([[], [], []])
    expect(await marksOf(() => type(alice, bobby))).toEqual([[], [], []])
    await choose(person, { typingShown: 'shown' })
  }
})

test('the writer sees until where the other has read, when both show it', async () => {
  await write(bobby, alice)
  const { last } = await find(bobby, alice)
  const read = () => call(app, `PUT conversations/${bobby.id}/read.json`, { as: alice, body: { until: last.id } })
  expect(await find(bobby, alice)).toMatchObject({ seenUntil: '' })
  const seen = { kind: 'messagesSeen', id: alice.id, until: last.id }
  expect(await marksOf(read)).toEqual([[], [seen], []])
  expect(await find(bobby, alice)).toMatchObject({ seenUntil: last.id })
  for (const person of [alice, bobby]) {
    await choose(person, { readShown: 'hidden' })
    expect(await find(bobby, alice)).not.toHaveProperty('seenUntil')
    expect(await find(alice, bobby)).not.toHaveProperty('seenUntil')
    await choose(person, { readShown: 'shown' })
  }
  await choose(bobby, { readShown: 'hidden' })
  await write(bobby, alice)
  const until = (await find(alice, bobby)).last.id
  expect(
    await marksOf(() => call(app, `PUT conversations/${bobby.id}/read.json`, { as: alice, body: { until } })),
  ).toEqual([[], [], []])
})

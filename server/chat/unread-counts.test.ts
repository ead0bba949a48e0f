import { expect, test } from 'vitest'
import { seededRandom } from '../lib/seeded-random.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { pairOf } from './pair.ts'

const { app, db, alice, bobby, carol, erica } = await useWorld(['alice', 'bobby', 'carol', 'erica'], {
  roles: { erica: 'moderator' },
})

const all = [alice, bobby, carol]
const unreadOf = async (as: TestPerson) => (await call(app, 'GET unread.json', { as })).body.messages as number

async function whoCanLogIn(): Promise<TestPerson[]> {
  const rows = await db.selectFrom('users').select('id').where('suspendedAt', 'is', null).execute()
  return all.filter(({ id }) => rows.some((row) => row.id === id))
}

/** What a person would count who opened each conversation outside the archive. */
async function recount({ id }: TestPerson): Promise<number> {
  const rows = await db.selectFrom('conversations').selectAll().where('userId', '=', id).execute()
  let count = 0
  for (const { otherId, readUntil, archivedAt, unread, markedUnreadAt } of rows) {
    const came = await db
      .selectFrom('messages')
      .select('id')
      .where('pair', '=', pairOf(id, otherId))
      .where('senderId', '=', otherId)
      .where('id', '>', readUntil)
      .execute()
    expect(unread, `${id} of ${otherId}`).toBe(came.length)
    if (archivedAt === null) count += came.length > 0 || markedUnreadAt === null ? came.length : 1
  }
  return count
}

test.each([1, 2, 3])('unread messages are those that one can open, after 90 random steps (%i)', async (seed) => {
  const random = seededRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const sent: { id: string; by: TestPerson; to: TestPerson }[] = []
  const steps: ((one: TestPerson, other: TestPerson) => Promise<unknown>)[] = [
    async (one, other) => {
      const { status, body } = await call(app, 'POST messages.json', {
        as: one,
        body: { sendTo: other.id, content: `Step ${sent.length}` },
      })
      if (status === 200) sent.push({ id: body.name, by: one, to: other })
    },
    async () => {
      const message = sent.length > 0 && pick(sent)
      if (message) await call(app, `DELETE messages/${message.id}.json`, { as: message.by })
    },
    async (one, other) => {
      const got = sent.filter(({ by, to }) => by === other && to === one)
      const until = random() < 0.3 || got.length === 0 ? 'z'.repeat(20) : pick(got.slice(-4)).id
      await call(app, `PUT conversations/${other.id}/read.json`, { as: one, body: { until } })
    },
    (one, other) =>
      call(app, `PUT conversations/${other.id}/archived.json`, { as: one, body: { isArchived: random() < 0.5 } }),
    (one, other) =>
      call(app, `PUT conversations/${other.id}/unread.json`, { as: one, body: { isUnread: random() < 0.5 } }),
    (one, other) =>
      call(app, `PUT blocks/${other.id}.json`, {
        as: one,
        body: { kind: pick(['block', 'mute']), isOn: random() < 0.4 },
      }),
    (one) =>
      call(app, `PUT moderation/accounts/${one.id}.json`, {
        as: erica,
        body: random() < 0.2 ? { state: 'suspended', reason: 'Fraud' } : { state: 'active', reason: 'Restored' },
      }),
  ]
  for (let step = 0; step < 90; step++) {
    const one = pick(all)
    const other = pick(all.filter((person) => person !== one))
    const run = random() < 0.5 ? steps[0]! : pick(steps)
    await run(one, other)
    if (step % 30 !== 29) continue
    for (const person of await whoCanLogIn()) {
      const counted = await recount(person)
      expect(await unreadOf(person), `step ${step}`).toBe(Math.min(100, counted))
    }
  }
  expect(sent.length).toBeGreaterThan(30)
})

test('a message that comes before what was read, of a process whose clock is behind, is read with the next look', async () => {
  const send = (content: string) => call(app, 'POST messages.json', { as: bobby, body: { sendTo: alice.id, content } })
  const [first, last] = [(await send('First')).body.name as string, (await send('Last')).body.name as string]
  const look = () => call(app, `PUT conversations/${bobby.id}/read.json`, { as: alice, body: { until: last } })
  await look()
  // As another process would have stored it.
  await db.updateTable('conversations').set({ unread: 1 }).where('userId', '=', alice.id).execute()
  expect([await unreadOf(alice), first < last]).toEqual([1, true])
  await look()
  expect(await unreadOf(alice)).toBe(0)
})

import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { write } from '../db/write.ts'
import { lockRow } from '../db/locks.ts'
import { type HubEvent } from '../events/hub.ts'
import { CountingLimits } from '../limits/rate-limits.ts'
import { allHeard } from '../testing/all-heard.ts'
import { signUp, type TestPerson } from '../testing/people.ts'
import { call, openTestApp, type Answer } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, db, hub, alice, bobby, carol } = await useWorld(['alice', 'bobby', 'carol'])

const send = (as: TestPerson, sendTo: string, content: string, key = `key-number-${content}`) =>
  call(app, 'POST messages.json', { as, body: { sendTo, content }, headers: { 'idempotency-key': key } })

test('messages that come at once are all stored, and published as each of the two sees the other', async () => {
  const privacy = { telephoneShown: 'shown', emailShown: 'hidden' }
  expect((await call(app, 'PUT auth/privacy', { as: bobby, body: privacy })).status).toBe(200)
  const received = new Map<string, HubEvent[]>([alice, bobby, carol].map(({ id }) => [id, []]))
  const stops = [...received].map(([id, events]) => hub.subscribe(`messages/${id}`, (event) => events.push(event)))
  const ways = [
    [alice, bobby.id],
    [bobby, alice.email],
    [carol, bobby.id],
    [bobby, carol.id],
  ] as const
  const posts = Array.from({ length: 24 }, (_none, at) => ({ way: ways[at % 4] ?? ways[0], content: `${at}` }))
  // One of them is sent twice.
  const sent = [...posts, ...posts.slice(9, 10)]
  const answers = await Promise.all(sent.map(({ way, content }) => send(way[0], way[1], content)))
  await allHeard({ db, hub })
  for (const stop of stops) stop()
  expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 200))
  expect(answers[24]?.body).toEqual(answers[9]?.body)
  for (const person of [alice, bobby, carol]) {
    const inbox = (await call(app, 'GET messages.json', { as: person })).body
    const published = received
      .get(person.id)
      ?.flatMap((event) => (event.kind === 'messageAdded' ? [[event.id, event.message]] : []))
    expect(Object.fromEntries(published ?? [])).toEqual(inbox)
    expect(published).toHaveLength(person === bobby ? 24 : 12)
  }
  const contents = await db.selectFrom('messages').select(['id', 'content']).execute()
  expect(contents).toHaveLength(24)
  expect(contents).toEqual(
    expect.arrayContaining(posts.map(({ content }, at) => ({ id: answers[at]?.body.name as string, content }))),
  )
})

test('messages that come at once fail or succeed each by itself', async () => {
  const recipients = [bobby.id, '-Nobody', alice.id, carol.id]
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_none, at) => send(alice, recipients[at % 4] ?? '', `${at}`)),
  )
  expect(answers.map(({ body }) => body.code ?? 'sent')).toEqual(
    answers.map((_none, at) => ['sent', 'unknownRecipient', 'selfMessage', 'sent'][at % 4]),
  )
  expect(await db.selectFrom('messages').select('id').execute()).toHaveLength(8)
})

test('answers to people who wrote first do not count as new recipients', async () => {
  const limited = await openTestApp({ limits: new CountingLimits() })
  const [me, writer] = [await signUp(limited.app, 'alice'), await signUp(limited.app, 'bobby')]
  const strangers = Array.from({ length: 21 }, (_none, at) => {
    const username = `stranger.${at}`
    const email = `${username}@gmail.com`
    const rest = { telephone: '0888123456', gender: 'Other', createdAt: 1 } as const
    return { id: `-Stranger${at}`, username, usernameFolded: username, email, ...rest }
  })
  await limited.db.insertInto('users').values(strangers).execute()
  const writeTo = (as: TestPerson, sendTo: string) =>
    call(limited.app, 'POST messages.json', { as, body: { sendTo, content: 'Hello' } })
  expect((await writeTo(writer, me.id)).status).toBe(200)
  for (const { id } of strangers.slice(0, 20)) expect((await writeTo(me, id)).status).toBe(200)
  expect((await writeTo(me, strangers[20]!.id)).status).toBe(429)
  expect((await writeTo(me, writer.id)).status).toBe(200)
  expect((await writeTo(me, strangers[0]!.id)).status).toBe(200)
})

// SQLite has one writer at a time.
test.runIf(process.env.TEST_ENGINE === 'postgres')('a message that waits for a lock delays nobody else', async () => {
  const { waiting } = await write(db, async (tx) => {
    await lockRow(tx, 'users', alice.id)
    const held: Promise<Answer>[] = []
    for (let at = 0; at < 5; at++) {
      held.push(send(alice, carol.id, `${at}`))
      await sleep(10)
    }
    expect((await send(bobby, carol.id, 'Hello')).status).toBe(200)
    return { waiting: held }
  })
  for (const { status } of await Promise.all(waiting)) expect(status).toBe(200)
})

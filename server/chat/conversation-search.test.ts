import { expect, test } from 'vitest'
import { pages } from '../../contract/limits.ts'
import { write as writeStore } from '../db/write.ts'
import { offerCar } from '../testing/cars.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, db, alice, bobby, carol } = await useWorld(['alice', 'bobby', 'carol'])

const write = (from: TestPerson, to: TestPerson, about?: string) =>
  call(app, 'POST messages.json', { as: from, body: { sendTo: to.id, content: 'Hello', about } })
const ask = async (as: TestPerson, text: string, more = '') =>
  call(app, `GET found-conversations.json?q=${encodeURIComponent(text)}${more}`, { as })
const search = async (as: TestPerson, text: string): Promise<string[]> =>
  (await ask(as, text)).body.conversations.map(({ id }: { id: string }) => id)
const rename = (person: TestPerson, username: string) =>
  db.updateTable('users').set({ username }).where('id', '=', person.id).execute()

test('conversations are found by the beginnings of words of the person and the car, in either alphabet', async () => {
  await rename(bobby, 'Georgi_Dimitrov')
  await rename(carol, 'Цветелина')
  await write(bobby, alice, await offerCar(app, alice))
  await write(carol, alice, await offerCar(app, alice, { brand: 'Audi', model: 'A4', year: 2017 }))
  for (const text of ['geo', 'DIMITR', 'гeорги', 'георги дим', 'bmw', 'бмв 320', 'georgi 2019'])
    expect([text, await search(alice, text)]).toEqual([text, [bobby.id]])
  for (const text of ['цвет', 'tsvetelina', 'audi', 'ауди а4', '2017'])
    expect(await search(alice, text)).toEqual([carol.id])
  expect(await search(alice, '20')).toEqual([carol.id, bobby.id])
  for (const none of ['eorgi', 'georgi audi', 'hello', '', ' ?! ', '%', "') --"])
    expect(await search(alice, none)).toEqual([])
  expect((await ask(alice, 'geo')).body.conversations).toMatchObject([
    { person: { username: 'Georgi_Dimitrov' }, car: { name: 'BMW 320d, 2019' }, last: { line: 'Hello' }, unread: 1 },
  ])
})

test('the archive is searched too, nobody finds the conversations of others, and who is suspended has no name', async () => {
  await write(bobby, alice)
  await call(app, `PUT conversations/${bobby.id}/archived.json`, { as: alice, body: { isArchived: true } })
  expect(await search(alice, bobby.username)).toEqual([bobby.id])
  expect([await search(carol, bobby.username), await search(carol, alice.username)]).toEqual([[], []])
  // By what others talk about with the same person neither.
  await write(bobby, alice, await offerCar(app, alice))
  await write(bobby, carol)
  expect([await search(alice, 'bmw'), await search(carol, 'bmw')]).toEqual([[bobby.id], []])
  await db.updateTable('users').set({ suspendedAt: 1 }).where('id', '=', bobby.id).execute()
  expect(await search(alice, bobby.username)).toEqual([])
  expect((await call(app, 'GET found-conversations.json?q=a')).status).toBe(401)
  for (const [text, more] of [
    ['x'.repeat(201), ''],
    ['x', '&before=a.b'],
  ] as const)
    expect((await ask(alice, text, more)).body.code).toBe('badQuery')
})

test('each search reads the names of a thousand conversations, and the next one goes on', async () => {
  await write(bobby, alice)
  const [known] = await db.selectFrom('messages').selectAll().execute()
  const ids = Array.from({ length: 1000 + pages.conversations }, (_none, at) => `other${String(at).padStart(5, '0')}`)
  await writeStore(db, async (tx) => {
    for (const id of ids) {
      const others = { senderId: id, recipientId: alice.id, pair: `${id} ${alice.id}`, id: `z${id}` }
      const car = { aboutId: 'car', aboutName: 'Lada Niva, 1999' }
      if (known)
        await tx
          .insertInto('messages')
          .values({ ...known, ...car, ...others })
          .execute()
      const side = {
        userId: alice.id,
        otherId: id,
        lastId: `z${id}`,
        subjectMessageId: `z${id}`,
        readUntil: '',
        unread: 0,
      }
      await tx
        .insertInto('conversations')
        .values({ ...side, archivedAt: null, markedUnreadAt: null })
        .execute()
    }
  })
  const first = (await ask(alice, bobby.username)).body
  expect(first).toEqual({ conversations: [], next: `z${ids.at(-1000)}` })
  expect((await ask(alice, bobby.username, `&before=${first.next}`)).body).toMatchObject({
    conversations: [{ id: bobby.id }],
    next: null,
  })
  const seen: string[] = []
  let next = ''
  for (let page = 0; page < 100 && next !== null; page++) {
    const { body } = await ask(alice, 'niva', next === '' ? '' : `&before=${next}`)
    seen.push(...body.conversations.map(({ id }: { id: string }) => id))
    next = body.next
  }
  expect(seen).toEqual(ids.toReversed())
})

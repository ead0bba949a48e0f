import { expect, test } from 'vitest'
import { pages } from '../../contract/limits.ts'
import { type FoundMessage } from '../../contract/message.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, alice, bobby, carol } = await useWorld(['alice', 'bobby', 'carol'])

const write = async (from: TestPerson, to: TestPerson, content: string): Promise<string> =>
  (await call(app, 'POST messages.json', { as: from, body: { sendTo: to.id, content } })).body.name
const ask = async (as: TestPerson, text: string, before = '') => {
  const query = `q=${encodeURIComponent(text)}${before === '' ? '' : `&before=${before}`}`
  return call(app, `GET found-messages.json?${query}`, { as })
}
const search = async (as: TestPerson, text: string) =>
  (await ask(as, text)).body.messages.map(({ id }: FoundMessage) => id)

test('words are found in any case and script, the last one by its beginning, newest first', async () => {
  const first = await write(bobby, alice, 'Продава ли се още БМВ-то в София?')
  const second = await write(alice, bobby, 'Yes, it is in Sofia, 1.9 TDI, price 12 500.')
  expect(await search(alice, 'софия')).toEqual([second, first])
  expect(await search(bobby, 'SOFI')).toEqual([second, first])
  expect(await search(alice, 'бмв софия')).toEqual([first])
  expect(await search(alice, 'tdi 1.9')).toEqual([second])
  for (const none of ['ofia', 'sof бмв', 'пловдив', '', ' ?! ']) expect(await search(alice, none)).toEqual([])
  expect((await ask(alice, 'бмв')).body.messages).toMatchObject(
    [{ otherId: bobby.id, person: { username: bobby.username }, senderId: bobby.id, line: /БМВ/ }].map((one) => ({
      ...one,
      line: expect.stringMatching(one.line),
    })),
  )
})

test("nobody finds the messages of others, not even by naming a person's mark in the index", async () => {
  await write(alice, bobby, 'A secret between us')
  expect(await search(carol, 'secret')).toEqual([])
  const mark = `person${Buffer.from(carol.id).toString('hex')}`
  await write(alice, bobby, `${mark} another secret`)
  expect(await search(carol, 'secret')).toEqual([])
  expect((await call(app, 'GET found-messages.json?q=secret')).status).toBe(401)
})

test('an edited message is found by its new words only, and a deleted one by none', async () => {
  const id = await write(alice, bobby, 'The red one')
  await call(app, `PUT messages/${id}.json`, { as: alice, body: { content: 'The blue one' } })
  expect([await search(bobby, 'red'), await search(bobby, 'blue')]).toEqual([[], [id]])
  await call(app, `DELETE messages/${id}.json`, { as: alice })
  expect(await search(alice, 'blue')).toEqual([])
})

test('pages follow each other without a gap', async () => {
  const ids: string[] = []
  for (let at = 0; at < pages.foundMessages + 3; at++) ids.push(await write(alice, bobby, `Number ${at}`))
  const { messages, next } = (await ask(bobby, 'number')).body
  const rest = (await ask(bobby, 'number', next)).body
  const found = [...messages, ...rest.messages].map(({ id }: FoundMessage) => id)
  expect([messages.length, found, rest.next]).toEqual([pages.foundMessages, ids.toReversed(), null])
})

test.each(["'", '" OR *', 'a:b', 'NEAR(a b)', '\u0000', '%_', "') --", 'ü'.repeat(200)])(
  'a search for %j is only a text',
  async (text) => {
    await write(alice, bobby, 'Hello')
    expect((await ask(alice, text)).body).toEqual({ messages: [], next: null })
  },
)

test('a long message shows where the words are', async () => {
  await write(alice, bobby, `${'word '.repeat(100)}and here is the gearbox at last`)
  const [found] = (await ask(bobby, 'gearbox')).body.messages
  expect(found.line).toMatch(/^\.\.\. .*the gearbox at last$/)
  expect((await ask(bobby, 'x'.repeat(201))).status).toBe(400)
})

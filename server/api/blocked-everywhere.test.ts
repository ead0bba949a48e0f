import { type LightMyRequestResponse } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { addresses } from '../testing/authorization-table.ts'
import { offerCar } from '../testing/cars.ts'
import { agreeOnPriceAndViewing } from '../testing/deals.ts'
import { signUp, type TestPerson } from '../testing/people.ts'
import { call, openTestApp } from '../testing/test-app.ts'

/** No call that reads, and no stream, shows one person of a block the other: every one of `authorization-table.ts`. */

const { app, db } = await openTestApp()

/** What an old conversation and an old deal say stays readable. */
const oldDeal = 'The Moskvich of an old deal'
let people: Record<'alice' | 'bobby', TestPerson>
let marks: Record<'alice' | 'bobby', readonly string[]>
let ids: Record<'alice' | 'bobby', Record<string, string>>

beforeAll(async () => {
  const [alice, bobby, carol] = [await signUp(app, 'alice'), await signUp(app, 'bobby'), await signUp(app, 'carol')]
  people = { alice, bobby }
  marks = { alice: marksOf(alice), bobby: marksOf(bobby) }
  const third = await offerCar(app, carol)
  const deals = await agreeOnPriceAndViewing(db, { seller: alice, buyer: bobby, carName: oldDeal })
  const idsOf = async (who: TestPerson, other: TestPerson) => {
    const car = await offerCar(app, who, { description: textOf(who) })
    for (const [whom, verb] of [
      [other, 'following'],
      [carol, 'following'],
    ] as const)
      await call(app, `POST users/${who.id}/${verb}/${whom.id}.json`, { as: who, body: true })
    const write = async (line: string, body: unknown) =>
      (await call(app, line, { as: who, body })).body as { name: string }
    const [own, others] = await Promise.all(
      [car, third].map((one) => write(`POST cars/${one}/comments.json`, { comments: textOf(who) })),
    )
    expect(others).toHaveProperty('name')
    const message = await write('POST messages.json', { sendTo: other.email, content: 'An old message.' })
    await call(app, 'POST saved-searches.json', {
      as: who,
      body: { name: 'BMW', address: 'brand=BMW', alert: 'live' },
    })
    return { car, comment: own!.name, message: message.name }
  }
  const [ofAlice, ofBobby] = [await idsOf(alice, bobby), await idsOf(bobby, alice)]
  for (const [who, { car }] of [
    [alice, ofBobby],
    [bobby, ofAlice],
  ] as const)
    await call(app, `PUT saved-cars/${car}.json`, { as: who, body: { note: '' } })
  const rest = { ...deals, sponsor: 'sponsor', session: 'session' }
  const all = (one: TestPerson) => ({
    alice: one.id,
    bobby: one.id,
    danny: one.id,
    moderator: one.id,
    operator: one.id,
  })
  ids = { alice: { ...all(alice), ...ofAlice, ...rest }, bobby: { ...all(bobby), ...ofBobby, ...rest } }
})

const reading = addresses.flatMap((address) =>
  (['GET', 'STREAM'] as const).flatMap((verb) => (address[verb] ? [[verb, address.at] as const] : [])),
)

const readAll = async (who: 'alice' | 'bobby', other: 'alice' | 'bobby') => {
  const shown: string[] = []
  for (const [verb, at] of reading) {
    const text = await read(
      verb,
      at.replaceAll(/\{(\w+)\}/gu, (_all, name: string) => ids[other][name] ?? name),
      who,
    )
    if (marks[other].some((mark) => text.includes(mark))) shown.push(`${verb} ${at}`)
  }
  return shown
}

test('before a block people see each other, so that the walk can see it', async () => {
  for (const [who, other] of [
    ['alice', 'bobby'],
    ['bobby', 'alice'],
  ] as const)
    expect((await readAll(who, other)).length).toBeGreaterThan(20)
})

test('no call and no stream shows the blocker to the blocked one, or the blocked one to the blocker but in the list of blocks', async () => {
  const body = { kind: 'block', isOn: true }
  await call(app, `PUT blocks/${people.bobby.id}.json`, { as: people.alice, body })
  expect(await readAll('bobby', 'alice')).toEqual([])
  expect(await readAll('alice', 'bobby')).toEqual(['GET blocks.json'])
})

function textOf({ username }: TestPerson): string {
  return `Written by the hand of ${username.split('.')[0]}.`
}

function marksOf(person: TestPerson): readonly string[] {
  return [person.username, person.email, textOf(person)]
}

async function read(verb: 'GET' | 'STREAM', path: string, who: 'alice' | 'bobby'): Promise<string> {
  const response = await app.inject({
    method: 'GET',
    url: `/api/${path}${path.includes('search.json') ? '?q=bmw' : ''}`,
    headers: {
      authorization: `Bearer ${people[who].token}`,
      cookie: people[who].cookie,
      ...(verb === 'STREAM' && { accept: 'text/event-stream' }),
    },
    payloadAsStream: verb === 'STREAM',
  })
  return verb === 'STREAM' ? firstPiece(response) : response.body
}

async function firstPiece(response: LightMyRequestResponse): Promise<string> {
  for await (const piece of response.stream()) return String(piece)
  return ''
}

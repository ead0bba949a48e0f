import { afterEach, expect, test, vi } from 'vitest'
import { type CasePage } from '../../contract/case.ts'
import { livePath, type ServerFrame } from '../../contract/live.ts'
import { allHeard } from '../testing/all-heard.ts'
import { offerCar } from '../testing/cars.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

/** The queue as it stands open before moderators. */

const server = await useWorld(['alice', 'bobby', 'erica', 'frank'], {
  roles: { erica: 'moderator', frank: 'moderator' },
})
const { app, alice, bobby, erica, frank } = server
const address = await app.listen({ host: '127.0.0.1', port: 0 })
const opened: WebSocket[] = []

afterEach(() => {
  for (const socket of opened.splice(0)) socket.close()
})

async function openTab(person?: TestPerson) {
  const socket = new WebSocket(address.replace('http', 'ws') + livePath)
  opened.push(socket)
  const heard: ServerFrame[] = []
  socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data)) as ServerFrame))
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  if (person) socket.send(JSON.stringify({ type: 'hello', token: person.token }))
  socket.send(JSON.stringify({ type: 'subscribe', topic: 'cases' }))
  return heard
}

const report = (targetId: string) =>
  call(app, 'POST reports', { as: bobby, body: { kind: 'offer', targetId, reason: 'fraud', text: '' } })
const onlyCase = async () => {
  const { cases } = (await call(app, 'GET moderation/cases', { as: erica })).body as CasePage
  return cases[0]!
}
const put = (path: string, body: object, as = erica) => call(app, `PUT moderation/${path}`, { as, body })
const link = () =>
  call(app, 'POST messages.json', {
    as: bobby,
    body: { sendTo: alice.id, content: 'See https://pictures.example.com/1' },
  })

test('moderators hear of reports, claims, decisions, edits, appeals and messages that wait, without a word of them', async () => {
  const car = await offerCar(app, alice)
  const heard = await openTab(frank)
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'subscribed', topic: 'cases' }]))
  const hears = async (what: string, work: () => Promise<{ status: number }>) => {
    heard.length = 0
    expect([what, (await work()).status]).toEqual([what, 200])
    const event = { type: 'event', topic: 'cases', event: { kind: 'casesChanged' } }
    await vi.waitFor(() => expect([what, heard.at(-1)]).toEqual([what, event]))
  }
  await hears('a report', () => report(car))
  const claim = { isClaimed: true, version: (await onlyCase()).version }
  await hears('a claim', async () => put(`cases/${(await onlyCase()).id}/claim`, claim))
  const { id, version } = await onlyCase()
  const decision = { decision: 'hide', ground: 'fraud', facts: 'A copy.', version }
  await hears('a decision', () => put(`cases/${id}/decision`, decision))
  const body = (await call(app, `GET cars/${car}.json`, { as: alice })).body
  await hears('an edit', () => call(app, `PUT cars/${car}.json`, { as: alice, body: { ...body, price: 1 } }))
  await hears('an appeal', () => call(app, `POST decisions/${id}/appeal`, { as: alice, body: { text: 'It is mine.' } }))
  const waiting = await link()
  await hears('a held message', link)
  await hears('its refusal', () =>
    put(`held-messages/${waiting.body.name}`, { decision: 'refused', ground: 'spam', reason: 'A shop.' }),
  )
})

test.each([
  ['a visitor', undefined, 'loginRequired'],
  ['somebody without a role', bobby, 'notYours'],
] as const)('%s hears nothing of cases', async (_who, person, code) => {
  const heard = await openTab(person)
  await vi.waitFor(() => expect(heard).toEqual([{ type: 'refused', topic: 'cases', code }]))
  await report(await offerCar(app, alice))
  await allHeard(server)
  expect(heard).toHaveLength(1)
})

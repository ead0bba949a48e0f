import { beforeEach, expect, test } from 'vitest'
import { type Case, type CasePage } from '../../contract/case.ts'
import { offerCar } from '../testing/cars.ts'
import { storePhoto } from '../testing/fingerprinted-photos.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

/** What the law grants to people of a block, which is silent and shows neither of them to the other. */

const { app, db, alice, bobby, erica } = await useWorld(['alice', 'bobby', 'erica'], { roles: { erica: 'moderator' } })

const illegal = { why: 'The car was stolen.', name: 'Bobby', email: 'bobby@example.com', isGoodFaith: true }
const block = (who: TestPerson, whom: TestPerson, kind = 'block') =>
  call(app, `PUT blocks/${whom.id}.json`, { as: who, body: { kind, isOn: true } })
const report = (body: object, as?: TestPerson) =>
  call(app, 'POST reports', { ...(as && { as }), body: { reason: 'illegal', text: '', ...body } })
const get = async (path: string, as: TestPerson) => (await call(app, `GET ${path}`, { as })).body

let car = ''

beforeEach(async () => {
  car = await offerCar(app, alice)
})

async function onlyCase() {
  const { cases } = (await get('moderation/cases', erica)) as CasePage
  expect(cases).toHaveLength(1)
  return (await get(`moderation/cases/${cases[0]!.id}`, erica)) as Case
}

const decide = async (decision: string, ground: string) => {
  const { id, version } = await onlyCase()
  const body = { decision, ground, facts: 'Its papers show it.', version }
  expect((await call(app, `PUT moderation/cases/${id}/decision`, { as: erica, body })).status).toBe(200)
}

const things: Record<string, () => Promise<string>> = {
  offer: async () => car,
  profile: async () => alice.id,
  comment: async () =>
    (await call(app, `POST cars/${car}/comments.json`, { as: alice, body: { comments: 'It is stolen.' } })).body.name,
  photo: async () => {
    const img = await storePhoto(db, alice.id, null)
    const id = await offerCar(app, alice, { img, images: [img] })
    return `${id} ${img.replace('-960.', '-480.')}`
  },
}

test.each(['offer', 'profile', 'comment', 'photo'])(
  'who is blocked reports the other’s %s as illegal as a visitor does, and no more than a visitor',
  async (kind) => {
    const targetId = await things[kind]!()
    expect((await report({ kind, targetId, illegal })).status).toBe(200)
    await block(alice, bobby)
    const missing = await report({ kind, targetId: 'nothing' }, bobby)
    expect([missing.status, missing.body.code]).toEqual([404, 'notFound'])
    expect((await report({ kind, targetId }, bobby)).body).toEqual(missing.body)
    expect((await report({ kind, targetId, illegal }, bobby)).body).toMatchObject({ number: expect.any(String) })
    expect(await onlyCase()).toMatchObject({ kind, targetId, reports: 2, illegal: 2 })
  },
)

test.each(['the reporter', 'whom it concerns'])(
  'a decision is told to both sides, though %s blocks the other',
  async (who) => {
    await report({ kind: 'offer', targetId: car, illegal }, bobby)
    await (who === 'the reporter' ? block(bobby, alice) : block(alice, bobby))
    await decide('hide', 'law')
    const decisions = async (as: TestPerson) =>
      (await get('notices.json', as)).notices.map((one: { details: { decision: string } }) => one.details.decision)
    expect(await decisions(bobby)).toEqual(['reportDecided'])
    expect(await decisions(alice)).toEqual(['offerHidden'])
  },
)

test.each([
  ['block', () => block(alice, bobby)],
  ['block', () => block(bobby, alice)],
  ['mute', () => block(bobby, alice, 'mute')],
])('what a moderator decided about a comment is told, and stays told, through a %s', async (_kind, silence) => {
  const body = { comments: 'You are a thief.' }
  const write = async () => (await call(app, `POST cars/${car}/comments.json`, { as: bobby, body })).body.name as string
  const [first, second] = [await write(), await write()]
  const told = async () =>
    (await get('notices.json', bobby)).notices.filter(({ type }: { type: string }) => type === 'moderation')
  await report({ kind: 'comment', targetId: first }, alice)
  await decide('hide', 'insult')
  await silence()
  expect(await told()).toHaveLength(1)
  const hide = { state: 'hidden', ground: 'insult', reason: 'An insult.' }
  expect((await call(app, `PUT moderation/comments/${second}`, { as: erica, body: hide })).status).toBe(200)
  expect(await told()).toHaveLength(2)
})

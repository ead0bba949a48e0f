import { beforeEach, expect, test } from 'vitest'
import { type Case, type CasePage } from '../../contract/case.ts'
import { decisionsFor } from '../../contract/decision.ts'
import { offerCar } from '../testing/cars.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const server = await useWorld(['alice', 'bobby', 'carol', 'erica', 'frank'], {
  roles: { erica: 'moderator', frank: 'operator' },
})
const { app, alice, bobby, carol, erica, frank } = server

let car = ''

beforeEach(async () => {
  car = await offerCar(app, alice)
})

const report = (as: TestPerson, body: object) =>
  call(app, 'POST reports', { as, body: { kind: 'offer', targetId: car, reason: 'fraud', text: '', ...body } })
const get = (path: string, as: TestPerson) => call(app, `GET ${path}`, { as })
const put = (path: string, body: object, as = erica) => call(app, `PUT moderation/${path}`, { as, body })
const open = async (id: string) => (await get(`moderation/cases/${id}`, erica)).body as Case
const decide = (id: string, version: number, more: object, as = erica) =>
  put(`cases/${id}/decision`, { decision: 'hide', ground: 'fraud', facts: 'A copy.', version, ...more }, as)

async function onlyCase() {
  const { cases } = (await get('moderation/cases', erica)).body as CasePage
  expect(cases).toHaveLength(1)
  return cases[0]!
}

test('nobody decides what is about themselves, nor an appeal about it', async () => {
  const targetId = await offerCar(app, erica)
  await report(bobby, { targetId })
  const { id, version } = await onlyCase()
  expect((await put(`cases/${id}/claim`, { isClaimed: true, version })).body.code).toBe('ownCase')
  expect((await decide(id, version, { decision: 'dismiss', ground: 'noBreach' })).body.code).toBe('ownCase')
  expect(await onlyCase()).toMatchObject({ id, version, state: 'open' })
  expect((await decide(id, version, {}, frank)).status).toBe(200)
  await call(app, `POST decisions/${id}/appeal`, { as: erica, body: { text: 'It is mine.' } })
  const { appeals, version: now } = await open(id)
  const upheld = { state: 'upheld', answer: 'I was right.', version: now }
  expect((await put(`appeals/${appeals[0]!.id}`, upheld)).body.code).toBe('ownCase')
  expect((await get(`cars/${targetId}.json`, bobby)).body).toBeNull()
})

test('moderators see how often a reporter was wrong, and are not offered to show what is not hidden', async () => {
  await report(bobby, {})
  const first = await onlyCase()
  await decide(first.id, first.version, { decision: 'dismiss', ground: 'noBreach' })
  await report(bobby, {})
  const { id } = await onlyCase()
  const { allReports, decisions } = await open(id)
  expect(allReports).toMatchObject([{ by: { id: bobby.id, reports: 1, dismissed: 1 } }])
  expect(decisions).not.toContain('restore')
  await put(`offers/${car}`, { state: 'hidden', reason: 'Spam.' })
  expect((await open(id)).decisions).toContain('restore')
})

test('reports of accounts of this week make nothing worse, and moderators see that they are new', async () => {
  for (const newcomer of [bobby, carol, erica]) await report(newcomer, { reason: 'sold' })
  const { id, severity } = await onlyCase()
  expect([severity, (await open(id)).allReports.map(({ by }) => by?.isNew)]).toEqual(['low', [true, true, true]])
  const createdAt = Date.now() - 8 * 24 * 60 * 60 * 1000
  await server.db.updateTable('users').set({ createdAt }).execute()
  await report(frank, { reason: 'sold' })
  expect(await onlyCase()).toMatchObject({ severity: 'high', reports: 4 })
})

test('moderators see a limit for good as one, and none once it is over', async () => {
  await report(bobby, { kind: 'profile', targetId: alice.id })
  const { id, version } = await onlyCase()
  await decide(id, version, { decision: 'limit', days: null })
  expect((await open(id)).about?.limitedUntil).toBeGreaterThan(4e15)
  await server.db.updateTable('users').set({ limitedUntil: 1 }).where('id', '=', alice.id).execute()
  expect((await open(id)).about?.limitedUntil).toBeUndefined()
  expect((await get(`console/people/${alice.id}.json`, erica)).body).toMatchObject({ limitedUntil: null })
})

test('what a profile says is removed, the account stays, and an appeal puts it back', async () => {
  await call(app, 'PUT own-profile.json', { as: alice, body: { about: 'Call me at once.' } })
  await report(bobby, { kind: 'profile', targetId: alice.id })
  const { id, version } = await onlyCase()
  expect(await open(id)).toMatchObject({ content: { text: 'Call me at once.' } })
  await decide(id, version, { decision: 'remove', ground: 'spam' })
  const about = async () => (await get(`profiles/${alice.id}/facts.json`, bobby)).body.about as string
  expect(await about()).toBe('')
  const { notices } = (await get('notices.json', alice)).body
  expect(notices).toMatchObject([{ details: { decision: 'profileCleared', caseId: id } }])
  await call(app, `POST decisions/${id}/appeal`, { as: alice, body: { text: 'It is no advertising.' } })
  const { appeals, version: now } = await open(id)
  await put(`appeals/${appeals[0]!.id}`, { state: 'upheld', answer: 'Put back.', version: now }, frank)
  expect(await about()).toBe('Call me at once.')
})

test.each([
  [
    'an offer that its owner deleted',
    async () => void (await call(app, `DELETE cars/${car}.json`, { as: alice })),
    { now: 'gone', decisions: ['dismiss', 'limit', 'suspend'] },
  ],
  [
    'an offer that is hidden because its owner is suspended',
    async () => void (await put(`accounts/${alice.id}`, { state: 'suspended', reason: 'Spam.' })),
    { now: 'hidden', decisions: ['dismiss', 'hide', 'remove', 'limit', 'suspend'] },
  ],
  [
    'an offer whose owner deleted the account',
    async () => {
      await server.db.updateTable('cases').set({ personId: null }).execute()
      await server.db.deleteFrom('cars').execute()
    },
    { now: 'gone', decisions: ['dismiss'] },
  ],
])('of %s nothing is offered that cannot be done', async (_what, change, expected) => {
  await report(bobby, {})
  await change()
  const { id, version, kind } = await onlyCase()
  expect(await open(id)).toMatchObject(expected)
  const others = decisionsFor[kind].filter((one) => !expected.decisions.includes(one))
  for (const decision of others)
    expect((await decide(id, version, { decision, days: 7 })).body).toMatchObject({
      code: 'invalid',
      field: 'decision',
    })
  expect(await onlyCase()).toMatchObject({ id, version, state: 'open' })
})

test('a message that its writer deleted is not written again by a moderator', async () => {
  const { name } = (
    await call(app, 'POST messages.json', { as: alice, body: { sendTo: bobby.id, content: 'You fool.' } })
  ).body
  await report(bobby, { kind: 'message', targetId: name })
  await server.db.updateTable('messages').set({ content: '', deletedAt: Date.now() }).where('id', '=', name).execute()
  const { id } = await onlyCase()
  expect(await open(id)).toMatchObject({ now: 'hidden', decisions: ['dismiss', 'remove', 'limit', 'suspend'] })
})

test('a comment of somebody who is suspended is hidden, and not given back alone', async () => {
  const body = { comments: 'You fool.' }
  const { name } = (await call(app, `POST cars/${car}/comments.json`, { as: carol, body })).body
  await report(bobby, { kind: 'comment', targetId: name })
  await put(`accounts/${carol.id}`, { state: 'suspended', reason: 'Insults.' })
  const { id } = await onlyCase()
  const { now, decisions } = await open(id)
  expect([now, decisions.includes('restore')]).toEqual(['hidden', false])
})

test('a case shows what was reported, and what its writer made of it since', async () => {
  const { name } = (await call(app, `POST cars/${car}/comments.json`, { as: carol, body: { comments: 'You fool.' } }))
    .body
  await report(bobby, { kind: 'comment', targetId: name })
  const { id } = await onlyCase()
  expect((await open(id)).changed).toBeUndefined()
  await call(app, `PUT cars/${car}/comments/${name}.json`, { as: carol, body: { comments: 'Thank you.' } })
  expect(await open(id)).toMatchObject({ content: { text: 'You fool.' }, changed: { text: 'Thank you.' } })
})

test('a moderator does not learn who reported them', async () => {
  const targetId = await offerCar(app, erica)
  const named = { why: 'It is stolen.', name: 'Bobby Brown', email: 'bobby@example.com', isGoodFaith: true }
  await report(bobby, { targetId, reason: 'illegal', illegal: named })
  const { id } = await onlyCase()
  const [own] = (await open(id)).allReports
  expect([own?.by, own?.illegal]).toEqual([undefined, { why: 'It is stolen.', isChildAbuse: false }])
  const [others] = ((await get(`moderation/cases/${id}`, frank)).body as Case).allReports
  expect(others).toMatchObject({ by: { id: bobby.id }, illegal: { name: 'Bobby Brown' } })
})

test('the queue says which cases a moderator may not work on', async () => {
  const targetId = await offerCar(app, erica)
  await report(bobby, { targetId })
  await report(erica, {})
  await report(bobby, { kind: 'profile', targetId: alice.id })
  const ownOf = async (as: TestPerson) =>
    ((await get('moderation/cases', as)).body as CasePage).cases.map(({ own }) => own)
  expect(new Set(await ownOf(erica))).toEqual(new Set(['concerned', 'reporter', undefined]))
  expect(await ownOf(frank)).toEqual([undefined, undefined, undefined])
})

test('moderators are not offered to act on the account of another moderator, operators are', async () => {
  await server.db.updateTable('users').set({ role: 'moderator' }).where('id', '=', carol.id).execute()
  await report(bobby, { kind: 'profile', targetId: carol.id })
  const { id } = await onlyCase()
  const ofOperator = (await get(`moderation/cases/${id}`, frank)).body as Case
  expect((await open(id)).decisions).toEqual(['dismiss', 'remove'])
  expect(ofOperator.decisions).toEqual(['dismiss', 'remove', 'limit', 'limitReports', 'suspend'])
})

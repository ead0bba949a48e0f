import { beforeEach, describe, expect, test } from 'vitest'
import { type Case, type CasePage } from '../../contract/case.ts'
import { type AuditPage } from '../../contract/moderation.ts'
import { offerCar } from '../testing/cars.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const server = await useWorld(['alice', 'bobby', 'carol', 'erica', 'frank'], {
  roles: { erica: 'moderator', frank: 'operator' },
})
const { app, alice, bobby, carol, erica, frank } = server

let car = ''

const report = async (as: TestPerson | null, body: object) =>
  call(app, 'POST reports', {
    ...(as && { as }),
    body: { kind: 'offer', targetId: car, reason: 'fraud', text: 'A copy.', ...body },
  })
const queue = async (query = '') => (await call(app, `GET moderation/cases${query}`, { as: erica })).body as CasePage
const open = async (id: string, as = erica) => (await call(app, `GET moderation/cases/${id}`, { as })).body as Case
const put = (path: string, body: object, as = erica) => call(app, `PUT moderation/${path}`, { as, body })
const decide = (id: string, version: number, more: object, as = erica) =>
  put(
    `cases/${id}/decision`,
    { decision: 'hide', ground: 'stolenPhotos', facts: 'Photo 3 is of another.', version, ...more },
    as,
  )
const get = async (path: string, as?: TestPerson) => call(app, `GET ${path}`, as ? { as } : {})
const noticesOf = async (as: TestPerson) =>
  (await get('notices.json', as)).body.notices as { type: string; details: Record<string, string> }[]

async function onlyCase(query?: string) {
  const { cases } = await queue(query)
  expect(cases).toHaveLength(1)
  return cases[0]!
}

beforeEach(async () => {
  car = await offerCar(app, alice)
})

describe('reports of one thing by many', () => {
  test('are one case, which grows worse with them, and each reporter has a number', async () => {
    const first = (await report(bobby, { reason: 'sold' })).body
    const second = (await report(carol, { reason: 'wrongData' })).body
    expect(first.number).toMatch(/^\d{8}$/)
    expect(second.number).not.toBe(first.number)
    expect(first.key).toBeUndefined()
    expect(await onlyCase()).toMatchObject({ kind: 'offer', reports: 2, severity: 'normal', state: 'open' })
    await report(erica, {})
    expect(await onlyCase()).toMatchObject({
      reports: 3,
      severity: 'high',
      reasons: { sold: 1, wrongData: 1, fraud: 1 },
    })
  })

  test('by one person are one report, of what they said last', async () => {
    const one = (await report(bobby, {})).body
    expect((await report(bobby, { text: 'Two copies.' })).body).toEqual(one)
    const { id } = await onlyCase()
    expect((await open(id)).allReports).toMatchObject([{ number: one.number, text: 'Two copies.' }])
  })

  test('at once are one case', async () => {
    await Promise.all([bobby, carol, erica, frank].map((as) => report(as, {})))
    expect(await onlyCase()).toMatchObject({ reports: 4 })
  })
})

describe('two moderators', () => {
  test('do not overwrite each other: the second is told that it changed', async () => {
    await report(bobby, {})
    const { id, version } = await onlyCase()
    const claimed = await put(`cases/${id}/claim`, { isClaimed: true, version })
    expect(claimed.body).toMatchObject({ claim: { id: erica.id, isMine: true } })
    const late = await put(`cases/${id}/claim`, { isClaimed: true, version }, frank)
    expect([late.status, late.body.code]).toEqual([409, 'caseChanged'])
    const seen = await open(id, frank)
    expect(seen.claim).toMatchObject({ id: erica.id, isMine: false })
    const taken = await put(`cases/${id}/claim`, { isClaimed: true, version: seen.version }, frank)
    expect(taken.body.code).toBe('caseClaimed')
    expect((await decide(id, seen.version, {}, frank)).body.code).toBe('caseClaimed')
    const over = await put(`cases/${id}/claim`, { isClaimed: true, isTakenOver: true, version: seen.version }, frank)
    expect(over.body.claim.id).toBe(frank.id)
    expect((await decide(id, seen.version, {})).body.code).toBe('caseChanged')
    expect((await get(`cars/${car}.json`, bobby)).body).not.toBeNull()
  })

  test('who decide at once decide once', async () => {
    await report(bobby, {})
    const { id, version } = await onlyCase()
    const answers = await Promise.all([decide(id, version, {}), decide(id, version, {}, frank)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('caseChanged')
    expect(await noticesOf(alice)).toHaveLength(1)
    // Both attempts are known: what was done, and what another one wanted.
    const { entries } = (await get(`moderation/audit?target=${id}`, frank)).body as AuditPage
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['decide', 'late'])
    expect(entries.map(({ reason }) => reason)).toEqual(Array(2).fill('hide: Photo 3 is of another.'))
    expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set([erica.username, frank.username]))
  })

  test('see that a report came while they read', async () => {
    await report(bobby, {})
    const { id, version } = await onlyCase()
    await report(carol, {})
    expect((await decide(id, version, {})).body.code).toBe('caseChanged')
  })
})

test('a hidden offer is told to its owner with reasons, and to the reporter without the facts', async () => {
  const { id: reportId } = (await report(bobby, {})).body
  const { id, version } = await onlyCase()
  expect((await decide(id, version, {})).status).toBe(200)
  expect((await get(`cars/${car}.json`, bobby)).body).toBeNull()
  const own = { hiddenReason: 'Photo 3 is of another.', hiddenCase: id }
  expect((await get(`cars/${car}.json`, alice)).body).toMatchObject(own)
  expect(await noticesOf(alice)).toMatchObject([
    { type: 'moderation', details: { decision: 'offerHidden', caseId: id } },
  ])
  expect((await get(`decisions/${id}`, alice)).body).toMatchObject({
    outcome: { decision: 'hide', ground: 'stolenPhotos', facts: 'Photo 3 is of another.' },
    reports: 1,
    mayAppeal: true,
  })
  expect(await noticesOf(bobby)).toMatchObject([{ details: { decision: 'reportDecided', reportId } }])
  const told = (await get(`reports/${reportId}`, bobby)).body
  expect(told).toMatchObject({ state: 'decided', outcome: { decision: 'hide', facts: '' }, mayAppeal: true })
  for (const as of [bobby, carol]) expect((await get(`decisions/${id}`, as)).status).toBe(404)
  expect((await get(`reports/${reportId}`, carol)).status).toBe(404)
  expect(await queue()).toMatchObject({ cases: [], counts: { open: 0 } })
  expect(await onlyCase('?state=decided')).toMatchObject({ id, outcome: { decision: 'hide' } })
})

test('the person concerned appeals once, and another moderator undoes the decision, which the reporter hears', async () => {
  const { id: reportId } = (await report(bobby, {})).body
  const { id, version } = await onlyCase()
  await decide(id, version, {})
  const appeal = () => call(app, `POST decisions/${id}/appeal`, { as: alice, body: { text: 'It is my own photo.' } })
  expect((await appeal()).status).toBe(200)
  expect((await appeal()).body.code).toBe('appealOver')
  const appealed = await onlyCase('?state=appealed')
  const own = await open(id)
  expect([appealed.mayDecideAppeal, own.mayDecideAppeal]).toEqual([false, false])
  const { id: appealId } = own.appeals[0]!
  const upheld = { state: 'upheld', answer: 'The papers prove it.', version: appealed.version }
  expect((await put(`appeals/${appealId}`, upheld)).body.code).toBe('ownDecision')
  await server.db.deleteFrom('notices').execute()
  expect((await put(`appeals/${appealId}`, upheld, frank)).status).toBe(200)
  expect((await get(`cars/${car}.json`, bobby)).body).toMatchObject({ price: 38_900 })
  expect((await get(`decisions/${id}`, alice)).body).toMatchObject({
    appeal: { state: 'upheld', answer: 'The papers prove it.' },
    mayAppeal: false,
  })
  expect((await get(`reports/${reportId}`, bobby)).body).toMatchObject({ isUndone: true })
  expect([own.about?.breaches, (await open(id)).about?.breaches]).toEqual([1, 0])
  expect(await noticesOf(bobby)).toMatchObject([{ details: { decision: 'reportDecided', reportId } }])
})

test('a reporter whose appeal is upheld opens the case again', async () => {
  const { id: reportId } = (await report(bobby, {})).body
  const { id, version } = await onlyCase()
  await decide(id, version, { decision: 'dismiss', ground: 'noBreach' })
  expect(await noticesOf(alice)).toEqual([])
  expect((await get(`decisions/${id}`, alice)).status).toBe(404)
  await call(app, `POST reports/${reportId}/appeal`, { as: bobby, body: { text: 'Look at the VIN.' } })
  const { appeals, version: now } = await open(id)
  await put(`appeals/${appeals[0]!.id}`, { state: 'upheld', answer: 'We look again.', version: now }, frank)
  expect(await onlyCase()).toMatchObject({ id, state: 'open' })
  expect((await get(`reports/${reportId}`, bobby)).body).toMatchObject({ state: 'received', mayAppeal: false })
})

test('a visitor reports what is illegal only, and follows it by the key', async () => {
  const illegal = { why: 'Stolen.', name: 'Ivan', email: 'ivan@example.com', isGoodFaith: true }
  expect((await report(null, {})).status).toBe(401)
  expect((await report(null, { illegal: { ...illegal, isGoodFaith: false } })).body.code).toBe('invalid')
  expect((await report(null, { illegal: { ...illegal, name: undefined } })).body.error).toContain('Write your name.')
  const { id, key } = (await report(null, { illegal })).body
  expect((await get(`reports/${id}?key=${key}`)).body).toMatchObject({
    state: 'received',
    isIllegal: true,
    why: 'Stolen.',
  })
  for (const path of [`reports/${id}`, `reports/${id}?key=wrong`]) expect((await get(path)).status).toBe(404)
  const { allReports } = await open((await onlyCase()).id)
  expect(allReports).toMatchObject([{ illegal: { why: 'Stolen.', email: 'ivan@example.com' } }])
  const child = { why: 'A photo.', isChildAbuse: true, isGoodFaith: true }
  expect((await report(null, { illegal: child })).status).toBe(200)
  expect(await onlyCase()).toMatchObject({ severity: 'urgent' })
})

test('a message is reported by its recipient only, and who reads the conversation is logged', async () => {
  const send = async (content: string) =>
    (await call(app, 'POST messages.json', { as: alice, body: { sendTo: bobby.email, content } })).body.name as string
  await send('Hello.')
  const targetId = await send('Pay a deposit first.')
  const body = { kind: 'message', targetId }
  expect((await report(carol, body)).status).toBe(404)
  expect((await report(alice, body)).body.code).toBe('ownThing')
  await report(bobby, body)
  const { id, version } = await onlyCase()
  expect(await open(id)).toMatchObject({ content: { text: 'Pay a deposit first.' }, history: [] })
  const { messages } = (await call(app, `POST moderation/cases/${id}/conversation`, { as: erica })).body
  expect(messages).toMatchObject([{ content: 'Hello.' }, { isReported: true, sender: alice.username }])
  expect((await open(id)).history).toMatchObject([{ action: 'look', actor: erica.username }])
  await decide(id, version, { decision: 'remove', ground: 'fraud' })
  const seen = (await get(`messages.json?with=${alice.id}`, bobby)).body
  expect(seen[targetId]).toMatchObject({ content: '' })
  await call(app, `POST decisions/${id}/appeal`, { as: alice, body: { text: 'It is usual.' } })
  const { appeals, version: now } = await open(id)
  await put(`appeals/${appeals[0]!.id}`, { state: 'upheld', answer: 'Put back.', version: now }, frank)
  expect((await get(`messages/${targetId}.json`, bobby)).body).toMatchObject({ content: 'Pay a deposit first.' })
})

test('a limited person reads but does not publish or write, until the limit is undone', async () => {
  await report(bobby, { kind: 'profile', targetId: alice.id })
  const { id, version } = await onlyCase()
  expect((await decide(id, version, { decision: 'hide' })).body.code).toBe('invalid')
  expect((await decide(id, version, { decision: 'limit' })).body.code).toBe('invalid')
  await decide(id, version, { decision: 'limit', days: 7 })
  const body = { sendTo: bobby.email, content: 'Hello' }
  const write = () => call(app, 'POST messages.json', { as: alice, body })
  expect([(await write()).status, (await write()).body.code]).toEqual([403, 'accountLimited'])
  const comment = { as: alice, body: { comments: 'Hello' } }
  expect((await call(app, `POST cars/${car}/comments.json`, comment)).body.code).toBe('accountLimited')
  expect((await get('notices.json', alice)).status).toBe(200)
  const decided = await open(id)
  expect(decided.about).toMatchObject({ breaches: 1, limitedUntil: expect.any(Number) })
  await decide(id, decided.version, { decision: 'restore', ground: 'mistake' })
  expect((await write()).status).toBe(200)
})

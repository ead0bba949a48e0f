import { beforeEach, expect, test } from 'vitest'
import { type Case } from '../../contract/case.ts'
import { offerCar } from '../testing/cars.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const server = await useWorld(['alice', 'bobby', 'erica', 'frank'], {
  roles: { erica: 'moderator', frank: 'operator' },
})
const { app, db, alice, bobby, erica, frank } = server

let car = ''

beforeEach(async () => {
  car = await offerCar(app, alice)
})

const moderate = (path: string, state: string, more: object = {}, as = erica) =>
  call(app, `PUT moderation/${path}`, { as, body: { state, ground: 'fraud', reason: 'No such car.', ...more } })
const get = (path: string, as: TestPerson) => call(app, `GET ${path}`, { as })
const decisionsOf = async (as: TestPerson) => (await get('decisions', as)).body
const open = async (id: string, as = erica) => (await get(`moderation/cases/${id}`, as)).body as Case
const report = (as: TestPerson, kind: string, targetId: string) =>
  call(app, 'POST reports', { as, body: { kind, targetId, reason: 'fraud', text: '' } })
const edit = async (price: number) => {
  const before = (await get(`cars/${car}.json`, alice)).body
  expect((await call(app, `PUT cars/${car}.json`, { as: alice, body: { ...before, price } })).status).toBe(200)
}
const openCases = async () => (await get('moderation/cases', erica)).body.cases

test.each([
  ['offers', 'hidden', 'offer', 'hide', 'offerHidden'],
  ['comments', 'hidden', 'comment', 'hide', 'commentHidden'],
  ['accounts', 'limited', 'profile', 'limit', 'limited'],
  ['accounts', 'reportsLimited', 'profile', 'limitReports', 'reportsLimited'],
])(
  'whoever is concerned by an action on %s (%s) gets its ground as a code and can contest it, once',
  async (path, state, kind, decision, told) => {
    const comment = { as: alice, body: { comments: 'Hello' } }
    const { name } = (await call(app, `POST cars/${car}/comments.json`, comment)).body
    const id = { offers: car, comments: name as string, accounts: alice.id }[path]!
    await moderate(`${path}/${id}`, state, { days: 7 })
    const [own, ...others] = await decisionsOf(alice)
    expect(others).toEqual([])
    expect(own).toMatchObject({ kind, reports: 0, mayAppeal: true })
    expect(own.outcome).toMatchObject({ decision, ground: 'fraud', facts: 'No such car.' })
    const { notices } = (await get('notices.json', alice)).body
    expect(notices).toMatchObject([{ details: { decision: told, caseId: own.id, reason: 'No such car.' } }])
    expect((await get(`decisions/${own.id}`, bobby)).status).toBe(404)
    const appeal = { as: alice, body: { text: 'It is mine.' } }
    expect((await call(app, `POST decisions/${own.id}/appeal`, appeal)).status).toBe(200)
    expect((await call(app, `POST decisions/${own.id}/appeal`, appeal)).body.code).toBe('appealOver')
    const { appeals, version } = await open(own.id)
    const body = { state: 'upheld', answer: 'So it is.', version }
    expect((await call(app, `PUT moderation/appeals/${appeals[0]!.id}`, { as: erica, body })).body.code).toBe(
      'ownDecision',
    )
    expect((await call(app, `PUT moderation/appeals/${appeals[0]!.id}`, { as: frank, body })).status).toBe(200)
    expect(await open(own.id)).toMatchObject({ now: 'shown', about: { breaches: 0 } })
    const { limitedUntil, reportsLimitedUntil } = await db
      .selectFrom('users')
      .select(['limitedUntil', 'reportsLimitedUntil'])
      .where('id', '=', alice.id)
      .executeTakeFirstOrThrow()
    expect([limitedUntil, reportsLimitedUntil]).toEqual([null, null])
  },
)

test('an action that changes nothing is no decision, and one that gives back is one without an appeal', async () => {
  await moderate(`offers/${car}`, 'shown')
  await moderate(`accounts/${alice.id}`, 'active')
  expect(await decisionsOf(alice)).toEqual([])
  await moderate(`offers/${car}`, 'hidden')
  await moderate(`offers/${car}`, 'hidden')
  await moderate(`offers/${car}`, 'shown', { ground: 'mistake' })
  const all = await decisionsOf(alice)
  expect(all.map((one: { outcome: object; mayAppeal: boolean }) => [one.outcome, one.mayAppeal])).toMatchObject([
    [{ decision: 'restore', ground: 'mistake' }, false],
    [{ decision: 'hide' }, true],
  ])
})

test('an action decides the open case of its thing and tells the reporters, but for giving back and pausing', async () => {
  const { id: reportId } = (await report(bobby, 'offer', car)).body
  const [waiting] = await openCases()
  await moderate(`offers/${car}`, 'hidden')
  expect(await openCases()).toEqual([])
  expect((await decisionsOf(alice)).map(({ id }: { id: string }) => id)).toEqual([waiting.id])
  expect((await get(`reports/${reportId}`, bobby)).body).toMatchObject({ state: 'decided' })

  await report(bobby, 'profile', alice.id)
  await moderate(`accounts/${alice.id}`, 'reportsLimited')
  await moderate(`accounts/${alice.id}`, 'reportsUnlimited')
  expect(await openCases()).toHaveLength(1)
})

test('an action does not overrule whoever works on the case', async () => {
  await report(bobby, 'offer', car)
  const [{ id, version }] = await openCases()
  await call(app, `PUT moderation/cases/${id}/claim`, { as: frank, body: { isClaimed: true, version } })
  expect((await moderate(`offers/${car}`, 'hidden')).body.code).toBe('caseClaimed')
  expect((await moderate(`offers/${car}`, 'hidden', {}, frank)).status).toBe(200)
})

test('nobody decides or claims what they reported, nor acts on it or on their own, and the case says so', async () => {
  await report(erica, 'offer', car)
  const [{ id, version }] = await openCases()
  expect(await open(id)).toMatchObject({ own: 'reporter' })
  expect((await open(id, frank)).own).toBeUndefined()
  const claim = { as: erica, body: { isClaimed: true, version } }
  expect((await call(app, `PUT moderation/cases/${id}/claim`, claim)).body.code).toBe('ownReport')
  const decision = { decision: 'hide', ground: 'fraud', facts: 'A copy.', version }
  const decide = (as: TestPerson) => call(app, `PUT moderation/cases/${id}/decision`, { as, body: decision })
  expect((await decide(erica)).body.code).toBe('ownReport')
  expect((await moderate(`offers/${car}`, 'hidden')).body.code).toBe('ownReport')
  expect((await get(`cars/${car}.json`, bobby)).body).not.toBeNull()
  expect((await decide(frank)).status).toBe(200)
  await call(app, `POST decisions/${id}/appeal`, { as: alice, body: { text: 'It is mine.' } })
  const { appeals, version: now } = await open(id)
  const body = { state: 'rejected', answer: 'It stays.', version: now }
  expect((await call(app, `PUT moderation/appeals/${appeals[0]!.id}`, { as: erica, body })).body.code).toBe('ownReport')

  const own = await offerCar(app, erica)
  expect((await moderate(`offers/${own}`, 'hidden')).body.code).toBe('ownCase')
  expect((await get(`cars/${own}.json`, bobby)).body).not.toBeNull()
})

test('a hidden offer that its owner changes comes to moderators as it is now, and once while it waits', async () => {
  await edit(5000)
  expect(await openCases()).toEqual([])
  await moderate(`offers/${car}`, 'hidden')
  await edit(6000)
  await edit(7000)
  const [waiting, ...others] = await openCases()
  expect(others).toEqual([])
  expect(waiting).toMatchObject({ kind: 'offer', reports: 0, severity: 'normal', changedAt: expect.any(Number) })
  const seen = await open(waiting.id)
  expect(seen).toMatchObject({ content: { price: 7000 }, now: 'hidden' })
  expect(seen.decisions).toEqual(['hide', 'remove', 'limit', 'suspend', 'restore'])
  const decide = (decision: string, version: number) =>
    call(app, `PUT moderation/cases/${waiting.id}/decision`, {
      as: erica,
      body: { decision, ground: 'wrongData', facts: 'The price is still of another.', version },
    })
  expect((await decide('dismiss', seen.version)).body.code).toBe('invalid')
  await decide('hide', seen.version)
  const { notices } = (await get('notices.json', alice)).body
  expect(notices).toMatchObject([{ details: { decision: 'offerHidden', caseId: waiting.id } }])
  await edit(8000)
  const [again] = await openCases()
  expect(again.id).not.toBe(waiting.id)
  await moderate(`offers/${car}`, 'shown', { ground: 'noBreach' })
  expect(await openCases()).toEqual([])
  expect((await get(`cars/${car}.json`, bobby)).body).toMatchObject({ price: 8000 })
})

test('an upheld appeal about a hidden offer decides the case of its change, too', async () => {
  await moderate(`offers/${car}`, 'hidden')
  const [{ id }] = await decisionsOf(alice)
  await edit(6000)
  await call(app, `POST decisions/${id}/appeal`, { as: alice, body: { text: 'It is mine.' } })
  const { appeals, version } = await open(id)
  const body = { state: 'upheld', answer: 'So it is.', version }
  expect((await call(app, `PUT moderation/appeals/${appeals[0]!.id}`, { as: frank, body })).status).toBe(200)
  expect(await openCases()).toEqual([])
  expect((await get(`cars/${car}.json`, bobby)).body).toMatchObject({ price: 6000 })
})

test('reports of somebody whose reports are paused are refused, but for the abuse of a child, and moderators see it', async () => {
  await report(bobby, 'offer', car)
  const [{ id, version }] = await openCases()
  const dismissed = { decision: 'dismiss', ground: 'noBreach', facts: 'All is right.', version }
  await call(app, `PUT moderation/cases/${id}/decision`, { as: erica, body: dismissed })
  await moderate(`accounts/${bobby.id}`, 'reportsLimited', { ground: 'unfoundedReports', days: 7 })
  expect((await report(bobby, 'offer', car)).body.code).toBe('reportsLimited')
  const illegal = { why: 'A photo.', isChildAbuse: true, isGoodFaith: true }
  const body = { kind: 'offer', targetId: car, reason: 'illegal', text: '', illegal }
  expect((await call(app, 'POST reports', { as: bobby, body })).status).toBe(200)
  const { reported } = (await get(`console/people/${bobby.id}.json`, erica)).body
  expect(reported).toMatchObject({ reports: 1, dismissed: 1, reportsLimitedUntil: expect.any(Number) })
  await db.updateTable('users').set({ reportsLimitedUntil: 1 }).where('id', '=', bobby.id).execute()
  const other = await offerCar(app, alice)
  expect((await report(bobby, 'offer', other)).status).toBe(200)
})

test('direct actions leave the time to decide as it was', async () => {
  await moderate(`offers/${car}`, 'hidden')
  expect((await get('moderation/cases', erica)).body.counts.medianMs).toBeNull()
})

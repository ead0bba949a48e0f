import { expect, test } from 'vitest'
import { type CaseRow } from '../../contract/case.ts'
import { offerCar } from '../testing/cars.ts'
import { type TestPerson } from '../testing/people.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, bobby, carol, erica, frank } = await useWorld(['bobby', 'carol', 'erica', 'frank'], {
  roles: { erica: 'moderator', frank: 'operator' },
})

const report = (as: TestPerson, body: object) =>
  call(app, 'POST reports', { as, body: { kind: 'offer', reason: 'fraud', text: '', ...body } })
const put = (path: string, body: object, as = erica) => call(app, `PUT moderation/${path}`, { as, body })
const decide = (id: string, version: number, more: object, as = erica) =>
  put(`cases/${id}/decision`, { facts: 'Untrue.', version, ...more }, as)
const openCases = async () => (await call(app, 'GET moderation/cases', { as: erica })).body.cases as CaseRow[]

test('a moderator of whom a report waits pauses nobody, and so does not learn who made it', async () => {
  await report(bobby, { targetId: await offerCar(app, erica) })
  const own = (await openCases())[0]!
  const paused = { state: 'reportsLimited', ground: 'unfoundedReports', reason: 'Untrue.', days: 7 }
  const untilOf = async ({ id }: TestPerson) =>
    (await call(app, `GET console/people/${id}.json`, { as: frank })).body.reported.reportsLimitedUntil
  const answers = await Promise.all([bobby, carol].map(({ id }) => put(`accounts/${id}`, paused)))
  expect(answers.map(({ body }) => body.code)).toEqual(['ownReports', 'ownReports'])
  await report(carol, { kind: 'profile', targetId: bobby.id })
  const { id, version } = (await openCases()).find(({ kind }) => kind === 'profile')!
  const more = { decision: 'limitReports', ground: 'unfoundedReports', days: 7 }
  expect((await decide(id, version, more)).body.code).toBe('ownReports')
  expect([await untilOf(bobby), await untilOf(carol)]).toEqual([undefined, undefined])
  // To take reports again is no revenge.
  await put(`accounts/${carol.id}`, paused, frank)
  expect((await put(`accounts/${carol.id}`, { state: 'reportsUnlimited', reason: 'Enough.' })).status).toBe(200)
  // What another found untrue counts for everybody.
  await decide(own.id, own.version, { decision: 'dismiss', ground: 'noBreach' }, frank)
  expect((await put(`accounts/${bobby.id}`, paused)).status).toBe(200)
  expect(await untilOf(bobby)).toEqual(expect.any(Number))
})

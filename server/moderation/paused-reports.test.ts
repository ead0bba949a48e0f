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

test('a moderator does not pause the reports of somebody who reported them', async () => {
  await report(bobby, { targetId: await offerCar(app, erica) })
  const own = (await openCases())[0]!
  const paused = { state: 'reportsLimited', ground: 'unfoundedReports', reason: 'Untrue.', days: 7 }
  const untilOf = async () =>
    (await call(app, `GET console/people/${bobby.id}.json`, { as: frank })).body.reported.reportsLimitedUntil
  expect((await put(`accounts/${bobby.id}`, paused)).body.code).toBe('ownCase')
  await report(carol, { kind: 'profile', targetId: bobby.id })
  const { id, version } = (await openCases()).find(({ kind }) => kind === 'profile')!
  const more = { decision: 'limitReports', ground: 'unfoundedReports', days: 7 }
  expect((await decide(id, version, more)).body.code).toBe('ownCase')
  expect(await untilOf()).toBeUndefined()
  // What another found untrue counts for everybody.
  await decide(own.id, own.version, { decision: 'dismiss', ground: 'noBreach' }, frank)
  expect((await put(`accounts/${bobby.id}`, paused)).status).toBe(200)
  expect(await untilOf()).toEqual(expect.any(Number))
})

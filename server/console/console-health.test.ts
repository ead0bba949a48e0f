import { expect, test } from 'vitest'
import { countKinds } from '../../contract/console.ts'
import { marketYear } from '../../contract/times.ts'
import { recorded } from '../db/job-runs.ts'
import { pushIdAt } from '../db/push-id.ts'
import { endSuspensions } from '../moderation/account-moderation-store.ts'
import { offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { countDays, noteActive } from './daily-counts-store.ts'
import { lastDays } from './sofia-days.ts'
import { transparencyYears } from './transparency-store.ts'

const { app, db, alice, erica, frank } = await useWorld(['alice', 'erica', 'frank'], {
  roles: { erica: 'moderator', frank: 'operator' },
})
const dayMs = 24 * 60 * 60 * 1000
const read = async (path: string, as = frank) => (await call(app, `GET console${path}`, { as })).body

test('the console tells its role to whom it is open', async () => {
  expect(await read('.json', erica)).toEqual({ role: 'moderator' })
  expect(await read('.json')).toEqual({ role: 'operator' })
  expect((await call(app, 'GET console.json', { as: alice })).status).toBe(403)
})

test('the health names the store, the storage and each job with its last run', async () => {
  await recorded(db, 'dealSweep', async () => {})()
  const broken = recorded(db, 'noticeSweep', () => Promise.reject(new Error('broken')))
  await expect(broken()).rejects.toThrow('broken')
  const { store, photos, jobs } = await read('/health.json')
  expect(store).toMatchObject({ isNewestLevel: true })
  expect(store.bytes).toBeGreaterThan(10_000)
  expect(photos).toMatchObject({ place: 'folder', works: true, count: 0 })
  expect(photos.freeBytes).toBeGreaterThan(0)
  expect((await read('/health.json')).letters).toBeNull()
  const of = (name: string) => jobs.find((job: { name: string }) => job.name === name)
  expect(of('dealSweep')).toMatchObject({ doneAt: expect.any(Number) })
  expect(of('noticeSweep')).toMatchObject({ failedAt: expect.any(Number) })
  expect(of('backup')).toEqual({ name: 'backup', doneAt: null, failedAt: null })
})

test('days of Bulgaria begin at its midnight, also where clocks change', () => {
  const [before, change, after] = lastDays(Date.parse('2026-03-30T12:00:00Z'), 3)
  expect(before).toMatchObject({ day: '2026-03-28', begin: Date.parse('2026-03-27T22:00:00Z') })
  expect(change).toMatchObject({ day: '2026-03-29', begin: Date.parse('2026-03-28T22:00:00Z') })
  expect(change?.end).toBe(Date.parse('2026-03-29T21:00:00Z'))
  expect(after).toMatchObject({ day: '2026-03-30', begin: Date.parse('2026-03-29T21:00:00Z') })
  // A quarter past midnight in Bulgaria is still the day before in UTC.
  expect(lastDays(Date.parse('2026-07-01T21:15:00Z'), 1)[0]?.day).toBe('2026-07-02')
})

test('what came today is counted today, and stays counted when it is gone', async () => {
  const id = await offerCar(app, alice)
  const { days, counts } = await read('/counts.json?days=30')
  expect(days).toHaveLength(30)
  expect(counts.people.slice(-2)).toEqual([0, 3])
  expect(counts.offers.at(-1)).toBe(1)
  expect(counts.active.at(-1)).toBe(3)
  const tomorrow = Date.now() + dayMs
  await noteActive(db)
  await countDays(db, 30, tomorrow)
  await call(app, `DELETE cars/${id}.json`, { as: alice })
  const later = await countDays(db, 30, tomorrow)
  expect(later.counts.offers.slice(-2)).toEqual([1, 0])
  expect(later.counts.active.slice(-2)).toEqual([3, 3])
  expect(Object.keys(later.counts)).toEqual([...countKinds])
})

test.each(['7', '31', 'all', '-1'])('counts of %s days are refused', async (days) => {
  expect((await call(app, `GET console/counts.json?days=${days}`, { as: frank })).status).toBe(400)
})

test('the yearly counts name what was done, by whom, and how much was given back', async () => {
  const id = await offerCar(app, alice)
  const before = (await read('/transparency.json'))[0] ?? { actions: [], reversed: 0, byPeople: 0 }
  for (const state of ['hidden', 'shown', 'hidden']) {
    await call(app, `PUT moderation/offers/${id}`, { as: erica, body: { state, reason: `Now ${state}.` } })
  }
  const [year] = await read('/transparency.json')
  const countOf = (of: typeof year, action: string) =>
    of.actions.find((one: { kind: string; action: string }) => one.kind === 'offer' && one.action === action)?.count ??
    0
  expect(year.year).toBe(marketYear())
  expect(countOf(year, 'hide') - countOf(before, 'hide')).toBe(2)
  expect(countOf(year, 'show') - countOf(before, 'show')).toBe(1)
  expect(year.reversed - before.reversed).toBe(1)
  expect(year.byPeople - before.byPeople).toBe(3)
})

test('the yearly counts name reports, decided cases and the median time', async () => {
  const id = await offerCar(app, alice)
  const report = { kind: 'offer', targetId: id, reason: 'fraud', text: 'A deposit.' }
  await call(app, 'POST reports', { as: frank, body: report })
  const [waiting] = (await call(app, 'GET moderation/cases', { as: erica })).body.cases
  const body = { decision: 'dismiss', ground: 'noBreach', facts: 'All is well.', version: waiting.version }
  expect((await call(app, `PUT moderation/cases/${waiting.id}/decision`, { as: erica, body })).status).toBe(200)
  const [{ reports }] = await read('/transparency.json')
  expect(reports).toMatchObject({ all: 1, illegal: 0, byReason: [{ reason: 'fraud', count: 1 }], decidedCases: 1 })
  expect(reports.medianMs).toBeGreaterThanOrEqual(0)
})

test('the years are those of Bulgaria, which begin before those of UTC', async () => {
  const entry = { actor: 'erica', actorId: erica.id, kind: 'offer', targetId: 'x', reason: 'Spam.' } as const
  const midnight = Date.parse('2029-12-31T22:00:00Z')
  for (const [action, at] of [
    ['hide', midnight - 1],
    ['show', midnight],
  ] as const) {
    await db
      .insertInto('auditLog')
      .values({ ...entry, id: pushIdAt(at, Array(12).fill(0)), at, action })
      .execute()
  }
  const years = await transparencyYears(db, midnight + 60_000)
  expect(years.slice(0, 2)).toMatchObject([
    { year: 2030, actions: [{ kind: 'offer', action: 'show', count: 1 }] },
    { year: 2029, actions: [{ kind: 'offer', action: 'hide', count: 1 }] },
  ])
})

test('a suspension that is over was not given back, and ended by nobody', async () => {
  const of = async () => (await read('/transparency.json'))[0]
  await call(app, `PUT moderation/accounts/${alice.id}`, {
    as: erica,
    body: { state: 'suspended', reason: 'Spam.', days: 1 },
  })
  const before = await of()
  expect(await endSuspensions(db, Date.now() + 2 * dayMs)).toBe(1)
  expect(await of()).toEqual(before)
})

import { execFile } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { expiry } from '../../contract/car-state.ts'
import { requireFew, SweepStopped } from '../db/sweep-guard-store.ts'
import { startExpirySweep } from '../publishing/expiry-sweep.ts'
import { expireOffers } from '../publishing/offer-state-store.ts'
import { deleteDueAccounts } from '../rights/rights-sweep.ts'
import { offerCar } from '../testing/cars.ts'
import { insertPerson } from '../testing/insert-person.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const dayMs = 24 * 60 * 60 * 1000
const { app, db, alice, dataDir, databaseUrl } = await useWorld(['alice'])
const offerSweep = db.selectFrom('jobs').select('doneAt').where('name', '=', 'offerSweep')

// The sweep at the start of the app would end beside those of the tests.
await vi.waitUntil(async () => (await offerSweep.executeTakeFirst())?.doneAt, 10_000)

const states = async () => (await db.selectFrom('cars').select('state').orderBy('id').execute()).map((car) => car.state)

async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' }
  return new Promise((resolve) => {
    execFile(process.execPath, ['server/sweeping/sweeps.ts', ...args], { env }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out: out.trim(), err: err.trim() })
    })
  })
}

/** Runs the sweep of offers once and answers what it logs as an error. */
async function sweep(): Promise<string> {
  const failed = Promise.withResolvers<string>()
  const log = { ...app.log, error: (error: Error) => failed.resolve(error.message) }
  const stop = startExpirySweep({ db, log })
  const isDone = async () => {
    while (!(await offerSweep.executeTakeFirst())?.doneAt) await new Promise((resolve) => setTimeout(resolve, 20))
    return ''
  }
  const told = await Promise.race([failed.promise, isDone()])
  stop()
  return told
}

test('a sweep that would end all offers waits for the operator, says so, and goes on when allowed', async () => {
  await db.deleteFrom('jobs').execute()
  for (let i = 0; i < 22; i++) await offerCar(app, alice)
  await db.updateTable('cars').set({ renewedAt: 1 }).execute()
  expect(await sweep()).toMatch(/would take 22 of 22 at once.*"npm run sweeps -- allow offers"/s)
  expect(new Set(await states())).toEqual(new Set(['forSale']))
  expect(await run('allow', 'cars')).toMatchObject({ code: 1, err: 'Name one of: offers, accounts, cases, amounts.' })
  expect(await run('allow', 'offers')).toMatchObject({ code: 0 })
  expect(await sweep()).toBe('')
  expect(new Set(await states())).toEqual(new Set(['expired']))
})

test('offers that ended by a wrong clock are for sale again, and their owners are asked', async () => {
  const id = await offerCar(app, alice)
  const ahead = Date.now() + 60 * dayMs
  expect(await expireOffers(db, ahead)).toBe(1)
  expect(await run('take-back')).toMatchObject({ code: 1 })
  const since = new Date(Date.now() - dayMs).toISOString().slice(0, 10)
  expect(await run('take-back', '--since', since)).toMatchObject({ code: 0, out: expect.stringMatching(/^1 offers/) })
  const car = (await call(app, `GET cars/${id}.json`, { as: alice })).body
  expect(car.state).toBeUndefined()
  expect(car.expiresAt).toBeGreaterThan(Date.now() + (expiry.hideDays - expiry.askDays - 1) * dayMs)
  expect(await expireOffers(db)).toBe(0)
})

test('few are few in a small market, and a fifth is few in a large one', async () => {
  const now = Date.now()
  await requireFew(db, 'cases', { due: 20, all: 20, now })
  await requireFew(db, 'cases', { due: 200, all: 1000, now })
  await expect(requireFew(db, 'cases', { due: 201, all: 1000, now })).rejects.toThrow(SweepStopped)
})

test('accounts are not deleted when most of them would be', async () => {
  for (let i = 0; i < 25; i++) await insertPerson(db, `person${i}`)
  await db.updateTable('users').set({ deletionAt: 1 }).execute()
  await expect(deleteDueAccounts({ db, photos: {} as never })).rejects.toThrow(SweepStopped)
  expect(await db.selectFrom('users').select('id').execute()).toHaveLength(26)
})

test('the jobs are listed with their times', async () => {
  expect((await run()).out).toMatch(/^offerSweep {2}done (never|\d{4}-.*) {2}failed/m)
  expect((await run('dance')).err).toContain('npm run sweeps -- allow')
})

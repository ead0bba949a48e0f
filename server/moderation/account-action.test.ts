import { beforeEach, expect, test } from 'vitest'
import { buildCar, offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, db, alice, bobby, erica, frank } = await useWorld(['alice', 'bobby', 'erica', 'frank'], {
  roles: { erica: 'moderator', frank: 'operator' },
})
const dayMs = 24 * 60 * 60 * 1000
let car: string

beforeEach(async () => {
  car = await offerCar(app, bobby)
})

const moderate = (state: string, days?: number | null) =>
  call(app, `PUT moderation/accounts/${alice.id}`, { as: erica, body: { state, reason: 'Spam.', days } })
const account = () =>
  db
    .selectFrom('users')
    .select(['suspendedAt', 'suspendedUntil', 'limitedUntil'])
    .where('id', '=', alice.id)
    .executeTakeFirstOrThrow()
const comment = async () =>
  (await call(app, `POST cars/${car}/comments.json`, { as: alice, body: { comments: 'Hello' } })).status

test.each([1, 7, 30] as const)('an account is suspended for %i days', async (days) => {
  const now = Date.now()
  expect((await moderate('suspended', days)).body).toEqual({ state: 'suspended' })
  const { suspendedAt, suspendedUntil } = await account()
  expect(suspendedAt).toBeGreaterThanOrEqual(now)
  expect(Math.round(((suspendedUntil ?? 0) - now) / dayMs)).toBe(days)
})

test('without days an account is suspended for good', async () => {
  for (const days of [undefined, null]) {
    await moderate('suspended', days)
    expect(await account()).toMatchObject({ suspendedUntil: null })
    await moderate('active')
    expect(await account()).toMatchObject({ suspendedAt: null })
  }
})

test('a limited person reads, but does not offer, comment or write, and is told why', async () => {
  await moderate('limited', 7)
  expect(await comment()).toBe(403)
  expect((await call(app, 'POST cars.json', { as: alice, body: buildCar() })).body.code).toBe('accountLimited')
  const seller = { as: alice, body: { kind: 'Private' } }
  expect((await call(app, 'PUT own-seller.json', seller)).body.code).toBe('accountLimited')
  expect((await call(app, `GET cars/${car}.json`, { as: alice })).status).toBe(200)
  const { notices } = (await call(app, 'GET notices.json', { as: alice })).body
  expect(notices[0]).toMatchObject({ type: 'moderation', details: { decision: 'limited', reason: 'Spam.' } })
  await moderate('unlimited')
  expect(await comment()).toBe(200)
})

test.each([2, 0, -1, 365, '7'])('%j days are refused, and nothing changes', async (days) => {
  expect((await moderate('suspended', days as number)).status).toBe(400)
  expect(await account()).toEqual({ suspendedAt: null, suspendedUntil: null, limitedUntil: null })
})

test.each([
  ['suspended', 'suspendedUntil'],
  ['limited', 'limitedUntil'],
] as const)('an account that another one has %s meanwhile is not so twice', async (state, until) => {
  const moderateAs = (as: typeof erica, days: number) =>
    call(app, `PUT moderation/accounts/${alice.id}`, { as, body: { state, reason: `By ${as.username}.`, days } })
  const answers = await Promise.all([moderateAs(erica, 7), moderateAs(frank, 7)])
  expect(answers.map(({ status, body }) => `${body.code ?? status}`).toSorted()).toEqual(['200', 'caseChanged'])
  const { [until]: end } = (await account()) as { suspendedUntil: number; limitedUntil: number }
  expect((await moderateAs(frank, 30)).body.code).toBe('caseChanged')
  expect(await account()).toMatchObject({ [until]: end })
  expect(await db.selectFrom('cases').select('id').where('targetId', '=', alice.id).execute()).toHaveLength(1)
  const { entries } = (await call(app, `GET moderation/audit?target=${alice.id}`, { as: frank })).body
  expect(entries.map(({ action }: { action: string }) => action).toSorted()).toEqual(
    [state === 'suspended' ? 'suspend' : 'limit', 'late', 'late'].toSorted(),
  )
})

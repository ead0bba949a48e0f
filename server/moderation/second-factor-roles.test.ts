import { beforeEach, describe, expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { setRole, testPassword, type TestPerson } from '../testing/people.ts'
import { cookiesOf, setUpApp, stepMs } from '../testing/second-factor.ts'
import { call, openTestApp } from '../testing/test-app.ts'
import { signUpWithRole } from '../testing/people.ts'
import { useWorld } from '../testing/world.ts'
import { appCodeAt } from '../accounts/app-code.ts'

const { app, db, erica, alice } = await useWorld(['erica', 'alice'])

/** Logs in by password alone. */
async function logInAgain(person: TestPerson): Promise<TestPerson> {
  const answer = await call(app, 'POST auth/login', { body: { email: person.email, password: testPassword } })
  return { ...person, token: answer.body.token }
}

const hide = { state: 'hidden', reason: 'It is a boat.' }
const listAudit = (as: TestPerson) => call(app, 'GET moderation/audit', { as })

describe('a role', () => {
  beforeEach(() => setRole(db, erica.id, 'operator'))

  test('counts only in a session that has used a second factor', async () => {
    const car = await offerCar(app, alice)
    const plain = await logInAgain(erica)
    for (const line of ['GET moderation/audit', `PUT moderation/offers/${car}`]) {
      const { status, body } = await call(app, line, { as: plain, ...(line.startsWith('PUT') && { body: hide }) })
      expect([status, body.code]).toEqual([403, 'secondFactorRequired'])
    }
    expect((await call(app, `GET cars/${car}.json`, { as: alice })).body.brand).toBe('BMW')
    expect((await call(app, 'GET auth/factors', { as: plain })).body.isRoleWaiting).toBe(true)
    const { secret } = await setUpApp(app, plain)
    expect((await listAudit(plain)).status).toBe(200)
    expect((await call(app, 'GET auth/factors', { as: plain })).body.isRoleWaiting).toBe(false)
    const login = await call(app, 'POST auth/login', { body: { email: erica.email, password: testPassword } })
    const body = { code: appCodeAt(secret, Date.now() + stepMs) }
    const headers = { cookie: cookiesOf(login) }
    const second = (await call(app, 'POST auth/login/factor', { body, headers })).body
    expect((await listAudit(second)).status).toBe(200)
  })

  test('shows nothing hidden before', async () => {
    const car = await offerCar(app, alice)
    expect((await call(app, `PUT moderation/offers/${car}`, { as: erica, body: hide })).status).toBe(200)
    expect((await call(app, `GET cars/${car}.json`, { as: erica })).body.brand).toBe('BMW')
    expect((await call(app, `GET cars/${car}.json`, { as: await logInAgain(erica) })).body).toBeNull()
  })

  test('ends with the last second factor at once', async () => {
    const plain = await logInAgain(erica)
    await setUpApp(app, plain)
    expect((await listAudit(plain)).status).toBe(200)
    await call(app, 'DELETE auth/factors/app', { as: plain })
    expect((await listAudit(plain)).body.code).toBe('secondFactorRequired')
  })

  test('of an ordinary person is none, with or without a second factor', async () => {
    await setUpApp(app, alice)
    expect((await listAudit(alice)).body.code).toBe('notYours')
  })
})

test('the operator may let roles act without a second factor', async () => {
  const free = await openTestApp({ env: { ROLES_NEED_FACTOR: '0' } })
  const frank = await signUpWithRole(free, 'frank', 'operator')
  await free.db.updateTable('sessions').set({ factorAt: null }).execute()
  expect((await call(free.app, 'GET moderation/audit', { as: frank })).status).toBe(200)
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testPassword, type TestPerson } from '../testing/people.ts'
import { cookiesOf } from '../testing/second-factor.ts'
import { SoftAuthenticator } from '../testing/soft-authenticator.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'
import { passkeysElsewhere, sweepFactors } from './passkey-store.ts'

const { app, db, alice, bobby } = await useWorld(['alice', 'bobby'])

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }))
afterEach(() => void vi.useRealTimers())

async function addPasskey(as: TestPerson, authenticator = new SoftAuthenticator()) {
  const creation = (await call(app, 'POST auth/passkey-creation', { as })).body
  const passkey = authenticator.create(creation)
  const answer = await call(app, 'POST auth/passkeys', { as, body: { passkey } })
  return { authenticator, answer, passkey }
}

const askLogin = async () => (await call(app, 'POST auth/login/passkey-request')).body
const logIn = (passkey: object) => call(app, 'POST auth/login/passkey', { body: { passkey } })
const factorsOf = async (as: TestPerson) => (await call(app, 'GET auth/factors', { as })).body

describe('a passkey', () => {
  test('is made for the site and the person, and brings backup codes', async () => {
    const { body } = await call(app, 'POST auth/passkey-creation', { as: alice })
    expect(body.rp).toEqual({ id: 'localhost', name: 'Volan' })
    expect(body.user).toMatchObject({ name: alice.email, displayName: alice.username })
    const { answer, passkey } = await addPasskey(alice)
    expect([answer.status, answer.body.codes.length]).toEqual([200, 10])
    expect(await factorsOf(alice)).toMatchObject({ passkeys: [{ name: '', usedAt: null }], backupCodesLeft: 10 })
    const again = (await call(app, 'POST auth/passkey-creation', { as: alice })).body
    expect(again.excludeCredentials).toEqual([{ id: passkey.id, type: 'public-key', transports: ['internal'] }])
    expect((await factorsOf(bobby)).passkeys).toEqual([])
  })

  test('is refused of another page, challenge or person, and counts for one account', async () => {
    const authenticator = new SoftAuthenticator()
    const ask = async (as: TestPerson) => (await call(app, 'POST auth/passkey-creation', { as })).body
    const wrong = [
      authenticator.create(await ask(alice), { origin: 'https://evil.example' }),
      authenticator.create({ ...(await ask(alice)), challenge: 'a'.repeat(43) }),
      authenticator.create({ ...(await ask(alice)), rp: { id: 'evil.example', name: '' } }),
      authenticator.create(await ask(bobby)),
      authenticator.create(await askLogin().then((request) => ({ ...request, rp: { id: 'localhost', name: '' } }))),
    ]
    for (const passkey of wrong) {
      const { body } = await call(app, 'POST auth/passkeys', { as: alice, body: { passkey } })
      expect(body.code).toBe('passkeyFailed')
    }
    expect(await db.selectFrom('passkeys').select('id').execute()).toEqual([])
    await addPasskey(alice, authenticator)
    expect((await addPasskey(bobby, authenticator)).answer.body.code).toBe('passkeyFailed')
  })

  test('of another person is neither listed nor removed', async () => {
    await addPasskey(alice)
    const [{ id }] = (await factorsOf(alice)).passkeys
    await call(app, `DELETE auth/passkeys/${id}`, { as: bobby })
    expect((await factorsOf(alice)).passkeys).toHaveLength(1)
    await call(app, `DELETE auth/passkeys/${id}`, { as: alice })
    expect(await factorsOf(alice)).toMatchObject({ appAt: null, passkeys: [], backupCodesLeft: 0 })
  })

  test('of another host is listed with it, and neither asked for nor excluded', async () => {
    await addPasskey(alice)
    await db.updateTable('passkeys').set({ site: 'www.cars.example' }).execute()
    expect((await factorsOf(alice)).passkeys).toMatchObject([{ site: 'www.cars.example' }])
    expect((await call(app, 'POST auth/passkey-creation', { as: alice })).body.excludeCredentials).toEqual([])
    const body = { email: alice.email, password: testPassword }
    const cookie = cookiesOf(await call(app, 'POST auth/login', { body }))
    const asked = await call(app, 'POST auth/login/factors', { headers: { cookie } })
    expect(asked.body).toEqual({ hasApp: false, hasBackupCodes: true, passkey: null })
    expect(await passkeysElsewhere(db, 'cars.example')).toEqual([{ site: 'www.cars.example', count: 1 }])
    expect(await passkeysElsewhere(db, 'www.cars.example')).toEqual([])
  })

  test('is neither made nor removed long after the password', async () => {
    await addPasskey(alice)
    const [{ id }] = (await factorsOf(alice)).passkeys
    vi.setSystemTime(Date.now() + 11 * 60 * 1000)
    for (const line of ['POST auth/passkey-creation', `DELETE auth/passkeys/${id}`])
      expect((await call(app, line, { as: alice })).body.code).toBe('confirmFirst')
  })
})

describe('a login by passkey alone', () => {
  test('opens a session that has used a second factor', async () => {
    const { authenticator } = await addPasskey(alice)
    const request = await askLogin()
    expect(request).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] })
    const { status, body } = await logIn(authenticator.get(request))
    expect([status, body.userId]).toEqual([200, alice.id])
    expect((await call(app, 'GET auth/account', { as: body })).body.email).toBe(alice.email)
    expect((await factorsOf(alice)).passkeys[0].usedAt).toBe(Date.now())
  })

  test('takes each challenge once, for five minutes, and for nothing else', async () => {
    const { authenticator } = await addPasskey(alice)
    const proof = authenticator.get(await askLogin())
    expect((await logIn(proof)).status).toBe(200)
    expect((await logIn(proof)).body.code).toBe('passkeyFailed')
    const old = authenticator.get(await askLogin())
    const foreign = (await call(app, 'POST auth/confirmation/passkey-request', { as: alice })).body
    expect((await logIn(authenticator.get(foreign))).body.code).toBe('passkeyFailed')
    vi.setSystemTime(Date.now() + 5 * 60 * 1000 + 1)
    expect((await logIn(old)).body.code).toBe('passkeyFailed')
  })

  test('is refused without a check of the person, by another page, by an unknown passkey, and with another signature', async () => {
    const { authenticator } = await addPasskey(alice)
    const { authenticator: other } = await addPasskey(bobby)
    const proofs = [
      authenticator.get(await askLogin(), { isVerifying: false }),
      authenticator.get(await askLogin(), { origin: 'https://evil.example' }),
      authenticator.get({ ...(await askLogin()), rpId: 'evil.example' }),
      new SoftAuthenticator().get(await askLogin()),
    ]
    const request = await askLogin()
    proofs.push({ ...authenticator.get(request), response: other.get(request).response })
    for (const proof of proofs) expect((await logIn(proof)).body.code).toBe('passkeyFailed')
  })

  test('goes on though the counter does not grow, as that of synced passkeys', async () => {
    const { authenticator } = await addPasskey(alice)
    for (const counter of [7, 7, 0]) {
      expect((await logIn(authenticator.get(await askLogin(), { counter }))).status).toBe(200)
    }
  })

  test('of a suspended account is refused with the reason, and after its removal there is none', async () => {
    const { authenticator } = await addPasskey(alice)
    await db.updateTable('users').set({ suspendedAt: Date.now() }).where('id', '=', alice.id).execute()
    expect((await logIn(authenticator.get(await askLogin()))).body.code).toBe('accountSuspended')
    await db.deleteFrom('passkeys').execute()
    expect((await logIn(authenticator.get(await askLogin()))).body.code).toBe('passkeyFailed')
  })
})

describe('as second factor', () => {
  async function givePassword() {
    const login = await call(app, 'POST auth/login', { body: { email: alice.email, password: testPassword } })
    const headers = { cookie: cookiesOf(login) }
    const { body } = await call(app, 'POST auth/login/factors', { headers })
    return { headers, factors: body }
  }

  test("one of the person's passkeys ends the login, with or without a check of the person", async () => {
    const { authenticator, passkey } = await addPasskey(alice)
    for (const isVerifying of [true, false]) {
      const { headers, factors } = await givePassword()
      expect(factors.passkey.allowCredentials.map(({ id }: { id: string }) => id)).toEqual([passkey.id])
      const body = { passkey: authenticator.get(factors.passkey, { isVerifying }) }
      expect((await call(app, 'POST auth/login/factor', { body, headers })).status).toBe(200)
      expect((await call(app, 'POST auth/login/factor', { body, headers })).body.code).toBe('passkeyFailed')
    }
  })

  test("another person's passkey does not, nor does one to another challenge", async () => {
    const { authenticator } = await addPasskey(alice)
    const { authenticator: others } = await addPasskey(bobby)
    const { headers, factors } = await givePassword()
    for (const passkey of [others.get(factors.passkey), authenticator.get(await askLogin())]) {
      const { body } = await call(app, 'POST auth/login/factor', { body: { passkey }, headers })
      expect(body.code).toBe('passkeyFailed')
    }
  })

  test('it confirms that it is oneself', async () => {
    const { authenticator } = await addPasskey(alice)
    vi.setSystemTime(Date.now() + 11 * 60 * 1000)
    const request = (await call(app, 'POST auth/confirmation/passkey-request', { as: alice })).body
    const body = { passkey: authenticator.get(request) }
    expect((await call(app, 'POST auth/confirmation', { as: bobby, body })).body.code).toBe('passkeyFailed')
    expect((await call(app, 'POST auth/confirmation', { as: alice, body })).status).toBe(200)
    expect((await call(app, 'POST auth/passkey-creation', { as: alice })).status).toBe(200)
  })
})

test('challenges that nobody answered are swept', async () => {
  await askLogin()
  await sweepFactors(db, Date.now() + 6 * 60 * 1000)
  expect(await db.selectFrom('passkeyChallenges').selectAll().execute()).toEqual([])
})

import { expect, test } from 'vitest'
import { offerCar } from '../testing/cars.ts'
import { call } from '../testing/test-app.ts'
import { useWorld } from '../testing/world.ts'

const { app, alice, bobby } = await useWorld(['alice', 'bobby'], { env: { TRUST_PROXY: '127.0.0.1' } })
const headers = { host: 'volan.example', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' }

test('the host that a caller says was forwarded names no site of passkeys', async () => {
  const { body } = await call(app, 'POST auth/login/passkey-request', { headers, body: {} })
  expect(body).toMatchObject({ rpId: 'volan.example' })
})

test('nor the address in a calendar', async () => {
  const at = Math.ceil(Date.now() / 60_000) * 60_000 + 24 * 60 * 60 * 1000
  const wanted = { carId: await offerCar(app, alice), withId: alice.id, times: [at], place: 'Sofia' }
  const { name } = (await call(app, 'POST viewings.json', { as: bobby, body: wanted })).body
  await call(app, `PUT viewings/${name}/action.json`, { as: alice, body: { action: 'confirm', round: 0, at } })
  const cookie = `__Host-${alice.cookie}`
  const { statusCode, body } = await app.inject({ url: `/api/auth/calendars/${name}`, headers: { ...headers, cookie } })
  expect([statusCode, body]).toEqual([200, expect.stringContaining('volan.example')])
  expect(body).not.toContain('evil.example')
})

import { describe, expect, test } from 'vitest'
import { CountingLimits } from '../limits/rate-limits.ts'
import { registrationOf } from '../testing/people.ts'
import { call, openTestApp } from '../testing/test-app.ts'

const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' }
const body = registrationOf('alice')

describe('behind a trusted proxy that ends TLS', async () => {
  const { app } = await openTestApp({ env: { TRUST_PROXY: '127.0.0.1,::1' }, limits: new CountingLimits() })

  test('the cookie is bound to this host and to TLS, works, and is deleted at logout', async () => {
    const registered = await call(app, 'POST auth/register', { body, headers: https })
    const [cookie = '', device] = registered.headers['set-cookie'] as string[]
    expect(device).toMatch(/^__Host-device=[\w.-]{60,}; Path=\/; HttpOnly; SameSite=Strict; Secure; Max-Age=\d+$/)
    expect(cookie).toMatch(/^__Host-session=[\w-]{20,}; Path=\/; HttpOnly; SameSite=Strict; Secure; Max-Age=\d+$/)
    const headers = { ...https, cookie: cookie.split(';')[0] ?? '' }
    expect((await call(app, 'POST auth/token', { headers })).status).toBe(200)
    // The same secret over a plain connection is refused.
    expect((await call(app, 'POST auth/token', { headers: { cookie: headers.cookie } })).status).toBe(401)
    const left = await call(app, 'POST auth/logout', { headers })
    expect(left.headers['set-cookie']).toMatch(/^__Host-session=; .*Max-Age=0$/)
    expect((await call(app, 'POST auth/token', { headers })).status).toBe(401)
  })

  test('answers over TLS send HSTS, errors included; answers over plain HTTP do not', async () => {
    for (const path of ['/api/cars.json', '/api/nothing', '/healthz']) {
      expect((await app.inject({ url: path, headers: https })).headers).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
      })
      expect((await app.inject(path)).headers).not.toHaveProperty('strict-transport-security')
    }
  })

  test('limits count the caller behind the proxy and ignore addresses that the caller claims', async () => {
    const tryFrom = async (address: string) =>
      (await call(app, 'POST auth/register', { body: {}, headers: { ...https, 'x-forwarded-for': address } })).status
    const register = async (address: string) =>
      (await call(app, 'POST auth/register', { body, headers: { ...https, 'x-forwarded-for': address } })).status
    const statuses = []
    for (let claim = 1; claim <= 6; claim++) statuses.push(await register(`10.9.9.${claim}, 198.51.100.7`))
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.slice(0, 5)).not.toContain(429)
    expect(await register('198.51.100.8')).not.toBe(429)
    expect(await tryFrom('198.51.100.8')).toBe(400)
  })

  test('limits count a caller once, whatever port a proxy forwards with the address', async () => {
    const register = async (address: string) =>
      (await call(app, 'POST auth/register', { body, headers: { ...https, 'x-forwarded-for': address } })).status
    for (const of of [(port: number) => `203.0.113.77:${port}`, (port: number) => `[2001:db8::77]:${port}`]) {
      const statuses = []
      for (let port = 4001; port <= 4006; port++) statuses.push(await register(of(port)))
      expect(statuses.slice(0, 5)).not.toContain(429)
      expect(statuses.at(-1)).toBe(429)
    }
    expect(await register('203.0.113.77')).toBe(429)
    expect(await register('2001:db8::77')).toBe(429)
  })

  test('uses and answers a valid request id of the proxy', async () => {
    const idOf = async (id: string) =>
      (await app.inject({ url: '/healthz', headers: { 'x-request-id': id } })).headers['x-request-id']
    expect(await idOf('6f1c0e2ab34d5e6f7a8b9c0d1e2f3a4b')).toBe('6f1c0e2ab34d5e6f7a8b9c0d1e2f3a4b')
    for (const bad of ['short', 'a"}\\n{"level":60', 'correct horse battery staple', 'f'.repeat(65)]) {
      expect(await idOf(bad)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
    }
  })
})

describe('without a trusted proxy', async () => {
  const { app } = await openTestApp({ limits: new CountingLimits() })

  test('ignores forwarded protocol, address and request id', async () => {
    const id = '6f1c0e2ab34d5e6f7a8b9c0d1e2f3a4b'
    const answer = await call(app, 'POST auth/register', { body, headers: { ...https, 'x-request-id': id } })
    expect((answer.headers['set-cookie'] as string[])[0]).toMatch(
      /^session=[\w-]{20,}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/,
    )
    expect(answer.headers).not.toHaveProperty('strict-transport-security')
    expect(answer.headers['x-request-id']).not.toBe(id)
    const statuses = []
    for (let claim = 1; claim <= 5; claim++) {
      const headers = { 'x-forwarded-for': `198.51.100.${claim}` }
      statuses.push((await call(app, 'POST auth/register', { body, headers })).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })
})

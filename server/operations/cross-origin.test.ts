import { describe, expect, test } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'

const friend = 'https://dealer.example'
const preflight = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' }

describe('with a named origin', async () => {
  const { app } = await openTestApp({ env: { CORS_ORIGINS: `${friend}, https://other.example:8443` } })
  const headersOf = async (url: string, origin: string) => (await app.inject({ url, headers: { origin } })).headers

  test('lets its pages call and read answers and errors, without credentials', async () => {
    for (const url of ['/api/cars.json', '/api/cars/x.json', '/api/nothing']) {
      const headers = await headersOf(url, friend)
      expect(headers).toMatchObject({ 'access-control-allow-origin': friend, vary: 'origin' })
      expect(headers).not.toHaveProperty('access-control-allow-credentials')
    }
  })

  test('answers a preflight without running the call', async () => {
    const answer = await app.inject({
      method: 'OPTIONS',
      url: '/api/cars/x.json',
      headers: { origin: friend, ...preflight },
    })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['access-control-allow-methods']).toContain('PUT')
    expect(answer.headers['access-control-allow-headers']).toContain('authorization')
  })

  test.each(['https://dealer.example.evil.example', 'http://dealer.example', 'https://sub.dealer.example', 'null', ''])(
    'does not allow the origin "%s"',
    async (origin) => {
      expect(await headersOf('/api/cars.json', origin)).not.toHaveProperty('access-control-allow-origin')
    },
  )

  test('allows calls only, and none that uses the cookie', async () => {
    expect(await headersOf('/healthz', friend)).not.toHaveProperty('access-control-allow-origin')
    const headers = { origin: friend, 'sec-fetch-site': 'cross-site' }
    const renewed = await app.inject({ method: 'POST', url: '/api/auth/token', headers })
    expect([renewed.statusCode, renewed.json().code]).toEqual([403, 'foreignOrigin'])
  })
})

test('without a named origin no other origin is allowed', async () => {
  const { app } = await openTestApp()
  const asked = { url: '/api/cars.json', headers: { origin: friend } } as const
  const answers = [
    await app.inject(asked),
    await app.inject({ ...asked, method: 'OPTIONS', headers: { ...asked.headers, ...preflight } }),
  ]
  for (const { headers } of answers) {
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  }
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 405])
})

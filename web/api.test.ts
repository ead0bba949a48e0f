import { beforeEach, expect, test, vi } from 'vitest'
import { accountEndpoints } from '../contract/account-endpoints.ts'
import { carEndpoints } from '../contract/car-endpoints.ts'
import { messageEndpoints } from '../contract/message-endpoints.ts'
import { screenEndpoints } from '../contract/screen-endpoints.ts'
import { carPageQuery } from '../contract/wire-query.ts'
import { addressOf, call, keyedSend, newKey, withToken } from './api.ts'
import { clearSession, readSession, storeSession } from './session.ts'
import { answer, sessionOf, standInForBrowser } from './testing/browser-stand-ins.ts'

const server = vi.fn<typeof fetch>()

beforeEach(() => {
  standInForBrowser()
  vi.stubGlobal('fetch', server)
  server.mockReset()
})

test('gives equal calls equal addresses, without the token', () => {
  expect(addressOf(carEndpoints.listCars, { query: carPageQuery(24) })).toBe(
    '/api/cars.json?orderBy=%22%24key%22&limitToLast=24',
  )
  expect(addressOf(messageEndpoints.listMessages, { query: { with: 'bo/by', limitToLast: 50 } })).toBe(
    '/api/messages.json?with=bo%2Fby&limitToLast=50',
  )
  expect(addressOf(carEndpoints.getCar, { params: { id: '-N/a' } })).toBe('/api/cars/-N%2Fa.json')
  expect(addressOf(accountEndpoints.login)).toBe('/api/auth/login')
  expect(addressOf(screenEndpoints.listPeople, { query: { after: undefined, limit: 40 } })).toBe(
    '/api/people.json?limit=40',
  )
})

test('puts the token into the address of the request', () => {
  expect(withToken('/api/cars.json', null)).toBe('/api/cars.json')
  expect(withToken('/api/cars.json', 'a.b')).toBe('/api/cars.json?auth=a.b')
  expect(withToken('/api/cars.json?print=silent', 'a.b')).toBe('/api/cars.json?print=silent&auth=a.b')
})

test('sends a create with its idempotency key and a JSON body', async () => {
  const session = sessionOf('alice', 900)
  storeSession(session)
  server.mockResolvedValueOnce(answer(200, { name: '-N' }))
  const reply = await call(carEndpoints.createComment, { params: { id: '-C' }, body: { comments: 'Nice' }, key: 'k1' })
  expect(reply).toEqual({ name: '-N' })
  const [address, init] = server.mock.calls[0]!
  expect(address).toBe(`/api/cars/-C/comments.json?auth=${encodeURIComponent(session.token)}`)
  expect(init).toMatchObject({
    method: 'POST',
    body: '{"comments":"Nice"}',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k1' },
  })
})

test('throws an error answer with its code, sentence, field and waiting time', async () => {
  server.mockResolvedValueOnce(
    answer(429, { error: 'Too many tries.', code: 'tooManyTries', field: 'email' }, { 'retry-after': '30' }),
  )
  await expect(call(screenEndpoints.getCounts)).rejects.toMatchObject({
    status: 429,
    code: 'tooManyTries',
    sentence: 'Too many tries.',
    field: 'email',
    retryAfterSeconds: 30,
  })
})

test("leaves the field's wire name out of an error's sentence", async () => {
  server.mockResolvedValueOnce(
    answer(400, { error: 'currentPassword: Not right.', code: 'wrongPassword', field: 'currentPassword' }),
  )
  await expect(call(screenEndpoints.getCounts)).rejects.toMatchObject({
    sentence: 'Not right.',
    field: 'currentPassword',
  })
})

test('does not show the error page of a proxy', async () => {
  server.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(call(screenEndpoints.getCounts)).rejects.toMatchObject({
    code: 'busy',
    sentence: 'The service is busy. Please try again in a moment.',
  })
})

test('reports no answer at all as "offline", with a sentence', async () => {
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(call(screenEndpoints.getCounts)).rejects.toMatchObject({
    code: 'offline',
    sentence: 'No connection. Please check it and try again.',
  })
})

test('renews the token once after a 401 and repeats the call', async () => {
  const old = sessionOf('alice', 900, Date.now() - 5000)
  const renewed = sessionOf('alice', 900)
  storeSession(old)
  server
    .mockResolvedValueOnce(answer(401, { error: 'Auth token is expired', code: 'tokenExpired' }))
    .mockResolvedValueOnce(answer(200, renewed))
    .mockResolvedValueOnce(answer(200, { cars: 3 }))
  expect(await call(screenEndpoints.getCounts)).toEqual({ cars: 3 })
  expect(server.mock.calls.map(([address]) => address)).toEqual([
    withToken('/api/counts.json', old.token),
    '/api/auth/token',
    withToken('/api/counts.json', renewed.token),
  ])
})

test('ends the session when the 401 stays', async () => {
  storeSession(sessionOf('alice', 900, Date.now() - 5000))
  server.mockImplementation(async (address) =>
    address === '/api/auth/token' ? answer(200, sessionOf('alice', 900)) : answer(401, { code: 'badToken' }),
  )
  await expect(call(screenEndpoints.getCounts)).rejects.toMatchObject({ status: 401 })
  expect(readSession()).toBeNull()
})

test('makes idempotency keys of 32 hex digits that never repeat', () => {
  const keys = new Set(Array.from({ length: 100 }, newKey))
  expect(keys.size).toBe(100)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
})

test('sends the same body under the same key until it arrives, and another under a new one', async () => {
  const send = keyedSend()
  const keys: string[] = []
  const lost = async (key: string) => {
    keys.push(key)
    throw new Error('No answer.')
  }
  const arrive = async (key: string) => keys.push(key)
  await expect(send({ amount: 1 }, lost)).rejects.toThrow('No answer.')
  await send({ amount: 1 }, arrive)
  await send({ amount: 1 }, arrive)
  await send({ amount: 2 }, lost).catch(() => {})
  await send({ amount: 3 }, arrive)
  expect(keys[1]).toBe(keys[0])
  expect(new Set(keys).size).toBe(4)
})

test('never repeats a call with the token of the next person', async () => {
  const next = sessionOf('bobby', 900)
  storeSession(sessionOf('alice', 900))
  server.mockImplementation(async () => {
    clearSession()
    storeSession(next)
    return answer(401, { code: 'tokenExpired' })
  })
  const body = { sendTo: 'carol', content: 'From Alice' }
  await expect(call(messageEndpoints.createMessage, { body })).rejects.toMatchObject({ status: 401 })
  expect(server).toHaveBeenCalledTimes(1)
  expect(readSession()).toEqual(next)
})

test("does not replace the next person's session with a renewed one", async () => {
  const old = sessionOf('alice', 900, Date.now() - 5000)
  const next = sessionOf('bobby', 900)
  storeSession(old)
  server.mockImplementation(async (address) => {
    if (address !== '/api/auth/token') return answer(401, { code: 'tokenExpired' })
    clearSession()
    storeSession(next)
    return answer(200, sessionOf('alice', 900))
  })
  await expect(call(screenEndpoints.getCounts)).rejects.toMatchObject({ status: 401 })
  expect(readSession()).toEqual(next)
})

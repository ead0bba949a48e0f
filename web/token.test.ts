import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { onSessionChange, readSession, storeSession, type SessionChange } from './session.ts'
import { answer, sessionOf, standInForBrowser } from './testing/browser-stand-ins.ts'
import { serverNow } from './server-clock.ts'
import { claimsOf, freshToken, keepTokenFresh, renewToken } from './token.ts'

const ended = vi.fn<(change: SessionChange) => void>()
const server = vi.fn<typeof fetch>()

beforeEach(() => {
  standInForBrowser()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', server)
  server.mockReset()
  ended.mockReset()
  onTestFinished(onSessionChange((change) => change === 'ended' && ended(change)))
})

afterEach(() => vi.useRealTimers())

test('reads owner, start and end from a token, and nothing from anything else', () => {
  const { token } = sessionOf('alice', 900, 1_000_000)
  expect(claimsOf(token)).toEqual({ sub: 'alice', iat: 1000, exp: 1900 })
  expect(claimsOf('no token')).toBeNull()
  expect(claimsOf('a.b.c')).toBeNull()
})

test('uses a token with time left as it is', async () => {
  const session = sessionOf('alice', 900)
  storeSession(session)
  expect(await freshToken()).toBe(session.token)
  expect(server).not.toHaveBeenCalled()
})

test('has no token for a visitor and requests none', async () => {
  expect(await freshToken()).toBeNull()
  expect(server).not.toHaveBeenCalled()
})

test('renews a token that is about to expire once, however many ask', async () => {
  storeSession(sessionOf('alice', 10))
  const renewed = sessionOf('alice', 900)
  server.mockImplementation(async () => answer(200, renewed))
  expect(await Promise.all([freshToken(), freshToken(), freshToken()])).toEqual(Array(3).fill(renewed.token))
  expect(server).toHaveBeenCalledTimes(1)
  expect(server.mock.calls[0]?.[0]).toBe('/api/auth/token')
  expect(readSession()).toEqual(renewed)
})

test('renews without locks where the browser forbids them', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } })
  storeSession(sessionOf('alice', 10))
  const renewed = sessionOf('alice', 900)
  server.mockImplementation(async () => answer(200, renewed))
  expect(await freshToken()).toBe(renewed.token)
})

test('takes a token that another tab has renewed without a request', async () => {
  const old = sessionOf('alice', 10)
  const renewed = sessionOf('alice', 900)
  storeSession(renewed)
  expect(await renewToken(old.token)).toBe(renewed.token)
  expect(server).not.toHaveBeenCalled()
})

test('ends the session when renewal is refused, without a logout', async () => {
  storeSession(sessionOf('alice', 10))
  server.mockImplementation(async () => answer(401, { error: 'Please log in.', code: 'loginRequired' }))
  await expect(freshToken()).rejects.toMatchObject({ status: 401 })
  expect(readSession()).toBeNull()
  expect(ended).toHaveBeenCalledTimes(1)
})

test('does not log out when the connection is lost or the server busy', async () => {
  const session = sessionOf('alice', 10)
  storeSession(session)
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(freshToken()).rejects.toMatchObject({ code: 'offline' })
  server.mockResolvedValueOnce(answer(503, { error: 'Busy', code: 'busy' }))
  await expect(freshToken()).rejects.toMatchObject({ code: 'busy' })
  expect(readSession()).toEqual(session)
  expect(ended).not.toHaveBeenCalled()
})

test('renews by itself before the token expires', async () => {
  storeSession(sessionOf('alice', 900))
  const stop = keepTokenFresh()
  server.mockImplementation(async () => answer(200, sessionOf('alice', 900)))
  await vi.advanceTimersByTimeAsync(770_000)
  expect(server).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(90_000)
  expect(server).toHaveBeenCalledTimes(1)
  stop()
})

test('does not renew at every call when the clock is wrong', async () => {
  const stop = keepTokenFresh()
  // The server's clock is an hour behind, so its fresh token looks long expired.
  const renewed = () => sessionOf('alice', 900, Date.now() - 3_600_000)
  storeSession(renewed())
  server.mockImplementation(async () => answer(200, renewed()))
  await freshToken()
  await freshToken()
  expect(server).not.toHaveBeenCalled()
  stop()
})

test('a token of another tab of which this one hears late does not set its clock', () => {
  const stop = keepTokenFresh()
  storeSession(sessionOf('alice', 900))
  const before = serverNow()
  const { token } = sessionOf('alice', 900, Date.now() - 3_600_000)
  localStorage.setItem('token', token)
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'token', storageArea: localStorage }))
  expect(readSession()?.token).toBe(token)
  expect(Math.abs(serverNow() - before)).toBeLessThan(5000)
  stop()
})

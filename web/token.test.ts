import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSession, storeSession } from './session.ts'
import { answer, sessionOf, standInForBrowser } from './testing/browser-stand-ins.ts'
import { claimsOf, freshToken, keepTokenFresh, onAuthFailed, renewToken } from './token.ts'

const authFailed = vi.fn<() => void>()
const server = vi.fn<typeof fetch>()

beforeEach(() => {
  standInForBrowser()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', server)
  server.mockReset()
  authFailed.mockReset()
  onAuthFailed(authFailed)
})

afterEach(() => vi.useRealTimers())

test('a token says whose it is, when it began and ends; anything else says nothing', () => {
  const { token } = sessionOf('alice', 900, 1_000_000)
  expect(claimsOf(token)).toEqual({ sub: 'alice', iat: 1000, exp: 1900 })
  expect(claimsOf('no token')).toBeNull()
  expect(claimsOf('a.b.c')).toBeNull()
})

test('a token with life left is used as it is', async () => {
  const session = sessionOf('alice', 900)
  storeSession(session)
  expect(await freshToken()).toBe(session.token)
  expect(server).not.toHaveBeenCalled()
})

test('a visitor has none and asks for none', async () => {
  expect(await freshToken()).toBeNull()
  expect(server).not.toHaveBeenCalled()
})

test('a token about to expire is renewed once, however many ask', async () => {
  storeSession(sessionOf('alice', 10))
  const renewed = sessionOf('alice', 900)
  server.mockImplementation(async () => answer(200, renewed))
  expect(await Promise.all([freshToken(), freshToken(), freshToken()])).toEqual(Array(3).fill(renewed.token))
  expect(server).toHaveBeenCalledTimes(1)
  expect(server.mock.calls[0]?.[0]).toBe('/api/auth/token')
  expect(readSession()).toEqual(renewed)
})

test('a token that another tab has renewed meanwhile is taken without asking', async () => {
  const old = sessionOf('alice', 10)
  const renewed = sessionOf('alice', 900)
  storeSession(renewed)
  expect(await renewToken(old.token)).toBe(renewed.token)
  expect(server).not.toHaveBeenCalled()
})

test('a refused renewal logs out and leads to login', async () => {
  storeSession(sessionOf('alice', 10))
  server.mockImplementation(async () => answer(401, { error: 'Please log in.', code: 'loginRequired' }))
  await expect(freshToken()).rejects.toMatchObject({ status: 401 })
  expect(readSession()).toBeNull()
  expect(authFailed).toHaveBeenCalledTimes(1)
})

test('a lost connection or a busy server does not log out', async () => {
  const session = sessionOf('alice', 10)
  storeSession(session)
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(freshToken()).rejects.toMatchObject({ code: 'offline' })
  server.mockResolvedValueOnce(answer(503, { error: 'Busy', code: 'busy' }))
  await expect(freshToken()).rejects.toMatchObject({ code: 'busy' })
  expect(readSession()).toEqual(session)
  expect(authFailed).not.toHaveBeenCalled()
})

test('a tab renews by itself before the token expires', async () => {
  storeSession(sessionOf('alice', 900))
  const stop = keepTokenFresh()
  server.mockImplementation(async () => answer(200, sessionOf('alice', 900)))
  await vi.advanceTimersByTimeAsync(770_000)
  expect(server).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(90_000)
  expect(server).toHaveBeenCalledTimes(1)
  stop()
})

test('a wrong clock does not renew at every call', async () => {
  const stop = keepTokenFresh()
  // The server's clock is an hour behind ours: to us its fresh token looks long expired.
  const renewed = () => sessionOf('alice', 900, Date.now() - 3_600_000)
  storeSession(renewed())
  server.mockImplementation(async () => answer(200, renewed()))
  await freshToken()
  await freshToken()
  expect(server).not.toHaveBeenCalled()
  stop()
})

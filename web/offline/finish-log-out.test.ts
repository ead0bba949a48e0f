import { beforeEach, expect, test, vi } from 'vitest'
import { logOut } from '../log-out.ts'
import { readSession, storeSession } from '../session.ts'
import { answer, sessionOf, standInForBrowser } from '../testing/browser-stand-ins.ts'
import { finishLogOut, retryLogOut } from './finish-log-out.ts'

const server = vi.fn<typeof fetch>()
const asked = () => server.mock.calls.map(([address]) => address)
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  standInForBrowser()
  vi.stubGlobal('fetch', server)
  server.mockReset()
  storeSession(sessionOf('alice', 900))
})

async function logOutOffline() {
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  logOut()
  await settled()
  server.mockReset()
}

test('leaves nothing after a logout and reports it once', async () => {
  server.mockResolvedValueOnce(answer(200, null))
  logOut()
  await settled()
  await finishLogOut()
  expect(asked()).toEqual(['/api/auth/logout'])
  expect(Object.keys(localStorage)).toEqual([])
})

test('ends the session of the cookie at the next connection after a logout without one', async () => {
  await logOutOffline()
  expect(readSession()).toBeNull()
  server.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(answer(503, { code: 'busy' }))
  await finishLogOut()
  await finishLogOut()
  server.mockResolvedValueOnce(answer(200, null))
  await finishLogOut()
  await finishLogOut()
  expect(asked()).toEqual(Array.from({ length: 3 }, () => '/api/auth/logout'))
  expect(Object.keys(localStorage)).toEqual([])
})

test('does not end the session of the next person, whose cookie replaced it', async () => {
  await logOutOffline()
  const next = sessionOf('bobby', 900)
  storeSession(next)
  await finishLogOut()
  expect(asked()).toEqual([])
  expect(readSession()).toEqual(next)
  expect(Object.keys(localStorage)).toEqual(['userId', 'user', 'token'])
})

test('reports the logout when the browser is online again', async () => {
  await logOutOffline()
  server.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(answer(200, null))
  const stop = retryLogOut()
  await settled()
  window.dispatchEvent(new Event('online'))
  await settled()
  stop()
  window.dispatchEvent(new Event('online'))
  expect(asked()).toHaveLength(2)
  expect(Object.keys(localStorage)).toEqual([])
})

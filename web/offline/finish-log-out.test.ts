import { beforeEach, expect, test, vi } from 'vitest'
import { logOut } from '../log-out.ts'
import { readSession, storeSession } from '../session.ts'
import { answer, sessionOf, standInForBrowser } from '../testing/browser-stand-ins.ts'
import { finishLogOut, keepFinishingLogOut } from './finish-log-out.ts'

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

test('a logout leaves nothing, and is not said twice', async () => {
  server.mockResolvedValueOnce(answer(200, null))
  logOut()
  await settled()
  await finishLogOut()
  expect(asked()).toEqual(['/api/auth/logout'])
  expect(Object.keys(localStorage)).toEqual([])
})

test('a logout without a connection ends the session of the cookie as soon as there is one', async () => {
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

test('it does not end the session of who has logged in since, whose cookie took its place', async () => {
  await logOutOffline()
  const next = sessionOf('bobby', 900)
  storeSession(next)
  await finishLogOut()
  expect(asked()).toEqual([])
  expect(readSession()).toEqual(next)
  expect(Object.keys(localStorage)).toEqual(['userId', 'user', 'token'])
})

test('it is told when the browser is online again', async () => {
  await logOutOffline()
  server.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(answer(200, null))
  const stop = keepFinishingLogOut()
  await settled()
  window.dispatchEvent(new Event('online'))
  await settled()
  stop()
  window.dispatchEvent(new Event('online'))
  expect(asked()).toHaveLength(2)
  expect(Object.keys(localStorage)).toEqual([])
})

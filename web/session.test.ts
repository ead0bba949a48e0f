import { beforeEach, expect, test, vi } from 'vitest'
import { clearSession, onSessionChange, readSession, storeSession } from './session.ts'
import { sessionOf, standInForBrowser } from './testing/browser-stand-ins.ts'

beforeEach(standInForBrowser)

test('stores exactly token, userId and user in local storage at login', () => {
  const session = sessionOf('alice', 900)
  storeSession(session)
  expect(Object.keys(localStorage).toSorted()).toEqual(['token', 'user', 'userId'])
  expect(localStorage.getItem('token')).toBe(session.token)
  expect(localStorage.getItem('userId')).toBe('alice')
  expect(readSession()).toEqual(session)
})

test('takes somebody without a token for a visitor, whatever else is stored', () => {
  localStorage.setItem('userId', 'alice')
  localStorage.setItem('user', '{"id":"alice","username":"alice"}')
  expect(readSession()).toBeNull()
})

test('empties local storage at logout, drafts included', () => {
  storeSession(sessionOf('alice', 900))
  localStorage.setItem('draft:chat:bobby', '"hello"')
  clearSession()
  expect(Object.keys(localStorage)).toEqual([])
})

test('still knows who is logged in when the user record is broken', () => {
  storeSession(sessionOf('alice', 900))
  localStorage.setItem('user', 'oops')
  expect(readSession()?.user).toEqual({ id: 'alice', username: '' })
})

test('returns the same object for the same session, so that components do not render again', () => {
  storeSession(sessionOf('alice', 900))
  expect(readSession()).toBe(readSession())
})

test('reports login, and logout in another tab', () => {
  const onChange = vi.fn<() => void>()
  const stop = onSessionChange(onChange)
  storeSession(sessionOf('alice', 900))
  window.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'draft:chat:bobby' }))
  expect(onChange).toHaveBeenCalledTimes(2)
  stop()
  clearSession()
  expect(onChange).toHaveBeenCalledTimes(2)
})

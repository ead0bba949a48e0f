import { beforeEach, expect, test, vi } from 'vitest'
import { clearSession, onSessionChange, readSession, storeSession } from './session.ts'
import { sessionOf, standInForBrowser } from './testing/browser-stand-ins.ts'

beforeEach(standInForBrowser)

test('login leaves exactly token, userId and user in local storage', () => {
  const session = sessionOf('alice', 900)
  storeSession(session)
  expect(Object.keys(localStorage).toSorted()).toEqual(['token', 'user', 'userId'])
  expect(localStorage.getItem('token')).toBe(session.token)
  expect(localStorage.getItem('userId')).toBe('alice')
  expect(readSession()).toEqual(session)
})

test('without a token one is a visitor, whatever else is there', () => {
  localStorage.setItem('userId', 'alice')
  localStorage.setItem('user', '{"id":"alice","username":"alice"}')
  expect(readSession()).toBeNull()
})

test('logout empties local storage, drafts included', () => {
  storeSession(sessionOf('alice', 900))
  localStorage.setItem('draft:chat:bobby', '"hello"')
  clearSession()
  expect(Object.keys(localStorage)).toEqual([])
})

test('a broken user record still says who is logged in', () => {
  storeSession(sessionOf('alice', 900))
  localStorage.setItem('user', 'oops')
  expect(readSession()?.user).toEqual({ id: 'alice', username: '' })
})

test('the same session is the same object, so that components stay still', () => {
  storeSession(sessionOf('alice', 900))
  expect(readSession()).toBe(readSession())
})

test('login, and logout in another tab, are heard', () => {
  const heard = vi.fn<() => void>()
  const stop = onSessionChange(heard)
  storeSession(sessionOf('alice', 900))
  window.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'draft:chat:bobby' }))
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  clearSession()
  expect(heard).toHaveBeenCalledTimes(2)
})

import { beforeEach, expect, test } from 'vitest'
import { isText, readDraft, writeDraft } from './drafts.ts'
import { clearSession, readSession, storeSession, suspendSession, onSessionChange } from './session.ts'
import { like } from './stored-value.ts'
import { sessionOf, standInForBrowser } from './testing/browser-stand-ins.ts'
import { holdForm, isAnythingWaiting } from './waiting-drafts.ts'

const alice = () => sessionOf('alice', 900)
const bobby = () => sessionOf('bobby', 900)

beforeEach(() => {
  standInForBrowser()
  clearSession()
  storeSession(alice())
})

test('stores drafts for the same person when a session ends by itself', () => {
  writeDraft('draft:comment:car1', 'half a sen')
  suspendSession()
  expect(readSession()).toBeNull()
  expect(readDraft('draft:comment:car1', isText)).toBeNull()
  expect(isAnythingWaiting()).toBe(true)
  storeSession(alice())
  expect(readDraft('draft:comment:car1', isText)).toBe('half a sen')
  expect(isAnythingWaiting()).toBe(false)
})

test('gives another person nothing, and stores it on', () => {
  writeDraft('draft:chat:carol', 'for Carol')
  suspendSession()
  storeSession(bobby())
  expect(readDraft('draft:chat:carol', isText)).toBeNull()
  suspendSession()
  storeSession(alice())
  expect(readDraft('draft:chat:carol', isText)).toBe('for Carol')
})

test('stores nothing after a chosen logout', () => {
  writeDraft('draft:chat:carol', 'for Carol')
  suspendSession()
  storeSession(bobby())
  clearSession()
  storeSession(alice())
  expect(readDraft('draft:chat:carol', isText)).toBeNull()
})

test('stores what an open form holds, but not that of a closed one', () => {
  const stop = holdForm('draft:note:car1', () => 'a note')
  holdForm('draft:note:car2', () => 'gone')()
  suspendSession()
  storeSession(alice())
  expect(readDraft('draft:note:car1', isText)).toBe('a note')
  expect(readDraft('draft:note:car2', isText)).toBeNull()
  stop()
})

test('stores what is written after the session has ended', () => {
  suspendSession()
  writeDraft('draft:add-car', { model: '320d' })
  expect(readDraft('draft:add-car', like({ model: '' }))).toBeNull()
  storeSession(alice())
  expect(readDraft('draft:add-car', like({ model: '' }))).toEqual({ model: '320d' })
})

test('leaves the forms of this page what they hold after a logout in another tab', () => {
  const stopListening = onSessionChange(() => {})
  const stop = holdForm('draft:comment:car1', () => 'typed here')
  readSession()
  localStorage.clear()
  window.dispatchEvent(Object.assign(new Event('storage'), { key: null }))
  expect(isAnythingWaiting()).toBe(true)
  stop()
  storeSession(alice())
  expect(readDraft('draft:comment:car1', isText)).toBe('typed here')
  stopListening()
})

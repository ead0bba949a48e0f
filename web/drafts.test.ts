import { beforeEach, expect, test, vi } from 'vitest'
import { readDraft, unsentKeys, writeDraft } from './drafts.ts'
import { clearSession, storeSession } from './session.ts'
import { sessionOf, standInForBrowser } from './testing/browser-stand-ins.ts'

beforeEach(() => {
  standInForBrowser()
  storeSession(sessionOf('alice', 900))
})

test('leaves no draft when a request fails after logout', () => {
  clearSession()
  writeDraft('draft:chat:bob', 'never sent')
  expect(localStorage.getItem('draft:chat:bob')).toBeNull()
})

test('restores a draft after a reload until it is emptied', () => {
  writeDraft('draft:comment:car1', 'half a sen')
  writeDraft('draft:comment:car2', 'another')
  expect(readDraft('draft:comment:car1')).toBe('half a sen')
  writeDraft('draft:comment:car1', '')
  expect(readDraft('draft:comment:car1')).toBeNull()
  expect(readDraft('draft:comment:car2')).toBe('another')
})

test('stores a whole form as a draft', () => {
  writeDraft('draft:add-car', { model: '320d', photos: ['/photos/a'] })
  expect(readDraft('draft:add-car')).toEqual({ model: '320d', photos: ['/photos/a'] })
})

test('reads anything that is not a draft as none', () => {
  localStorage.setItem('draft:chat:alice', '{broken')
  expect(readDraft('draft:chat:alice')).toBeNull()
})

test('loses the draft but not the form when the storage is full', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => writeDraft('draft:chat:alice', 'text')).not.toThrow()
})

test('finds only outbox items among the drafts', () => {
  writeDraft('draft:unsent:k1', { content: 'a' })
  writeDraft('draft:add-car', { model: 'b' })
  expect(unsentKeys()).toEqual(['draft:unsent:k1'])
})

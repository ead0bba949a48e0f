import { beforeEach, expect, test, vi } from 'vitest'
import { draftKeys, readDraft, writeDraft } from './drafts.ts'
import { clearSession, storeSession } from './session.ts'
import { sessionOf, standInForBrowser } from './testing/browser-stand-ins.ts'

beforeEach(() => {
  standInForBrowser()
  storeSession(sessionOf('alice', 900))
})

test('what fails after a logout leaves no draft', () => {
  clearSession()
  writeDraft('draft:chat:bob', 'never sent')
  expect(localStorage.getItem('draft:chat:bob')).toBeNull()
})

test('a draft is there after a reload, until it is emptied', () => {
  writeDraft('draft:comment:car1', 'half a sen')
  writeDraft('draft:comment:car2', 'another')
  expect(readDraft('draft:comment:car1')).toBe('half a sen')
  writeDraft('draft:comment:car1', '')
  expect(readDraft('draft:comment:car1')).toBeNull()
  expect(readDraft('draft:comment:car2')).toBe('another')
})

test('a whole form is a draft too', () => {
  writeDraft('draft:add-car', { model: '320d', photos: ['/photos/a'] })
  expect(readDraft('draft:add-car')).toEqual({ model: '320d', photos: ['/photos/a'] })
})

test('what is no draft counts as none', () => {
  localStorage.setItem('draft:chat:alice', '{broken')
  expect(readDraft('draft:chat:alice')).toBeNull()
})

test('a full storage costs the draft, not the form', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(() => writeDraft('draft:chat:alice', 'text')).not.toThrow()
})

test('only what is being published is found among the drafts', () => {
  writeDraft('draft:publishing:k1', { model: 'a' })
  writeDraft('draft:add-car', { model: 'b' })
  expect(draftKeys('draft:publishing:')).toEqual(['draft:publishing:k1'])
})

import { beforeEach, expect, test, vi } from 'vitest'
import { isText, readDraft, unsentKeys, writeDraft } from './drafts.ts'
import { clearSession, storeSession } from './session.ts'
import { storageTrouble } from './storage.ts'
import { like } from './stored-value.ts'
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
  expect(readDraft('draft:comment:car1', isText)).toBe('half a sen')
  writeDraft('draft:comment:car1', '')
  expect(readDraft('draft:comment:car1', isText)).toBeNull()
  expect(readDraft('draft:comment:car2', isText)).toBe('another')
})

test('stores a whole form as a draft', () => {
  writeDraft('draft:add-car', { model: '320d', photos: ['/photos/a'] })
  expect(readDraft('draft:add-car', like({ model: '', photos: [''] }))).toEqual({
    model: '320d',
    photos: ['/photos/a'],
  })
})

test.each(['{broken', '[]', '7', '{"a":1}', '{"version":2,"value":"of a later build"}'])(
  'reads %s as no text',
  (text) => {
    localStorage.setItem('draft:chat:alice', text)
    expect(readDraft('draft:chat:alice', isText)).toBeNull()
  },
)

test('reads a draft that was stored before drafts had versions', () => {
  localStorage.setItem('draft:chat:alice', '"hello"')
  expect(readDraft('draft:chat:alice', isText)).toBe('hello')
})

test('holds the draft until the page is closed when the storage is full, and says so', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writeDraft('draft:chat:alice', 'text')
  expect(readDraft('draft:chat:alice', isText)).toBe('text')
  expect(storageTrouble.get()).toBe('full')
})

test('finds only outbox items among the drafts', () => {
  writeDraft('draft:unsent:k1', { content: 'a' })
  writeDraft('draft:add-car', { model: 'b' })
  expect(unsentKeys()).toEqual(['draft:unsent:k1'])
})

import { beforeEach, expect, test, vi } from 'vitest'
import { browserStorage, storageTrouble } from './storage.ts'
import { standInForBrowser } from './testing/browser-stand-ins.ts'

beforeEach(standInForBrowser)

function forbidStorage(): void {
  vi.stubGlobal('localStorage', new Proxy({}, { get: forbid, ownKeys: forbid }))
}

function forbid(): never {
  throw new DOMException('denied', 'SecurityError')
}

/** Has the storage refuse whatever is stored while `isFull` says so. */
function fillStorage(isFull: () => boolean = () => true): void {
  const setItem = localStorage.setItem.bind(localStorage)
  vi.spyOn(localStorage, 'setItem').mockImplementation((key, text) => {
    if (isFull()) throw new DOMException('full', 'QuotaExceededError')
    setItem(key, text)
  })
}

test('holds what is stored in memory where the browser forbids storing, and says so once somebody would miss it', () => {
  forbidStorage()
  expect(browserStorage.get('a')).toBeNull()
  browserStorage.set('a', '1')
  expect(storageTrouble.get()).toBeNull()
  browserStorage.set('b', '2', true)
  expect(storageTrouble.get()).toBe('blocked')
  expect([browserStorage.get('a'), browserStorage.get('b')]).toEqual(['1', '2'])
  expect(browserStorage.keys('')).toEqual(['a', 'b'])
  browserStorage.remove('a')
  browserStorage.clear()
  expect(browserStorage.keys('')).toEqual([])
})

test('prefers what found no room to what was stored before', () => {
  browserStorage.set('a', 'old')
  fillStorage()
  browserStorage.set('a', 'new', true)
  expect(browserStorage.get('a')).toBe('new')
  expect(localStorage.getItem('a')).toBe('old')
  expect(storageTrouble.get()).toBe('full')
})

test('copies of what the server has give way when there is no room', () => {
  localStorage.setItem('lastSeen:alice:["saved"]', 'copy')
  fillStorage(() => localStorage.getItem('lastSeen:alice:["saved"]') !== null)
  browserStorage.set('lastSeen:alice:other', 'another copy')
  expect(localStorage.getItem('lastSeen:alice:["saved"]')).toBe('copy')
  browserStorage.set('draft:chat:bobby', 'hello', true)
  expect(localStorage.getItem('draft:chat:bobby')).toBe('hello')
  expect(localStorage.getItem('lastSeen:alice:["saved"]')).toBeNull()
  expect(storageTrouble.get()).toBeNull()
})

test('what another tab stores is newer than what found no room here', () => {
  const stop = browserStorage.follow(() => {})
  forbidStorage()
  browserStorage.set('a', 'here')
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'a' }))
  expect(browserStorage.get('a')).toBeNull()
  stop()
})

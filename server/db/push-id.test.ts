import { expect, test, vi } from 'vitest'
import { continueAfter, isKey, pushId } from './push-id.ts'

test('keys have 20 characters and grow with time, also within a millisecond and when the clock goes back', () => {
  const now = Date.now() + 60_000
  const keys = [pushId(now), pushId(now), pushId(now), pushId(now - 5000), pushId(now + 1)]
  expect(keys.every((key) => /^[-\w]{20}$/.test(key))).toBe(true)
  expect(keys.toSorted()).toEqual(keys)
  expect(new Set(keys).size).toBe(5)
})

test('keys of a new process follow the newest key of the store', () => {
  const ahead = `${pushId(Date.now() + 3_600_000).slice(0, 8)}zzzzzzzzzzz0`
  continueAfter(ahead)
  expect(pushId() > ahead).toBe(true)
})

test('processes that follow the same key while the clock is behind it make different ones', async () => {
  const ahead = `${pushId(Date.now() + 7_200_000).slice(0, 8)}zzzzzzzzzzzz`
  async function keysOfProcess(): Promise<string[]> {
    vi.resetModules()
    const fresh = await import('./push-id.ts')
    fresh.continueAfter(ahead)
    return Array.from({ length: 50 }, () => fresh.pushId())
  }
  const keys = [...(await keysOfProcess()), ...(await keysOfProcess())]
  expect(new Set(keys).size).toBe(100)
  expect(keys.every((key) => key > ahead)).toBe(true)
})

test.each(['a.b', 'a#b', 'a$b', 'a[b', 'a]b', 'a/b', 'a\u0000b', '', 'x'.repeat(769)])('%j is not a key', (key) => {
  expect(isKey(key)).toBe(false)
})

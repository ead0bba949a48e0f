import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { personAtRest } from './person-at-rest.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('who goes on scrolling, pressing or typing is not at rest', async () => {
  const resolved = vi.fn<() => void>()
  void personAtRest(2000).then(resolved)
  for (const deed of ['scroll', 'pointerdown', 'keydown']) {
    await vi.advanceTimersByTimeAsync(1900)
    window.dispatchEvent(new Event(deed))
  }
  await vi.advanceTimersByTimeAsync(1900)
  expect(resolved).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(resolved).toHaveBeenCalledOnce()
})

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

test('waits while the person scrolls, presses or types', async () => {
  const resolved = vi.fn<() => void>()
  void personAtRest(2000, 20_000).then(resolved)
  for (const action of ['scroll', 'pointerdown', 'keydown']) {
    await vi.advanceTimersByTimeAsync(1900)
    window.dispatchEvent(new Event(action))
  }
  await vi.advanceTimersByTimeAsync(1900)
  expect(resolved).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(resolved).toHaveBeenCalledOnce()
})

test('waits no longer than the limit for a person who never rests', async () => {
  const resolved = vi.fn<() => void>()
  void personAtRest(2000, 5000).then(resolved)
  for (let ms = 0; ms < 4000; ms += 1000) {
    await vi.advanceTimersByTimeAsync(1000)
    window.dispatchEvent(new Event('scroll'))
  }
  expect(resolved).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(resolved).toHaveBeenCalledOnce()
})

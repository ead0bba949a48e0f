import { afterEach, expect, test, vi } from 'vitest'
import { firstPaint } from './first-paint.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser that paints on command. */
function stubPaint(): () => void {
  let notify = () => {}
  class Observer {
    constructor(callback: () => void) {
      notify = callback
    }
    observe({ type, buffered }: { type: string; buffered: boolean }) {
      // Earlier paints count too.
      expect({ type, buffered }).toEqual({ type: 'paint', buffered: true })
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.useFakeTimers()
  return () => notify()
}

test('waits until the browser has painted', async () => {
  const paint = stubPaint()
  const shown = vi.fn<() => void>()
  void firstPaint().then(shown)
  await vi.advanceTimersByTimeAsync(900)
  expect(shown).not.toHaveBeenCalled()
  paint()
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toHaveBeenCalled()
})

test('does not wait forever in the background, where nothing is painted', async () => {
  stubPaint()
  const shown = vi.fn<() => void>()
  void firstPaint().then(shown)
  await vi.advanceTimersByTimeAsync(1000)
  expect(shown).toHaveBeenCalled()
})

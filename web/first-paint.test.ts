import { afterEach, expect, test, vi } from 'vitest'
import { firstPaint } from './first-paint.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser that paints when it is told to. */
function paintWhenTold(): () => void {
  let tell = () => {}
  class Observer {
    constructor(callback: () => void) {
      tell = callback
    }
    observe({ type, buffered }: { type: string; buffered: boolean }) {
      // What was painted before counts too.
      expect({ type, buffered }).toEqual({ type: 'paint', buffered: true })
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.useFakeTimers()
  return () => tell()
}

test('waits until the browser has painted', async () => {
  const paint = paintWhenTold()
  const shown = vi.fn<() => void>()
  void firstPaint().then(shown)
  await vi.advanceTimersByTimeAsync(900)
  expect(shown).not.toHaveBeenCalled()
  paint()
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toHaveBeenCalled()
})

test('does not wait for ever in the background, where nothing is painted', async () => {
  paintWhenTold()
  const shown = vi.fn<() => void>()
  void firstPaint().then(shown)
  await vi.advanceTimersByTimeAsync(1000)
  expect(shown).toHaveBeenCalled()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { live } from './live.ts'

const at = (day: number, hour: number) => Date.UTC(2026, 10, day, hour - 2, 5)

beforeEach(() => void vi.useFakeTimers({ now: at(28, 20) }))
afterEach(() => void vi.useRealTimers())

test('a time of another day stands with its day, however few hours away', () => {
  expect(live.againFrom(at(28, 22))).toBe('It is possible again from 10:05 PM.')
  expect(live.againFrom(at(29, 1))).toBe('It is possible again from Nov 29, 2026, 1:05 AM.')
  expect(live.listAsOf(at(27, 23))).toContain('since Nov 27, 2026, 11:05 PM.')
})

import { expect, test } from 'vitest'
import { isDrop, isDropFresh, isNotableDrop } from './price-drop.ts'

const dayMs = 24 * 60 * 60 * 1000

test.each([
  ['the first price', [[0, 10_000]], false],
  [
    'a lower one',
    [
      [0, 10_000],
      [5, 9900],
    ],
    true,
  ],
  [
    'lower again after a rise',
    [
      [0, 10_000],
      [5, 12_000],
      [10, 11_000],
    ],
    false,
  ],
  [
    'lower than the lowest of thirty days',
    [
      [0, 10_000],
      [5, 12_000],
      [10, 9900],
    ],
    true,
  ],
  [
    'lower than a rise that stood for thirty days',
    [
      [0, 10_000],
      [5, 12_000],
      [40, 11_000],
    ],
    true,
  ],
  [
    'lower than a rise, the price before it within thirty days',
    [
      [0, 10_000],
      [15, 12_000],
      [40, 11_000],
    ],
    false,
  ],
])('%s: %j is a price drop: %s', (_what, days, expected) => {
  expect(isDrop(days.map(([day = 0, price = 0]) => ({ at: day * dayMs, price })))).toBe(expected)
})

test('shows a price drop for thirty days', () => {
  expect([isDropFresh(0, 30 * dayMs - 1), isDropFresh(0, 30 * dayMs)]).toEqual([true, false])
})

test.each([
  [8900, 8888.5, false],
  [8900, 8800, true],
  [8900, 8800.01, false],
  [50_000, 49_501, false],
  [50_000, 49_500, true],
  [50, 0, false],
])('a price that falls from %d to %d is told: %s', (before, now, isTold) => {
  expect(isNotableDrop(before, now)).toBe(isTold)
})

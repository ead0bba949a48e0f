import { expect, test } from 'vitest'
import { isDrop, isDropFresh } from './price-drop.ts'

const dayMs = 24 * 60 * 60 * 1000

test.each([
  ['the first price', [[0, 100]], false],
  [
    'a lower one',
    [
      [0, 100],
      [5, 90],
    ],
    true,
  ],
  [
    'lower again after a rise',
    [
      [0, 100],
      [5, 120],
      [10, 110],
    ],
    false,
  ],
  [
    'lower than the lowest of thirty days',
    [
      [0, 100],
      [5, 120],
      [10, 99],
    ],
    true,
  ],
  [
    'lower than a rise that stood for thirty days',
    [
      [0, 100],
      [5, 120],
      [40, 110],
    ],
    true,
  ],
  [
    'lower than a rise, the price before it within thirty days',
    [
      [0, 100],
      [15, 120],
      [40, 110],
    ],
    false,
  ],
])('%s: %j is a price drop: %s', (_what, days, expected) => {
  expect(isDrop(days.map(([day = 0, price = 0]) => ({ at: day * dayMs, price })))).toBe(expected)
})

test('a drop is spoken of for thirty days', () => {
  expect([isDropFresh(0, 30 * dayMs - 1), isDropFresh(0, 30 * dayMs)]).toEqual([true, false])
})

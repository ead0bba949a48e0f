import { expect, test } from 'vitest'
import { pricePosition } from './price-position.ts'

test.each([
  [14_200, 15_270, { word: 'good', percent: 7, side: 'under' }],
  [10_000, 10_000, { word: 'fair', percent: 0, side: 'at' }],
  [10_040, 10_000, { word: 'fair', percent: 0, side: 'at' }],
  [10_400, 10_000, { word: 'fair', percent: 4, side: 'over' }],
  [10_500, 10_000, { word: 'high', percent: 5, side: 'over' }],
  [9600, 10_000, { word: 'fair', percent: 4, side: 'under' }],
  [7600, 10_000, { word: 'good', percent: 24, side: 'under' }],
  [7500, 10_000, { word: 'unusual', percent: 25, side: 'under' }],
  [9500, 10_000, { word: 'good', percent: 5, side: 'under' }],
])('the price %d against the estimate %d', (price, estimate, position) => {
  expect(pricePosition(price, estimate)).toEqual(position)
})

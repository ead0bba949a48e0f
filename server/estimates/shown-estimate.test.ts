import { expect, test } from 'vitest'
import { type RawEstimate } from './model/price-model.ts'
import { shownEstimate } from './shown-estimate.ts'

test.each([
  [{ price: 12_000, low: 10_000, high: 14_000 }, 'shown'],
  [{ price: 33_000, low: 21_000, high: 45_000 }, 'not shown'],
  [{ price: 5000, low: 4000, high: 6000 }, 'not shown'],
  [{ price: 12_000, low: 7000, high: 20_000 }, 'not shown'],
  [{ price: 22_500, low: 18_000, high: 26_000 }, 'kept'],
  [{ price: 12_000, low: 7000, high: 18_500 }, 'kept'],
])('estimate %j with comparable offers of 9800 to 18900 is %s', (estimate, expected) => {
  const comparables = [9800, 12_500, 18_900].map((price) => ({ offer: { car: { price } }, weight: 1 }))
  const raw = { ...estimate, level: 'model', comparables } as unknown as RawEstimate
  const [fresh, kept] = [shownEstimate(raw, false), shownEstimate(raw, true)]
  expect(fresh ? 'shown' : kept ? 'kept' : 'not shown').toBe(expected)
})

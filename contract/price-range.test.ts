import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { bgnRange, rangeInCurrency } from './price-range.ts'

test('a filter at a round price stays what it is in euro and back', () => {
  const inEuro = rangeInCurrency({ from: 5000, to: 15_000, orUnknown: true }, 'EUR')
  expect(inEuro).toEqual({ from: 2556.46, to: 7669.38, orUnknown: true })
  expect(rangeInCurrency(inEuro, 'BGN')).toEqual({ from: 5000, to: 15_000, orUnknown: true })
  const { from, to } = bgnRange({ price: inEuro, currency: 'EUR' })
  expect([from! <= 5000, to! >= 15_000]).toEqual([true, true])
})

test('whole leva and all euro amounts come back, and no offer is lost on the way', () => {
  const bounds = constantFrom('from' as const, 'to' as const)
  assert(
    property(integer({ min: 0, max: 1_000_000_000 }), bounds, (bgn, bound) => {
      const inEuro = rangeInCurrency({ [bound]: bgn }, 'EUR')
      expect(rangeInCurrency(inEuro, 'BGN')).toEqual({ [bound]: bgn })
      const covered = bgnRange({ price: inEuro, currency: 'EUR' })
      expect(bound === 'from' ? covered.from! <= bgn : covered.to! >= bgn).toBe(true)
    }),
  )
  assert(
    property(integer({ min: 0, max: 50_000_000_000 }), bounds, (cents, bound) => {
      const inEuro = { [bound]: cents / 100 }
      expect(rangeInCurrency(rangeInCurrency(inEuro, 'BGN'), 'EUR')).toEqual(inEuro)
    }),
  )
})

import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bgnBoundsOfEuro, bgnOfEuroCents, euroAmount, euroCents, isPrice } from './money.ts'

describe('an amount in euro', () => {
  test.each([
    [12_500, '6391.15'],
    [10_000, '5112.92'],
    [195_583, '100000.00'],
    [1, '0.51'],
    [0, '0.00'],
    [38_900, '19889.25'],
    [0.01, '0.01'],
  ])('of %d BGN is %s EUR', (bgn, eur) => {
    expect(euroAmount(bgn)).toBe(eur)
  })

  test('differs from the exact amount by half a cent at most', () => {
    assert(
      property(integer({ min: 0, max: 100_000_000_000 }), (stotinki) => {
        const cents = Number(euroCents(stotinki / 100))
        expect(Math.abs(cents - stotinki / 1.95583)).toBeLessThanOrEqual(0.5000001)
      }),
    )
  })

  test('is the same for all BGN prices between its bounds and for no others', () => {
    assert(
      property(integer({ min: 1, max: 100_000_000 }), (cents) => {
        const { least, greatest } = bgnBoundsOfEuro(cents / 100)
        expect([least, greatest].map(euroCents)).toEqual([BigInt(cents), BigInt(cents)])
        expect(euroCents(least - 0.01)).toBeLessThan(cents)
        expect(euroCents(greatest + 0.01)).toBeGreaterThan(cents)
      }),
    )
    expect(bgnBoundsOfEuro(0).least).toBe(0)
  })

  test('converts back to BGN', () => {
    expect(bgnOfEuroCents(10_000_000n)).toBe(195_583)
    expect(bgnOfEuroCents(100n)).toBe(1.96)
  })
})

describe('a price', () => {
  test.each([0, 0.01, 19.99, 1_000_000_000])('%d is a price', (value) => expect(isPrice(value)).toBe(true))
  test.each([-1, 0.001, 1_000_000_000.01, Number.NaN, Number.POSITIVE_INFINITY, '5', null, 1e-7])(
    '%j is not a price',
    (value) => expect(isPrice(value)).toBe(false),
  )
})

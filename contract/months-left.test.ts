import { expect, test } from 'vitest'
import { monthNumber, monthOf, rangeFromNow } from './months-left.ts'

test('months are counted across years, and a range from now moves with now', () => {
  const november = Date.UTC(2026, 10, 28)
  expect(monthNumber('2027-05')! - monthOf(november)).toBe(6)
  expect([monthNumber(undefined), monthNumber(null), monthNumber('soon')]).toEqual([null, null, null])
  expect(rangeFromNow({ from: 6, orUnknown: true }, november)).toEqual({
    from: monthNumber('2027-05'),
    orUnknown: true,
  })
  expect(rangeFromNow({ to: 0 }, Date.UTC(2027, 0, 1))).toEqual({ to: monthNumber('2027-01') })
})

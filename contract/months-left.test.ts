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
  // A quarter past midnight in Bulgaria is still the month before in UTC.
  expect(monthOf(Date.parse('2026-12-31T22:15:00Z'))).toBe(monthNumber('2027-01'))
  expect(rangeFromNow({ to: 0 }, Date.UTC(2027, 0, 1))).toEqual({ to: monthNumber('2027-01') })
})

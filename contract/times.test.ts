import { expect, test } from 'vitest'
import { isShownOnce, marketDay, marketMinute, marketYear, readMarketMinute } from './times.ts'

test.each([
  ['2026-01-15T14:20', '2026-01-15T12:20:00.000Z'],
  ['2026-07-15T00:05', '2026-07-14T21:05:00.000Z'],
  // Before and after both changes of the clocks.
  ['2026-03-29T02:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T04:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T02:59', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25T04:00', '2026-10-25T02:00:00.000Z'],
])('%s in Bulgaria is %s, and back', (typed, utc) => {
  expect(new Date(readMarketMinute(typed)).toISOString()).toBe(utc)
  expect(marketMinute(Date.parse(utc))).toBe(typed)
})

test('the hour that is left out is the one after it, the one that is there twice the first', () => {
  expect(marketMinute(readMarketMinute('2026-03-29T03:30'))).toBe('2026-03-29T04:30')
  expect(new Date(readMarketMinute('2026-10-25T03:30')).toISOString()).toBe('2026-10-25T00:30:00.000Z')
})

test('an hour that is left out, or there twice, is told from others', () => {
  const night = (day: string) => ['02:59', '03:00', '03:59', '04:00'].map((time) => isShownOnce(`${day}T${time}`))
  const others = [true, false, false, true]
  expect([night('2026-03-29'), night('2026-10-25')]).toEqual([others, others])
  expect(['2026-03-28T03:30', '2026-10-26T03:30', ''].map(isShownOnce)).toEqual([true, true, false])
})

test('what is no time is none', () => {
  for (const text of ['', 'tomorrow', '2026-13-01T10:00']) expect(readMarketMinute(text)).toBeNaN()
})

test('days and years are those of Bulgaria', () => {
  const newYear = Date.parse('2026-12-31T22:30:00Z')
  expect([marketDay(newYear), marketYear(newYear)]).toEqual(['2027-01-01', 2027])
})

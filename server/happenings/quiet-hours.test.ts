import { expect, test } from 'vitest'
import { afterQuietHours, nextDaily } from './quiet-hours.ts'

const night = { from: 22 * 60, until: 7 * 60 + 30, timeZone: 'Europe/Sofia' }
const after = (iso: string, quiet = night) => new Date(afterQuietHours(Date.parse(iso), quiet)).toISOString()

test('quiet hours span midnight and hold what comes until their end', () => {
  expect(after('2026-11-28T19:59:59Z')).toBe('2026-11-28T19:59:59.000Z')
  expect(after('2026-11-28T20:00:00Z')).toBe('2026-11-29T05:30:00.000Z')
  expect(after('2026-11-29T01:10:20Z')).toBe('2026-11-29T05:30:00.000Z')
  expect(after('2026-11-29T05:30:00Z')).toBe('2026-11-29T05:30:00.000Z')
  expect(after('2026-11-29T10:00:00Z', { ...night, from: 13 * 60 - 60, until: 14 * 60 })).toBe(
    '2026-11-29T12:00:00.000Z',
  )
})

test('they end by the clock of the zone in the nights in which it changes', () => {
  // From 3 to 4 in spring, from 4 back to 3 in autumn.
  expect(after('2027-03-27T20:30:00Z')).toBe('2027-03-28T04:30:00.000Z')
  expect(after('2026-10-24T20:30:00Z')).toBe('2026-10-25T05:30:00.000Z')
  const untilSkipped = { ...night, until: 3 * 60 + 30 }
  expect(Date.parse(after('2027-03-27T20:30:00Z', untilSkipped))).toBeGreaterThanOrEqual(
    Date.parse('2027-03-28T01:00:00Z'),
  )
  expect(after('2026-11-29T04:00:00Z', { ...night, timeZone: 'America/New_York' })).toBe('2026-11-29T12:30:00.000Z')
})

test('daily letters are sent at eight in the morning of the person', () => {
  const daily = (iso: string, zone = 'Europe/Sofia') => new Date(nextDaily(Date.parse(iso), zone)).toISOString()
  expect(daily('2026-11-28T05:59:00Z')).toBe('2026-11-28T06:00:00.000Z')
  expect(daily('2026-11-28T06:00:00Z')).toBe('2026-11-29T06:00:00.000Z')
  expect(daily('2027-03-27T12:00:00Z')).toBe('2027-03-28T05:00:00.000Z')
  expect(daily('2026-11-28T05:59:00Z', 'Asia/Tokyo')).toBe('2026-11-28T23:00:00.000Z')
})

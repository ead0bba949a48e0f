import { expect, test } from 'vitest'
import { type Viewing } from '../../contract/viewing.ts'
import { viewingCalendar } from './viewing-calendar.ts'

const viewing: Viewing = {
  id: '-Viewing',
  carId: '-Car',
  carName: 'BMW 320d, 2019',
  sellerId: '-Alice',
  buyerId: '-Bobby',
  state: 'confirmed',
  proposedBy: 'buyer',
  times: [],
  place: 'Sofia; "wash", 3\nfloor',
  at: Date.parse('2027-03-27T09:00:00Z'),
  round: 1,
  words: '',
  createdAt: 0,
  changedAt: Date.parse('2027-03-01T12:00:00Z'),
}
/** A viewing whose time is one of the proposed ones, unless others were proposed since. */
const changed = ({ at = viewing.at ?? 0, times = [at], ...different }: Partial<Viewing>) => ({
  ...viewing,
  at,
  times,
  ...different,
})
const linesOf = (different: Partial<Viewing> = {}) =>
  (viewingCalendar(changed(different), { site: 'https://cars.example', title: 'Viewing of BMW' }) ?? '')
    // Long lines are folded (RFC 5545, 3.1).
    .replaceAll('\r\n ', '')
    .split('\r\n')

/** The wall clock in Sofia of a line such as `DTSTART:20270327T090000Z`. */
function inSofia(lines: string[], name: string): string {
  const stamp = lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1) ?? ''
  const iso = stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  return new Date(iso).toLocaleString('sv-SE', { timeZone: 'Europe/Sofia' })
}

// Sofia's clocks go forward on 28 March 2027 and back on 31 October 2027, at 01:00 UTC.
test.each([
  ['the day before summer time', '2027-03-27T09:00:00Z', '2027-03-27 11:00:00', '2027-03-27 12:00:00'],
  ['the day of summer time', '2027-03-28T08:00:00Z', '2027-03-28 11:00:00', '2027-03-28 12:00:00'],
  ['over the hour that is left out', '2027-03-28T00:30:00Z', '2027-03-28 02:30:00', '2027-03-28 04:30:00'],
  ['the day before winter time', '2027-10-30T08:00:00Z', '2027-10-30 11:00:00', '2027-10-30 12:00:00'],
  ['the day of winter time', '2027-10-31T09:00:00Z', '2027-10-31 11:00:00', '2027-10-31 12:00:00'],
  ['over the hour that comes twice', '2027-10-31T00:30:00Z', '2027-10-31 03:30:00', '2027-10-31 03:30:00'],
])('a viewing is at the same time of Sofia in every calendar: %s', (_when, at, start, end) => {
  const lines = linesOf({ at: Date.parse(at) })
  expect(lines.find((line) => line.startsWith('DTSTART'))).toMatch(/^DTSTART:\d{8}T\d{6}Z$/)
  expect([inSofia(lines, 'DTSTART'), inSofia(lines, 'DTEND')]).toEqual([start, end])
  expect(lines.join('\n')).not.toContain('TZID')
})

test('a change keeps the UID and raises the sequence, a cancellation says so', () => {
  const [first, later, cancelled, proposed] = [
    linesOf(),
    linesOf({ round: 3, at: Date.parse('2027-03-29T09:00:00Z') }),
    linesOf({ round: 4, state: 'cancelled' }),
    linesOf({ round: 2, state: 'proposed' }),
  ]
  for (const lines of [first, later, cancelled, proposed]) expect(lines).toContain('UID:-Viewing@viewing.volan')
  expect(first).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'SEQUENCE:1', 'STATUS:CONFIRMED']))
  expect(later).toEqual(expect.arrayContaining(['SEQUENCE:3', 'STATUS:CONFIRMED', 'DTSTART:20270329T090000Z']))
  expect(cancelled).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:4', 'STATUS:CANCELLED']))
  expect(proposed).toEqual(expect.arrayContaining(['SEQUENCE:2', 'STATUS:CANCELLED']))
})

test('a time that was given up stays out of calendars when nobody answered the other times', () => {
  const lines = linesOf({ round: 2, state: 'past', times: [Date.parse('2027-03-20T09:00:00Z')] })
  expect(lines).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED']))
  expect(linesOf({ state: 'past' })).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'STATUS:CONFIRMED']))
})

test('a file names who organises, as both methods need, and its lines have 75 bytes and no half letter', () => {
  const place = 'Автомивката на Симеоновско шосе, ъгъла с Околовръстното, до бензиностанцията 🚗'
  for (const state of ['confirmed', 'cancelled'] as const) {
    const file = viewingCalendar(changed({ state, place }), { site: 'https://cars.example:8443', title: 'Оглед' })
    expect(file).toContain('ORGANIZER;CN="Volan":mailto:no-reply@cars.example\r\n')
    for (const line of file?.split('\r\n') ?? []) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line).not.toContain('\ufffd')
    }
    expect(file?.replaceAll('\r\n ', '')).toContain(place.replaceAll(',', String.raw`\,`))
  }
})

test('what people wrote is text in the file and nothing else', () => {
  const lines = linesOf({ place: 'Sofia; a, b\\c\r\nSTATUS:CANCELLED' })
  expect(lines).not.toContain('STATUS:CANCELLED')
  expect(lines.find((line) => line.startsWith('LOCATION'))).toBe(
    String.raw`LOCATION:Sofia\; a\, b\\c\nSTATUS:CANCELLED`,
  )
})

test('without a confirmed time there is no file', () => {
  const { at: _at, ...rest } = viewing
  expect(viewingCalendar(rest, { site: 'https://cars.example', title: 'Viewing' })).toBeNull()
})

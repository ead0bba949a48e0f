import { atFirstUse } from './texts/at-first-use.ts'

/** The time zone of Bulgaria, where the cars are and people meet: every time that is shown is in it (decision 108). */
export const marketTimeZone = 'Europe/Sofia'

/** Writes a time: a date, or epoch ms. */
export type TimeFormat = (at: Date | number) => string

/** Writes times of Bulgaria. */
export function marketFormat(locale: string, options: Intl.DateTimeFormatOptions): TimeFormat {
  return formatOf(locale, { ...options, timeZone: marketTimeZone })
}

/** Writes times of the reader's own time zone, as the specification says of conversations alone (`decisions.md` 8). */
export function readersFormat(locale: string, options: Intl.DateTimeFormatOptions): TimeFormat {
  return formatOf(locale, options)
}

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): TimeFormat {
  const format = atFirstUse(() => new Intl.DateTimeFormat(locale, options))
  // Some browsers part a time from AM and PM by a narrow space, which few fonts have.
  return (at) => format().format(at).replaceAll('\u202f', ' ')
}

/** Swedish writes times as ISO 8601 does. */
const [isoLocale, isoDay] = ['sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' }] as const
const isoMinute = { ...isoDay, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const minutes = marketFormat(isoLocale, isoMinute)
const readersMinutes = readersFormat(isoLocale, isoMinute)

/** The day of a time in Bulgaria, as YYYY-MM-DD. */
export const marketDay = marketFormat(isoLocale, isoDay)
/** The day of a time where the reader is, as YYYY-MM-DD. */
export const readersDay = readersFormat(isoLocale, isoDay)

/** The year in Bulgaria. */
export function marketYear(at: Date | number = Date.now()): number {
  return Number(marketDay(at).slice(0, 4))
}

/** The day before one, both as YYYY-MM-DD. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

/** A time of Bulgaria as a field of the browser has it: `2026-11-28T14:20`. */
export function marketMinute(at: number): string {
  return minutes(at).replace(' ', 'T')
}

/** Whether clocks where the reader is show another time. */
export function isElsewhere(at: number): boolean {
  return minutes(at) !== readersMinutes(at)
}

/** Hours by which Bulgaria is ahead of UTC, in summer and in winter. */
const offsets = [3, 2] as const
const hourMs = 60 * 60 * 1000

/**
 * Epoch ms of a time of Bulgaria as `marketMinute` writes it; of the hour that is there twice the first, of the hour that
 * is left out the one after it. NaN for other texts.
 */
export function readMarketMinute(text: string): number {
  const asUtc = Date.parse(`${text}Z`)
  return Number.isNaN(asUtc) ? asUtc : (timesOf(asUtc)[0] ?? asUtc - offsets[1] * hourMs)
}

/** Whether clocks of Bulgaria show a time once, not never or twice, as in the nights in which they are set. */
export function isShownOnce(text: string): boolean {
  const asUtc = Date.parse(`${text}Z`)
  return !Number.isNaN(asUtc) && timesOf(asUtc).length === 1
}

/** When clocks of Bulgaria show what those of UTC show at a time; all in epoch ms. */
function timesOf(asUtc: number): number[] {
  const shown = new Date(asUtc).toISOString().slice(0, 16)
  return offsets.map((offset) => asUtc - offset * hourMs).filter((time) => marketMinute(time) === shown)
}

/** Epoch ms at which a day of Bulgaria, as YYYY-MM-DD, begins. */
export function beginOfMarketDay(day: string): number {
  return readMarketMinute(`${day}T00:00`)
}

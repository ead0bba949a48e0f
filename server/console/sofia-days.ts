/** Hours by which Bulgaria is ahead of UTC, in summer and in winter. */
const offsets = [3, 2]
const hourMs = 60 * 60 * 1000
const dates = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Sofia', dateStyle: 'short' })
const hours = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Sofia', hour: '2-digit' })

/** A day of Bulgaria: its date as YYYY-MM-DD, and where it begins and ends in epoch ms. */
export interface Day {
  day: string
  begin: number
  end: number
}

/** The last days up to the one of `now`, oldest first. */
export function lastDays(now: number, count: number): Day[] {
  const today = Date.parse(dates.format(now))
  return Array.from({ length: count }, (_, index) => dayAt(today - (count - 1 - index) * 24 * hourMs))
}

/** The day whose midnight in UTC is given. */
function dayAt(midnight: number): Day {
  return {
    day: new Date(midnight).toISOString().slice(0, 10),
    begin: beginOf(midnight),
    end: beginOf(midnight + 24 * hourMs),
  }
}

/** When a day begins in Bulgaria; clocks change at three or four, so midnight is there once. */
function beginOf(midnight: number): number {
  const begins = offsets.map((offset) => midnight - offset * hourMs)
  return begins.find((begin) => hours.format(begin) === '00') ?? midnight
}

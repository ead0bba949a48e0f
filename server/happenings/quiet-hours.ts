import { type QuietHours } from '../../contract/notice-choices.ts'
import { marketTimeZone } from '../../contract/times.ts'

const minuteMs = 60 * 1000
const dayMinutes = 24 * 60

/** The time zone of people who have chosen none. */
export const defaultTimeZone = marketTimeZone

/** The hour at which daily letters are sent, in minutes of the person's day. */
const dailyMinute = 8 * 60

const clocks = new Map<string, Intl.DateTimeFormat>()

/** When something may be sent that comes at `at` (epoch ms): then, or at the end of the quiet hours. */
export function afterQuietHours(at: number, quiet: QuietHours | null): number {
  if (quiet === null || !isQuiet(at, quiet)) return at
  const end = nextAt(at, quiet.until, quiet.timeZone)
  // The clock may skip the end.
  return isQuiet(end, quiet) ? end + 60 * minuteMs : end
}

/** When the next daily letter is sent. */
export function nextDaily(at: number, timeZone: string): number {
  return nextAt(at, dailyMinute, timeZone)
}

/** When daily letters were due last, at the latest at `at` itself. */
export function lastDaily(at: number, timeZone: string): number {
  // A day has 25 hours at most.
  let last = nextDaily(at - 26 * 60 * minuteMs, timeZone)
  for (let next = last; next <= at; next = nextDaily(next, timeZone)) last = next
  return last
}

function isQuiet(at: number, { from, until, timeZone }: QuietHours): boolean {
  const now = minuteOfDay(at, timeZone)
  return from <= until ? now >= from && now < until : now >= from || now < until
}

/** The next time at which the clock of a zone shows a minute of the day, also when it changes before. */
function nextAt(at: number, minute: number, timeZone: string): number {
  const wait = (minute - minuteOfDay(at, timeZone) + dayMinutes) % dayMinutes || dayMinutes
  const next = Math.floor(at / minuteMs) * minuteMs + wait * minuteMs
  const off = minuteOfDay(next, timeZone) - minute
  return next - (off > dayMinutes / 2 ? off - dayMinutes : off < -dayMinutes / 2 ? off + dayMinutes : off) * minuteMs
}

function minuteOfDay(at: number, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  clocks.set(timeZone, clock)
  const [hours = 0, minutes = 0] = clock.format(at).split(':').map(Number)
  return hours * 60 + minutes
}

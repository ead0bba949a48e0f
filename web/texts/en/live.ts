import { marketDay, marketFormat } from '../../../contract/times.ts'
import { language } from './language.ts'

const timeOfDay = marketFormat(language.locale, { timeStyle: 'short' })
const dayAndTime = marketFormat(language.locale, { dateStyle: 'medium', timeStyle: 'short' })

/** A time of today, or of another day with its day: a limit may end tomorrow. */
function clock(time: number): string {
  return (marketDay(time) === marketDay(Date.now()) ? timeOfDay : dayAndTime)(time)
}

/** The connection: errors of calls without an answer, and the bar while it is lost. */
export const live = {
  offline: 'No connection. Please check it and try again.',
  againFrom: (time: number) => `It is possible again from ${clock(time)}.`,
  moment: clock,
  listAsOf: (time: number) => `Offline since ${clock(time)}. You see the list as it was then.`,
  /** For a network that lets no live connection through. */
  askedNow: 'News come a little later here: your network lets no live connection through.',
  pageAsOf: (time: number) => `Offline since ${clock(time)}. You see the page as it was then.`,
}

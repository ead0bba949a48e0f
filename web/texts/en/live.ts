import { language } from './language.ts'

const timeOfDay = new Intl.DateTimeFormat(language.locale, { timeStyle: 'short' })
const clock = (time: number) => timeOfDay.format(time).replaceAll('\u202f', ' ')

/** The connection: what a call says when no answer came, and what stands on the page while it is lost. */
export const live = {
  offline: 'No connection. Please check it and try again.',
  listAsOf: (time: number) => `No connection. You see the list as it was at ${clock(time)}.`,
  pageAsOf: (time: number) => `No connection. You see the page as it was at ${clock(time)}.`,
}

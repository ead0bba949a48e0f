import { atFirstUse } from '../../../contract/texts/at-first-use.ts'
import { language } from './language.ts'

const timeOfDay = atFirstUse(() => new Intl.DateTimeFormat(language.locale, { timeStyle: 'short' }))
const dayAndTime = atFirstUse(
  () => new Intl.DateTimeFormat(language.locale, { dateStyle: 'medium', timeStyle: 'short' }),
)
const dayMs = 24 * 60 * 60 * 1000

function clock(time: number): string {
  const format = Date.now() - time < dayMs ? timeOfDay : dayAndTime
  return format().format(time).replaceAll('\u202f', ' ')
}

/** The connection: what a call says when no answer came, and what stands on the page while it is lost. */
export const live = {
  offline: 'No connection. Please check it and try again.',
  listAsOf: (time: number) => `Offline since ${clock(time)}. You see the list as it was then.`,
  pageAsOf: (time: number) => `Offline since ${clock(time)}. You see the page as it was then.`,
}

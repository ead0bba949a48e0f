import { atFirstUse } from '../../../contract/texts/at-first-use.ts'
import { language as shared } from '../../../contract/texts/en/language.ts'

/** Of the market, wherever one reads of it. */
const days = atFirstUse(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'Europe/Sofia' }),
)
const times = atFirstUse(() => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }))

/** How English counts and writes numbers and dates. */
export const language = {
  ...shared,
  /** 18 November. */
  day: (date: Date) => days().format(date),
  /** 14:05. */
  time: (date: Date) => times().format(date),
  year: (date: Date) => String(date.getFullYear()),
}

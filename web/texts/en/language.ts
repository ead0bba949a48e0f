import { language as shared } from '../../../contract/texts/en/language.ts'

/** Of the market, wherever one reads of it. */
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'Europe/Sofia' })
const times = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const years = new Intl.DateTimeFormat(shared.locale, { year: 'numeric' })

/** How English counts and writes numbers and dates. */
export const language = {
  ...shared,
  /** 18 November. */
  day: (date: Date) => days.format(date),
  /** 14:05. */
  time: (date: Date) => times.format(date),
  year: (date: Date) => years.format(date),
}

import { dateInWords, monthInWords } from '../../../contract/written.ts'

const locale = 'en-US'

const numbers = new Intl.NumberFormat(locale)
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const times = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const years = new Intl.DateTimeFormat(locale, { year: 'numeric' })

/** How English counts and writes numbers and dates. */
export const language = {
  locale,
  plurals: new Intl.PluralRules(locale),
  number: (value: number) => numbers.format(value),
  /** 18 November, and 18 November 2026. */
  day: (date: Date) => days.format(date),
  date: dateInWords,
  /** 14:05. */
  time: (date: Date) => times.format(date),
  month: monthInWords,
  year: (date: Date) => years.format(date),
}

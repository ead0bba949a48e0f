import { atFirstUse } from '../at-first-use.ts'

const locale = 'en-US'

const numbers = atFirstUse(() => new Intl.NumberFormat(locale))
const months = atFirstUse(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }))
const dates = atFirstUse(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }))

/** Numbers, dates and plurals in English, on server and browser. */
export const language = {
  locale,
  plurals: atFirstUse(() => new Intl.PluralRules(locale)),
  number: (value: number) => numbers().format(value),
  /** 18 November 2026. */
  date: (date: Date) => dates().format(date),
  /** November 2026. */
  month: (date: Date) => months().format(date),
}

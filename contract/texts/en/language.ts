import { marketFormat } from '../../times.ts'
import { atFirstUse } from '../at-first-use.ts'

const locale = 'en-US'

const numbers = atFirstUse(() => new Intl.NumberFormat(locale))
const months = marketFormat(locale, { month: 'long', year: 'numeric' })
const dates = marketFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const moments = marketFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/** Numbers, dates and plurals in English, on server and browser. */
export const language = {
  locale,
  plurals: atFirstUse(() => new Intl.PluralRules(locale)),
  number: (value: number) => numbers().format(value),
  /** 18 November 2026. */
  date: (date: Date) => dates(date),
  /** November 2026. */
  month: (date: Date) => months(date),
  /** Saturday, 5 December at 11:00. */
  moment: (at: number) => moments(at),
}

import { marketFormat } from '../../times.ts'
import { atFirstUse } from '../at-first-use.ts'
import type { language as english } from '../en/language.ts'

const locale = 'bg'

const numbers = atFirstUse(() => new Intl.NumberFormat(locale))
const months = marketFormat(locale, { month: 'long', year: 'numeric' })
const dates = marketFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' })
const moments = marketFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/** Numbers, dates and plurals in Bulgarian, on server and browser. */
export const language: typeof english = {
  locale,
  plurals: atFirstUse(() => new Intl.PluralRules(locale)),
  number: (value: number) => numbers().format(value),
  /** 26.11.2026 г., which ends a sentence without another dot. */
  date: (date: Date) => unbroken(dates(date)),
  /** ноември 2026 г., which ends a sentence without another dot. */
  month: (date: Date) => unbroken(months(date)),
  /** събота, 5 декември в 11:00 ч. */
  moment: (at: number) => moments(at),
}

/** The abbreviation stays on the line of its year. */
function unbroken(date: string): string {
  return date.replace(' г.', '\u00a0г.')
}

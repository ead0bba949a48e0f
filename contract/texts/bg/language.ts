import { atFirstUse } from '../at-first-use.ts'
import type { language as english } from '../en/language.ts'

const locale = 'bg'

const numbers = atFirstUse(() => new Intl.NumberFormat(locale))
const months = atFirstUse(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }))
const dates = atFirstUse(() => new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' }))

/** Numbers, dates and plurals in Bulgarian, on server and browser. */
export const language: typeof english = {
  locale,
  plurals: atFirstUse(() => new Intl.PluralRules(locale)),
  number: (value: number) => numbers().format(value),
  /** 26.11.2026 г., which ends a sentence without another dot. */
  date: (date: Date) => unbroken(dates().format(date)),
  /** ноември 2026 г., which ends a sentence without another dot. */
  month: (date: Date) => unbroken(months().format(date)),
}

/** The abbreviation stays on the line of its year. */
function unbroken(date: string): string {
  return date.replace(' г.', '\u00a0г.')
}

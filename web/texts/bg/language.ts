import { atFirstUse } from '../../../contract/texts/at-first-use.ts'
import { amounts } from '../../../contract/texts/bg/amounts.ts'
import { language as shared } from '../../../contract/texts/bg/language.ts'
import type { language as english } from '../en/language.ts'

/** Of the market, wherever one reads of it. */
const days = atFirstUse(
  () => new Intl.DateTimeFormat(shared.locale, { day: 'numeric', month: 'long', timeZone: 'Europe/Sofia' }),
)
const times = atFirstUse(() => new Intl.DateTimeFormat(shared.locale, { hour: '2-digit', minute: '2-digit' }))

/** How Bulgarian counts and writes numbers and dates. */
export const language: typeof english = {
  ...shared,
  // en
  tag: 'bg',
  /** 190 000, as amounts and mileages are written; the years of cars are not. */
  measure: (value: number) => amounts.number(String(value)),
  /** 26 ноември. */
  day: (date: Date) => days().format(date),
  /** 14:05. */
  time: (date: Date) => times().format(date),
  year: (date: Date) => String(date.getFullYear()),
}

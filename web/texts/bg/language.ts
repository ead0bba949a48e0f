import { amounts } from '../../../contract/texts/bg/amounts.ts'
import { language as shared } from '../../../contract/texts/bg/language.ts'
import { marketFormat, marketYear } from '../../../contract/times.ts'
import type { language as english } from '../en/language.ts'

const days = marketFormat(shared.locale, { day: 'numeric', month: 'long' })
const times = marketFormat(shared.locale, { hour: '2-digit', minute: '2-digit' })

/** How Bulgarian counts and writes numbers and dates. */
export const language: typeof english = {
  ...shared,
  // en
  tag: 'bg',
  /** 190 000, as amounts and mileages are written; the years of cars are not. */
  measure: (value: number) => amounts.number(String(value)),
  /** 26 ноември. */
  day: (date: Date) => days(date),
  /** 14:05. */
  time: (date: Date) => times(date),
  year: (date: Date) => String(marketYear(date)),
}

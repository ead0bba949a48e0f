import { type Language } from '../../../contract/language.ts'
import { digitGroups } from '../../../contract/digit-groups.ts'
import { marketFormat, marketYear } from '../../../contract/times.ts'
import { language as shared } from '../../../contract/texts/en/language.ts'

const days = marketFormat('en-GB', { day: 'numeric', month: 'long' })
const times = marketFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** How English counts and writes numbers and dates. */
export const language = {
  ...shared,
  tag: 'en' as Language,
  /** 190 000, as amounts and mileages are written; the years of cars are not. */
  measure: (value: number) => {
    const [whole = '', ...part] = String(value).split('.')
    return [digitGroups(whole).join('\u00a0'), ...part].join('.')
  },
  /** 18 November. */
  day: (date: Date) => days(date),
  /** 14:05. */
  time: (date: Date) => times(date),
  year: (date: Date) => String(marketYear(date)),
}

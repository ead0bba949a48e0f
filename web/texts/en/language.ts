import { type Language } from '../../../contract/language.ts'
import { atFirstUse } from '../../../contract/texts/at-first-use.ts'
import { digitGroups } from '../../../contract/digit-groups.ts'
import { language as shared } from '../../../contract/texts/en/language.ts'

/** In the time zone of the market, wherever the reader is. */
const days = atFirstUse(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'Europe/Sofia' }),
)
const times = atFirstUse(() => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }))

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
  day: (date: Date) => days().format(date),
  /** 14:05. */
  time: (date: Date) => times().format(date),
  year: (date: Date) => String(date.getFullYear()),
}

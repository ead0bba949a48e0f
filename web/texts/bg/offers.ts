import { plural } from '../../../contract/texts/plural.ts'
import type { offers as english } from '../en/offers.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

const days = (value: number) => counted(value, 'ден', 'дни')

/** The state of an offer on its card, and how long it is listed. */
export const offers: typeof english = {
  ribbons: {
    // ['Reserved', (date: Date) => `since ${language.day(date)}`]
    reserved: ['Резервиран', (date: Date) => `от ${language.day(date)}`],
    // ['Sold', (date: Date) => `on ${language.day(date)}`]
    sold: ['Продаден', (date: Date) => `на ${language.day(date)}`],
    // ['Paused', () => 'by the owner']
    paused: ['На пауза', () => 'от собственика'],
    // ['Expired', (date: Date) => `on ${language.day(date)}`]
    expired: ['Изтекла', (date: Date) => `на ${language.day(date)}`],
  },
  // Price drop
  priceDrop: 'Намаление',
  // less since ${language.day(date)}
  lessSince: (date: Date) => `от ${language.day(date)}`,
  // Listed today
  listedToday: 'Публикувана днес',
  // Listed ${days(value)}
  listed: (value: number) => `Публикувана преди ${days(value)}`,
  // plural(language.plurals, value, { one: 'saved by 1 person', other: `saved by ${language.number(value)} people` })
  saved: (value: number) =>
    plural(language.plurals, value, {
      one: 'запазена от 1 човек',
      other: `запазена от ${language.number(value)} души`,
    }),
  // value === 0 ? 'today' : days(value)
  days: (value: number) => `от ${value === 0 ? 'днес' : days(value)}`,
  // Listed
  historyListedLabel: 'На пазара',
  day: (date: Date) => language.day(date),
  date: (date: Date) => language.date(date),
  time: (date: Date) => language.time(date),
}

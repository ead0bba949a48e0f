import { type CarState } from '../../../contract/car-state.ts'
import { plural } from '../../../contract/texts/plural.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

const days = (value: number) => counted(value, 'day', 'days')

/** The state of an offer on its card, and its days on the market. */
export const offers = {
  ribbons: {
    reserved: ['Reserved', (date: Date) => `since ${language.day(date)}`],
    sold: ['Sold', (date: Date) => `on ${language.day(date)}`],
    paused: ['Paused', () => 'by the owner'],
    expired: ['Expired', (date: Date) => `on ${language.day(date)}`],
  } satisfies Record<Exclude<CarState, 'forSale'>, [string, (date: Date) => string]>,
  priceDrop: 'Price drop',
  lessSince: (date: Date) => `less since ${language.day(date)}`,
  listedToday: 'Listed today',
  listed: (value: number) => `Listed ${days(value)}`,
  saved: (value: number) =>
    plural(language.plurals, value, { one: 'saved by 1 person', other: `saved by ${language.number(value)} people` }),
  days: (value: number) => (value === 0 ? 'today' : days(value)),
  historyListedLabel: 'Listed',
  day: (date: Date) => language.day(date),
  date: (date: Date) => language.date(date),
  time: (date: Date) => language.time(date),
}

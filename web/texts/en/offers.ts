import { type CarState } from '../../../contract/car-state.ts'
import { plural } from '../plural.ts'
import { language } from './language.ts'

const days = (value: number) =>
  plural(language.plurals, value, { one: '1 day', other: `${language.number(value)} days` })
const drops = (value: number) =>
  value === 2 ? 'twice' : plural(language.plurals, value, { one: 'once', other: `${value} times` })

/** The state of an offer, its history, how long it is listed. */
export const offers = {
  ribbons: {
    reserved: ['Reserved', (date: Date) => `since ${language.day(date)}`],
    sold: ['Sold', (date: Date) => `on ${language.day(date)}`],
    paused: ['Paused', () => 'by the owner'],
    expired: ['Expired', (date: Date) => `on ${language.day(date)}`],
  } satisfies Record<Exclude<CarState, 'forSale'>, [string, (date: Date) => string]>,
  banners: {
    reserved: [
      (date: Date) => `Reserved since ${language.date(date)}.`,
      'Write to the owner if you want to be next in line.',
    ],
    sold: [(date: Date) => `Sold on ${language.date(date)}.`, 'The page stays for those who have the link.'],
    paused: [(date: Date) => `Paused on ${language.date(date)}.`, 'The owner does not offer it at the moment.'],
    expired: [
      (date: Date) => `Expired on ${language.date(date)}.`,
      'The owner has not said that it is still for sale.',
    ],
  } satisfies Record<Exclude<CarState, 'forSale'>, [(date: Date) => string, string]>,
  stateLabel: 'State of the offer',
  states: {
    forSale: 'For sale',
    reserved: 'Reserved',
    sold: 'Sold',
    paused: 'Paused',
    expired: 'Expired',
  } satisfies Record<CarState, string>,
  stateChanged: (state: string) => `The offer is now: ${state}.`,
  stillForSale: 'Still for sale?',
  stillForSaleUntil: (listed: number, until: Date) =>
    `Listed ${days(listed)}. Without an answer it is hidden on ${language.day(until)}; the date of first listing stays.`,
  yesForSale: 'Yes, still for sale',
  sold: 'Sold',
  renewed: 'The offer is renewed.',

  priceDrop: 'Price drop',
  lessSince: (date: Date) => `less since ${language.day(date)}`,
  listedToday: 'Listed today',
  listed: (value: number) => `Listed ${days(value)}`,
  saved: (value: number) =>
    plural(language.plurals, value, { one: 'saved by 1 person', other: `saved by ${language.number(value)} people` }),
  days: (value: number) => (value === 0 ? 'today' : days(value)),

  history: 'Price history',
  historyListedLabel: 'Listed',
  historyListed: (value: number, dropped: number) =>
    `${value === 0 ? 'Listed today' : `Listed ${days(value)}`}${dropped === 0 ? '' : `, price dropped ${drops(dropped)}`}.`,
  historyChart: (from: string, to: string, steps: number) =>
    `The price from ${from} BGN until ${to} BGN, in ${plural(language.plurals, steps, { one: '1 step', other: `${steps} steps` })}. The same stands in the list below.`,
  firstListed: 'First listed',
  listedAgain: 'Listed again',
  priceRise: 'Price rise',
  priceLower: 'Lower price',
  day: (date: Date) => language.day(date),
  date: (date: Date) => language.date(date),
  time: (date: Date) => language.time(date),
}

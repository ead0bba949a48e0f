import { currencyWords, factUnits, foreignCurrencyWords } from '../../../contract/amount-words.ts'
import { type Measure } from './meanings.ts'

/** The words around numbers, in the notation of `word-table.ts`. */

/** Bounds. "След 2010" and "after 2010" include 2010, as the years of the forms do. */
export const boundWords = {
  From: 'от, над, след, поне, минимум, мин, повече от, не по малко от, from, over, above, since, after, at least, min, minimum, more than, по нов+//а/о/и от, newer than, по скъп+//а/о/и от, more expensive than, не по стар+//а/о/и от, not older than, >, >=, ≥',
  To: 'до, под, преди, максимум, макс, най много, по малко от, не повече от, up to, under, below, until, before, max, maximum, less than, at most, no more than, not more than, по евтин+//а/о/и от, cheaper than, не по скъп+//а/о/и от, not more expensive than, не по нов+//а/о/и от, не над, последни, последните, last, по стар+//а/о/и от, older than, <, <=, ≤',
} as const

/** Bounds that mean money when the number could also be a year: "under 2000". */
export const moneyBounds =
  'под, under, below, по малко от, less than, по евтин+//а/о/и от, cheaper than, по скъп+//а/о/и от, more expensive than, не по скъп+//а/о/и от, not more expensive than, <, <=, ≤'

/** Bounds of how new a car is: "newer than 5 years" is a lower bound of the year. */
export const newnessBounds =
  'по нов+//а/о/и от, newer than, по стар+//а/о/и от, older than, не по стар+//а/о/и от, not older than, не по нов+//а/о/и от'

/** Words before the first of two numbers, and between them. */
export const rangeWords = { open: 'между, between', link: 'и, до, and, to, till' } as const

/** Words after a number that make it a bound: "2015 нагоре". */
export const openEnds = {
  From: 'нагоре, и нагоре, по нов+/а/о/и, и по нов+/а/о/и, и след, или по нов+/а/о/и, and up, and newer, or newer, onwards, and later, up',
  To: 'надолу, и надолу, по стар+/а/о/и, и по стар+/а/о/и, и преди, and older, or older, and earlier',
} as const

/** Units after a number, or before it; no filter has a displacement or another currency, but their numbers are no year or price: `[measure, factor, currency, phrases]`. */
export const unitWords: readonly (readonly [
  measure: Measure,
  factor: number,
  currency: 'BGN' | 'EUR' | null,
  phrases: string,
])[] = [
  ['price', 1, 'BGN', currencyWords.BGN],
  ['price', 1, 'EUR', currencyWords.EUR],
  ['foreignMoney', 1, null, foreignCurrencyWords],
  ...factUnits.mileage.map(([factor, words]) => ['mileage', factor, null, words] as const),
  ...factUnits.power.map(([factor, words]) => ['power', factor, null, words] as const),
  ...factUnits.displacement.map(([factor, words]) => ['displacement', factor, null, words] as const),
  ['year', 1, null, 'г, год, година, годината, та, year, ta'],
  ['age', 1, null, 'години, годинки, годиш+ен/на/ни/но, years, years old, yrs'],
]

/** Words before a number that name its measure. */
export const measureWords = {
  price: 'цена, цената, бюджет, price, budget, cena',
  mileage: 'пробег, mileage, километраж',
  power: 'мощност, power',
  year: 'година, години, year, years, произведен+//а',
} as const

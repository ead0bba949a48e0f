import { plural } from '../../../contract/texts/plural.ts'
import { counted } from './counted.ts'
import { language } from './language.ts'

const days = (value: number) => counted(value, 'day', 'days')

const drops = (value: number) =>
  value === 2 ? 'twice' : plural(language.plurals, value, { one: 'once', other: `${value} times` })

/** The history of a price. */
export const priceHistory = {
  history: 'Price history',
  historyListed: (value: number, dropped: number) =>
    `${value === 0 ? 'Listed today' : `Listed ${days(value)}`}${dropped === 0 ? '' : `, price dropped ${drops(dropped)}`}.`,
  historyChart: (from: string, to: string, steps: number) =>
    `The price from ${from} BGN until ${to} BGN, in ${plural(language.plurals, steps, { one: '1 step', other: `${steps} steps` })}. The same stands in the list below.`,
  firstListed: 'First listed',
  listedAgain: 'Listed again',
  priceRise: 'Price rise',
  priceLower: 'Lower price',
}

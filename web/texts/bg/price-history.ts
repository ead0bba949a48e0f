import type { priceHistory as english } from '../en/price-history.ts'
import { counted } from './counted.ts'

const drops = (value: number) => (value === 1 ? 'веднъж' : value === 2 ? 'два пъти' : `${value} пъти`)

/** The history of a price. */
export const priceHistory: typeof english = {
  // Price history
  history: 'История на цената',
  // ${value === 0 ? 'Listed today' : `Listed ${days(value)}`}${dropped === 0 ? '' : `, price dropped ${drops(dropped)}`}.
  historyListed: (value: number, dropped: number) =>
    `Публикувана ${value === 0 ? 'днес' : `преди ${counted(value, 'ден', 'дни')}`}${dropped === 0 ? '' : `, цената е намалявана ${drops(dropped)}`}.`,
  // The price from ${from} BGN until ${to} BGN, in ${plural(language.plurals, steps, { one: '1 step', other: `${steps} steps` })}. The same stands in the list below.
  historyChart: (from: string, to: string, steps: number) =>
    `Цената от ${from}\u00a0лв. до ${to}\u00a0лв., с ${counted(steps, 'промяна', 'промени')}. Същото е и в списъка по-долу.`,
  // First listed
  firstListed: 'Първо публикуване',
  // Listed again
  listedAgain: 'Повторно публикуване',
  // Price rise
  priceRise: 'Повишение',
  // Lower price
  priceLower: 'По-ниска цена',
}

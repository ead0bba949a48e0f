import { digitGroups } from '../../digit-groups.ts'
import { type Currency } from '../../facts.ts'
import { language } from './language.ts'

/** How English writes amounts: as the JSON number prints, with thousands set apart by style (`decisions.md` 6 and 7). */
export const amounts = {
  currencies: { BGN: 'BGN', EUR: 'EUR' } satisfies Record<Currency, string>,
  /** Do the specification's price lines begin with BGN, whatever the operator puts first? */
  statesBgnFirst: true as boolean,
  /** A number with a decimal point and at most two decimals. */
  number: (digits: string) => digits,
  /** A price in the digits of its currency. */
  price: (digits: string) => digits,
  /** The price in the second currency on a card, where the exact one is a press away. */
  roughPrice: (digits: string) => digits,
  /** A bound of a filter, and where the cars in it end. */
  bound: (value: number) => language.number(value),
  /** The parts of a written amount that style sets apart. */
  groups: digitGroups,
}

import { type Currency } from './facts.ts'
import { bgnBoundsOfEuro, euroAmount } from './money.ts'
import { type Range, type SearchFilters } from './search.ts'

/** The price filter in BGN; a range in euro covers every price whose shown euro amount is in it. */
export function bgnRange({ price: { from, to }, currency }: Pick<SearchFilters, 'price' | 'currency'>): Range {
  const inBgn = (bound: number | undefined, end: 'least' | 'greatest') =>
    bound === undefined || currency === 'BGN' ? bound : bgnBoundsOfEuro(bound)[end]
  const [least, greatest] = [inBgn(from, 'least'), inBgn(to, 'greatest')]
  return { ...(least !== undefined && { from: least }), ...(greatest !== undefined && { to: greatest }) }
}

/**
 * A price filter in the other currency, that finds the same offers: 15,000 BGN are 7,669.38 EUR, and those 15,000 BGN
 * again, as of the leva that are shown as one euro amount a round one is meant.
 */
export function rangeInCurrency({ from, to, ...other }: Range, currency: Currency): Range {
  const convert = (bound: number, end: 'least' | 'greatest') =>
    currency === 'EUR' ? Number(euroAmount(bound)) : bgnMeant(bound, end)
  return {
    ...other,
    ...(from !== undefined && { from: convert(from, 'least') }),
    ...(to !== undefined && { to: convert(to, 'greatest') }),
  }
}

/** Whole leva where some are shown as this euro amount, else the outermost ones that are. */
function bgnMeant(euro: number, end: 'least' | 'greatest'): number {
  const bounds = bgnBoundsOfEuro(euro)
  const whole = Math.ceil(bounds.least)
  return whole <= bounds.greatest ? whole : bounds[end]
}

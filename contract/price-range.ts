import { type Range, type SearchFilters } from './search.ts'
import { bgnBoundsOfEuro } from './money.ts'

/** The price filter in BGN; a range in euro covers every price whose shown euro amount is in it. */
export function bgnRange({ price: { from, to }, currency }: Pick<SearchFilters, 'price' | 'currency'>): Range {
  const inBgn = (bound: number | undefined, end: 'least' | 'greatest') =>
    bound === undefined || currency === 'BGN' ? bound : bgnBoundsOfEuro(bound)[end]
  const [least, greatest] = [inBgn(from, 'least'), inBgn(to, 'greatest')]
  return { ...(least !== undefined && { from: least }), ...(greatest !== undefined && { to: greatest }) }
}

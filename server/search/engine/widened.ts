import { nearText, radii } from '../../../contract/near.ts'
import { type Relaxation, type SearchFilters } from '../../../contract/search.ts'
import { type Param } from '../../../contract/search-address.ts'

/** How much dearer the cars of a wider search may be. */
const dearer = 1.1

/** A search with one filter wider, and what changes in its address. */
interface Widened extends Required<Pick<Relaxation, 'params' | 'instead'>> {
  filters: SearchFilters
}

/** The same search with a greater radius, and with a price up to a tenth higher. */
export function widened(filters: SearchFilters): Widened[] {
  const { near, price } = filters
  const ways: Widened[] = []
  const km = near && radii.find((radius) => radius > near.km)
  if (near && km !== undefined) {
    const wider = { ...near, km }
    ways.push({
      params: [['near', nearText(near)]],
      instead: [['near', nearText(wider)]],
      filters: { ...filters, near: wider },
    })
  }
  if (price.to !== undefined && price.to > 0) {
    const to = Math.round(price.to * dearer)
    ways.push({
      params: [['priceTo', String(price.to)]],
      instead: [['priceTo', String(to)]],
      filters: { ...filters, price: { ...price, to } },
    })
  }
  return ways
}

/** Does a filter say where the car is? */
export function isOfPlace([name]: Param): boolean {
  return /^(near|town|region)/u.test(name)
}

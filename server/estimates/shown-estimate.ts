import { type RawEstimate } from './price-model.ts'

/** So many comparable offers are shown beside an estimate. */
export const comparablesShown = 12
/**
 * When there is not enough data: a range whose upper end is more than so many times the lower one says nothing, and an
 * estimate may lie beyond the cheapest and the dearest comparable offer by so much of their price only. One that is
 * shown already stays until it is clearly out, so that it does not come and go.
 */
const bounds = { fresh: { widest: 2.5, beyond: 0.15 }, shown: { widest: 2.8, beyond: 0.22 } }

/** What the product shows of an estimate, rounded for people; null when the offers beside it do not bear it out. */
export function shownEstimate(raw: RawEstimate, isShown: boolean): Pick<RawEstimate, 'price' | 'low' | 'high'> | null {
  if (!isBorneOut(raw, isShown)) return null
  return { price: rounded(raw.price), low: rounded(raw.low), high: rounded(raw.high) }
}

function isBorneOut({ price, low, high, comparables }: RawEstimate, isShown: boolean): boolean {
  const { widest, beyond } = isShown ? bounds.shown : bounds.fresh
  const prices = comparables.slice(0, comparablesShown).map(({ offer }) => offer.car.price)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  return high / low <= widest && price >= least * (1 - beyond) && price <= most * (1 + beyond)
}

/** BGN as people say a price that nobody asks for exactly. */
function rounded(price: number): number {
  const step = price < 10_000 ? 10 : price < 50_000 ? 50 : 100
  return Math.max(step, Math.round(price / step) * step)
}

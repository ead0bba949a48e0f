import { type RawEstimate } from './model/price-model.ts'

/** Most comparable offers that are shown with an estimate. */
export const comparablesShown = 12
/**
 * `widest` is the greatest ratio of the ends of the range, `beyond` the share by which an estimate may lie outside the
 * prices of the shown comparable offers. A shown estimate has wider bounds, so that it does not flicker.
 */
const bounds = { fresh: { widest: 2.5, beyond: 0.15 }, shown: { widest: 2.8, beyond: 0.22 } }

/** The rounded estimate to show; null when it is outside the bounds. */
export function shownEstimate(raw: RawEstimate, isShown: boolean): Pick<RawEstimate, 'price' | 'low' | 'high'> | null {
  if (!isWithinBounds(raw, isShown)) return null
  return { price: rounded(raw.price), low: rounded(raw.low), high: rounded(raw.high) }
}

function isWithinBounds({ price, low, high, comparables }: RawEstimate, isShown: boolean): boolean {
  const { widest, beyond } = isShown ? bounds.shown : bounds.fresh
  const prices = comparables.slice(0, comparablesShown).map(({ offer }) => offer.car.price)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  return high / low <= widest && price >= least * (1 - beyond) && price <= most * (1 + beyond)
}

/** To 10, 50 or 100 BGN. */
function rounded(price: number): number {
  const step = price < 10_000 ? 10 : price < 50_000 ? 50 : 100
  return Math.max(step, Math.round(price / step) * step)
}

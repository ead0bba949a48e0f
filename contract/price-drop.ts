/** Days of earlier prices that a price drop must undercut (Directive 98/6/EC, article 6a). */
export const dropDays = 30

const dayMs = 24 * 60 * 60 * 1000

/** Whether a drop at `at` is still shown at `now`. Both in epoch ms. */
export function isDropFresh(at: number, now: number): boolean {
  return now - at < dropDays * dayMs
}

/** Smaller steps are no drop: a lev a day would keep an offer in everybody's eye. BGN, and a share of the price before. */
const leastDrop = { amount: 100, share: 0.01 }

/** Whether a price in BGN fell by so much that people are told. */
export function isNotableDrop(before: number, now: number): boolean {
  return before - now >= Math.max(leastDrop.amount, before * leastDrop.share)
}

/** A price and when it began. */
export interface PriceStep {
  /** Epoch ms. */
  at: number
  price: number
}

/** Whether the last of the ordered steps is notably lower than every price of the 30 days before it. */
export function isDrop(steps: readonly PriceStep[]): boolean {
  const [step, ...earlier] = steps.toReversed()
  if (!step || earlier.length === 0) return false
  const since = step.at - dropDays * dayMs
  const standing = earlier.findIndex(({ at }) => at < since)
  const inForce = standing === -1 ? earlier : earlier.slice(0, standing + 1)
  return isNotableDrop(Math.min(...inForce.map(({ price }) => price)), step.price)
}

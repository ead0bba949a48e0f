/** "Price drop" means: lower than the lowest price of so many days before (Directive 98/6/EC, article 6a). */
export const dropDays = 30

const dayMs = 24 * 60 * 60 * 1000

/** Is a drop of then still one to speak of now? Both in epoch ms. */
export function isDropFresh(at: number, now: number): boolean {
  return now - at < dropDays * dayMs
}

/** A price from a time on. */
export interface PriceStep {
  /** Epoch ms. */
  at: number
  price: number
}

/** Is a step, the last of those given in order, lower than every price in force in the 30 days before it? */
export function isDrop(steps: readonly PriceStep[]): boolean {
  const [step, ...earlier] = steps.toReversed()
  if (!step || earlier.length === 0) return false
  const since = step.at - dropDays * dayMs
  const standing = earlier.findIndex(({ at }) => at < since)
  const inForce = standing === -1 ? earlier : earlier.slice(0, standing + 1)
  return inForce.every(({ price }) => step.price < price)
}

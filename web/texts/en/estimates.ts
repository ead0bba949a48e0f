import { pricePosition } from '../../../contract/texts/en/price-position.ts'

/** What an offer is worth by comparable ones. */
export const estimates = {
  ...pricePosition,
  tooFew: (count: number, needed: number) =>
    `No estimate: ${count} comparable ${count === 1 ? 'car' : 'cars'}, ${needed} needed`,
}

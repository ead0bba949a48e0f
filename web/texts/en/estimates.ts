import { pricePosition } from '../../../contract/texts/en/price-position.ts'

/** The estimate of an offer by comparable ones. */
export const estimates = {
  ...pricePosition,
  tooFew: (count: number, needed: number) =>
    `No estimate: ${count} comparable ${count === 1 ? 'car' : 'cars'}, ${needed} needed`,
}

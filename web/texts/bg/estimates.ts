import { pricePosition } from '../../../contract/texts/bg/price-position.ts'
import type { estimates as english } from '../en/estimates.ts'
import { counted } from './counted.ts'

/** What an offer is worth by comparable ones. */
export const estimates: typeof english = {
  ...pricePosition,
  // No estimate: ${count} comparable ${count === 1 ? 'car' : 'cars'}, ${needed} needed
  tooFew: (count: number, needed: number) =>
    `Няма оценка: ${counted(count, 'сходен автомобил', 'сходни автомобила')}, нужни са ${needed}`,
}

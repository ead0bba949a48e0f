/** More than so far off the estimate, as a share of it, makes a price good or high. */
const fairShare = 0.04

/** Where a price stands against its estimate. */
export interface PricePosition {
  word: 'good' | 'fair' | 'high'
  /** Whole per cent of the estimate, without a sign, and the side on which the price stands. */
  percent: number
  side: 'under' | 'over' | 'at'
}

/** Says where a price stands against an estimate, both in BGN. The word follows the figure that is shown. */
export function pricePosition(price: number, estimate: number): PricePosition {
  const percent = Math.round((price / estimate - 1) * 100)
  const side = percent === 0 ? 'at' : percent < 0 ? 'under' : 'over'
  const isOff = Math.abs(percent) > fairShare * 100
  const word = isOff ? (percent < 0 ? 'good' : 'high') : 'fair'
  return { word, percent: Math.abs(percent), side }
}

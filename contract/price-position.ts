/** Share of the estimate within which a price is fair. */
const fairShare = 0.04

/** Per cent under the estimate from which a price is no bargain but a question. */
const unusualPercent = 25

/** A price compared with its estimate. */
export interface PricePosition {
  word: 'good' | 'fair' | 'high' | 'unusual'
  /** Whole per cent of the estimate, without a sign. */
  percent: number
  side: 'under' | 'over' | 'at'
}

/** Compares a price with its estimate, both in BGN; the verdict follows the rounded percentage that is shown. */
export function pricePosition(price: number, estimate: number): PricePosition {
  const percent = Math.round((price / estimate - 1) * 100)
  const side = percent === 0 ? 'at' : percent < 0 ? 'under' : 'over'
  const isOff = Math.abs(percent) > fairShare * 100
  const low = percent <= -unusualPercent ? 'unusual' : 'good'
  const word = isOff ? (percent < 0 ? low : 'high') : 'fair'
  return { word, percent: Math.abs(percent), side }
}

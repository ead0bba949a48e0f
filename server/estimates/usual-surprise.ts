/** By how much the log price of a comparable offer is over what was foretold, and how much that counts. */
export interface Surprise {
  value: number
  weight: number
}

/** How many offers the foretold price itself counts as. */
const foretoldCounts = 3
/** The foretold price is unsure by so many spreads. */
const foretoldSpread = 1.2

/**
 * By how much comparable offers are usually priced over what was foretold: the mode of their weighted surprises, with
 * the foretold price as one more voice (the mode as in modal regression, Yao and Li 2014, found by mean shift, Cheng
 * 1995). `spread` is how widely such surprises scatter; `around` is the scatter of these about the mode, with `spread`
 * counting as as many offers as the foretold price.
 */
export function usualSurprise(surprises: readonly Surprise[], spread: number): { usual: number; around: number } {
  const ownVariance = spread ** 2 * (1 + foretoldSpread ** 2)
  const own = (at: number) =>
    (foretoldCounts * Math.exp(-(at ** 2) / 2 / ownVariance) * spread) / Math.sqrt(ownVariance)
  const heightAt = (at: number) => {
    let height = own(at)
    for (const { value, weight } of surprises) height += weight * bell(value - at, spread)
    return height
  }
  let usual = 0
  let highest = -1
  for (let step = -20; step <= 20; step++) {
    const height = heightAt((step / 5) * spread)
    if (height > highest) [usual, highest] = [(step / 5) * spread, height]
  }
  for (let round = 0; round < 5; round++) {
    let [sum, weights] = [0, (own(usual) * spread ** 2) / ownVariance]
    for (const { value, weight } of surprises) {
      const near = weight * bell(value - usual, spread)
      sum += near * value
      weights += near
    }
    usual = sum / weights
  }
  return { usual, around: scatterAbout(surprises, usual, spread) }
}

function scatterAbout(surprises: readonly Surprise[], middle: number, spread: number): number {
  let [squares, weights] = [foretoldCounts * spread ** 2, foretoldCounts]
  for (const { value, weight } of surprises) {
    // One offer at a fancy price must not widen the range of all others.
    squares += weight * Math.min((value - middle) ** 2, (3 * spread) ** 2)
    weights += weight
  }
  return Math.sqrt(squares / weights)
}

function bell(distance: number, spread: number): number {
  const ratio = distance / spread
  return ratio > 4 || ratio < -4 ? 0 : Math.exp(-0.5 * ratio * ratio)
}

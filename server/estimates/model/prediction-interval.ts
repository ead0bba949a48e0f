import { levels, type Level } from './comparable-offers.ts'
import { correctPrice, type ResidualModel } from './corrected-price.ts'
import { quantileOf } from './robust-statistics.ts'

/** By level the ends of the 80 % range, in dispersions. */
export type Ranges = Partial<Record<Level, { low: number; high: number }>>

/** About this many offers are enough for the calibration. */
const maxCalibrated = 4000
/** Fewer errors do not determine the ends of a range of 80 %. */
const minCalibrated = 10
/** All offers of families with fewer are used, as only these are compared beyond their family. */
const rareFamily = 12

/**
 * Calibrates the range by level, from the tenth to the ninetieth percentile of the errors in dispersions (split
 * conformal prediction: Vovk et al. 2005; scaled residuals: Lei et al. 2018). Each offer is estimated as if it were new.
 */
export function calibrate(model: ResidualModel): Ranges {
  const { all, byFamily } = model.index
  const step = Math.ceil(all.length / maxCalibrated)
  const errors = new Map<Level, number[]>(levels.map((level) => [level, []]))
  for (const [i, offer] of all.entries()) {
    const isRare = (byFamily.get(offer.family)?.length ?? 0) < rareFamily
    if (i % step !== 0 && !isRare) continue
    const corrected = correctPrice(model, offer.car, offer)
    if (!corrected || (i % step !== 0 && corrected.level === 'model')) continue
    const { level, logPrice, dispersion } = corrected
    errors.get(level)?.push((Math.log(offer.car.price) - logPrice) / dispersion)
  }
  const ranges: Ranges = {}
  for (const [level, unsorted] of errors) {
    if (unsorted.length < minCalibrated) continue
    const sorted = Float64Array.from(unsorted).toSorted()
    const negated = sorted.map((error) => -error).toReversed()
    ranges[level] = { low: -quantileOf(negated, 0.9), high: quantileOf(sorted, 0.9) }
  }
  return ranges
}

import { addedBy, boostTrees, type BoostedTrees } from './boosted-trees.ts'
import { type OfferFacts } from './offer-facts.ts'
import { binsOf, columnCount, learnColumns, type PriceColumns } from './price-columns.ts'
import { fitTrend, trendOf, type PriceTrend } from './price-trend.ts'

/** A trend and the trees on top of it, which together foretell a log price. */
export interface Foreteller {
  trend: PriceTrend
  columns: PriceColumns
  trees: BoostedTrees
}

/** Fits on offers; the same offers in the same order and the same seed give the same. */
export function fitForeteller(cars: readonly OfferFacts[], seed: number): Foreteller {
  const logs = Float64Array.from(cars, (car) => Math.log(car.price))
  const trend = fitTrend(cars, logs)
  const trended = Float64Array.from(cars, (car) => trendOf(trend, car))
  const columns = learnColumns(cars, trended)
  const bins = new Uint8Array(cars.length * columnCount)
  for (const [i, car] of cars.entries()) bins.set(binsOf(columns, car, trended[i]!), i * columnCount)
  const left = logs.map((log, i) => log - trended[i]!)
  return { trend, columns, trees: boostTrees(bins, left, seed + 1) }
}

/** The log price of a car. */
export function foretell({ trend, columns, trees }: Foreteller, car: OfferFacts): number {
  const trended = trendOf(trend, car)
  return trended + addedBy(trees, binsOf(columns, car, trended))
}

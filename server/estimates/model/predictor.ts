import { sumOfTrees, boostTrees, type BoostedTrees } from './boosted-trees.ts'
import { type OfferFacts } from './offer-facts.ts'
import { binsOf, columnCount, learnColumns, type PriceColumns } from './price-columns.ts'
import { fitTrend, trendOf, type PriceTrend } from './price-trend.ts'

/** A trend, and trees that are fitted on its residuals. */
export interface Predictor {
  trend: PriceTrend
  columns: PriceColumns
  trees: BoostedTrees
}

/** Fits on offers. The same offers, order and seed give the same predictor. */
export function fitPredictor(cars: readonly OfferFacts[], seed: number): Predictor {
  const logPrices = Float64Array.from(cars, (car) => Math.log(car.price))
  const trend = fitTrend(cars, logPrices)
  const trended = Float64Array.from(cars, (car) => trendOf(trend, car))
  const columns = learnColumns(cars, trended)
  const bins = new Uint8Array(cars.length * columnCount)
  for (const [i, car] of cars.entries()) bins.set(binsOf(columns, car, trended[i]!), i * columnCount)
  const residuals = logPrices.map((value, i) => value - trended[i]!)
  return { trend, columns, trees: boostTrees(bins, residuals, seed + 1) }
}

/** The log price of a car. */
export function predict({ trend, columns, trees }: Predictor, car: OfferFacts): number {
  const trended = trendOf(trend, car)
  return trended + sumOfTrees(trees, binsOf(columns, car, trended))
}

import { dot, ridge, type OfferFacts } from '../server/estimates/model/price-model.ts'
import { median } from './measure.ts'

/** A simpler way to estimate a price. */
export interface Peer {
  name: string
  /** Undefined where it has nothing to go by. */
  estimate: (car: OfferFacts) => number | undefined
}

/** The median price of offers of the same model and year. */
export function medianOfModelAndYear(learned: readonly OfferFacts[]): Peer {
  const keyOf = (car: OfferFacts) => `${car.brand} ${car.model} ${car.year}`
  const prices = [...Map.groupBy(learned, keyOf)].map(([key, cars]) => [key, median(cars.map(({ price }) => price))])
  const byKey = new Map(prices as [string, number][])
  return { name: 'median of model, year', estimate: (car) => byKey.get(keyOf(car)) }
}

/** A straight line of log price on year, mileage and displacement for each model with ten offers. */
export function lineByModel(learned: readonly OfferFacts[]): Peer {
  const keyOf = (car: OfferFacts) => `${car.brand} ${car.model}`
  const termsOf = (car: OfferFacts) =>
    Float64Array.of(1, (car.year - 2015) / 10, (car.mileage ?? 0) / 100_000, (car.displacement ?? 0) / 1000)
  const slopes = new Map<string, Float64Array>()
  for (const [key, cars] of Map.groupBy(learned, keyOf)) {
    if (cars.length < 10) continue
    const values = Float64Array.from(cars, ({ price }) => Math.log(price))
    slopes.set(key, ridge({ terms: cars.map(termsOf), values, weight: values.map(() => 1) }, 0.01))
  }
  const estimate = (car: OfferFacts) => {
    const own = slopes.get(keyOf(car))
    return own && Math.exp(dot(own, termsOf(car)))
  }
  return { name: 'line for each model', estimate }
}

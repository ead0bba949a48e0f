import { dot, ridge } from './linear-regression.ts'
import { wordOf, type OfferFacts } from './offer-facts.ts'
import { spreadOf } from './robust.ts'
import { guessed, learnTypical, type TypicalFacts } from './typical-facts.ts'

/** Log prices in straight lines: what holds for all cars, and what a brand and a family add to it. */
export interface PriceTrend {
  typical: TypicalFacts
  slopes: Float64Array
  engines: string[]
  transmissions: string[]
  brands: Map<string, number>
  families: Map<string, number>
}

/** Ages in decades and mileages in 100,000 km at which a line may bend. */
const bends = { age: [0.2, 0.5, 1, 1.8], mileage: [0.3, 0.8, 1.5, 2.5] }
/** Draws slopes towards 0, and the step of a brand or family as so many cars at the level above would. */
const shrinkage = { slope: 2, step: 4 }
const rounds = 6

/**
 * Fits the trend: ridge regression with steps for brands and families that are partly pooled
 * (Gelman and Hill 2007: a step is drawn to the level above the more the fewer cars there are), by backfitting, with
 * Cauchy weights against prices that are no prices. It carries the estimate where few cars are, and beyond the data.
 */
export function fitTrend(cars: readonly OfferFacts[], logPrices: Float64Array): PriceTrend {
  const trend: PriceTrend = {
    typical: learnTypical(cars),
    slopes: new Float64Array(),
    engines: [...new Set(cars.map((car) => car.engine))].toSorted(),
    transmissions: [...new Set(cars.map((car) => car.transmission))].toSorted(),
    brands: new Map(),
    families: new Map(),
  }
  const terms = cars.map((car) => termsOf(trend, car))
  const names = cars.map((car) => ({ brand: car.brand, family: wordOf(car, 'family') ?? '' }))
  const weight = new Float64Array(cars.length).fill(1)
  for (let round = 0; round < rounds; round++) {
    const steps = names.map(({ brand, family }) => (trend.brands.get(brand) ?? 0) + (trend.families.get(family) ?? 0))
    const values = logPrices.map((value, i) => value - steps[i]!)
    trend.slopes = ridge({ terms, values, weight }, shrinkage.slope)
    const left = logPrices.map((value, i) => value - dot(trend.slopes, terms[i]!))
    trend.brands = pooledSteps(
      names.map(({ brand }) => brand),
      left,
      weight,
    )
    const below = left.map((value, i) => value - (trend.brands.get(names[i]!.brand) ?? 0))
    trend.families = pooledSteps(
      names.map(({ family }) => family),
      below,
      weight,
    )
    const rest = below.map((value, i) => value - (trend.families.get(names[i]!.family) ?? 0))
    const scale = 2.4 * spreadOf(rest) || 1
    for (const [i, value] of rest.entries()) weight[i] = 1 / (1 + (value / scale) ** 2)
  }
  return trend
}

/** The log price of a car by the trend. A brand or family that was never seen adds nothing. */
export function trendOf(trend: PriceTrend, car: OfferFacts): number {
  const steps = (trend.brands.get(car.brand) ?? 0) + (trend.families.get(wordOf(car, 'family') ?? '') ?? 0)
  return dot(trend.slopes, termsOf(trend, car)) + steps
}

function termsOf(trend: PriceTrend, car: OfferFacts): Float64Array {
  const age = (trend.typical.newestYear - car.year) / 10
  const driven = guessed(trend.typical, car, 'mileage') / 100_000
  const size = Math.log(guessed(trend.typical, car, 'displacement') / 1800)
  const power = Math.log(guessed(trend.typical, car, 'power') / 120)
  return Float64Array.from([
    1,
    age,
    ...bends.age.map((bend) => Math.max(0, age - bend)),
    Number(car.mileage === null),
    driven,
    ...bends.mileage.map((bend) => Math.max(0, driven - bend)),
    Number(car.displacement === null),
    size,
    Number(car.power === null),
    power,
    ...trend.engines.map((engine) => Number(engine === car.engine)),
    ...trend.transmissions.map((transmission) => Number(transmission === car.transmission)),
  ])
}

function pooledSteps(names: string[], values: Float64Array, weight: Float64Array): Map<string, number> {
  const sums = new Map<string, { value: number; weight: number }>()
  for (const [i, name] of names.entries()) {
    const sum = sums.get(name) ?? { value: 0, weight: 0 }
    sum.value += weight[i]! * values[i]!
    sum.weight += weight[i]!
    sums.set(name, sum)
  }
  return new Map([...sums].map(([name, sum]) => [name, sum.value / (sum.weight + shrinkage.step)]))
}

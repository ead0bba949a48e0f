import { dot, ridge } from './linear-regression.ts'
import { categoryOf, type OfferFacts } from './offer-facts.ts'
import { spreadOf } from './robust-statistics.ts'
import { imputed, learnTypical, type TypicalFacts } from './typical-facts.ts'

/** A linear model of a log value: slopes for all cars, and effects of brands and families. */
export interface PriceTrend {
  typical: TypicalFacts
  slopes: Float64Array
  engines: string[]
  transmissions: string[]
  brands: Map<string, number>
  families: Map<string, number>
}

/** Ages in decades and mileages in 100,000 km at which the line may bend. */
const knots = { age: [0.2, 0.5, 1, 1.8], mileage: [0.3, 0.8, 1.5, 2.5] }
/** The ridge penalty of slopes, and how many cars without an effect each group is pooled with. */
const shrinkage = { slope: 2, group: 4 }
const rounds = 6

/**
 * Fits by backfitting: ridge regression, then partly pooled effects of brands and families (Gelman and Hill 2007), then
 * Cauchy weights against outliers.
 */
export function fitTrend(cars: readonly OfferFacts[], targets: Float64Array): PriceTrend {
  const trend: PriceTrend = {
    typical: learnTypical(cars),
    slopes: new Float64Array(),
    engines: [...new Set(cars.map((car) => car.engine))].toSorted(),
    transmissions: [...new Set(cars.map((car) => car.transmission))].toSorted(),
    brands: new Map(),
    families: new Map(),
  }
  const terms = cars.map((car) => termsOf(trend, car))
  const brands = cars.map((car) => car.brand)
  const families = cars.map((car) => categoryOf(car, 'family') ?? '')
  const weight = new Float64Array(cars.length).fill(1)
  for (let round = 0; round < rounds; round++) {
    const values = targets.map((value, i) => value - groupEffect(trend, brands[i]!, families[i]!))
    trend.slopes = ridge({ terms, values, weight }, shrinkage.slope)
    const afterSlopes = targets.map((value, i) => value - dot(trend.slopes, terms[i]!))
    trend.brands = pooledEffects(brands, afterSlopes, weight)
    const afterBrands = afterSlopes.map((value, i) => value - (trend.brands.get(brands[i]!) ?? 0))
    trend.families = pooledEffects(families, afterBrands, weight)
    const residuals = afterBrands.map((value, i) => value - (trend.families.get(families[i]!) ?? 0))
    const scale = 2.4 * spreadOf(residuals) || 1
    for (const [i, value] of residuals.entries()) weight[i] = 1 / (1 + (value / scale) ** 2)
  }
  return trend
}

/** The value of a car by the trend. An unknown brand or family adds nothing. */
export function trendOf(trend: PriceTrend, car: OfferFacts): number {
  return dot(trend.slopes, termsOf(trend, car)) + groupEffect(trend, car.brand, categoryOf(car, 'family') ?? '')
}

function groupEffect({ brands, families }: PriceTrend, brand: string, family: string): number {
  return (brands.get(brand) ?? 0) + (families.get(family) ?? 0)
}

function termsOf(trend: PriceTrend, car: OfferFacts): Float64Array {
  const age = (trend.typical.newestYear - car.year) / 10
  const mileage = imputed(trend.typical, car, 'mileage') / 100_000
  const displacement = Math.log(imputed(trend.typical, car, 'displacement') / 1800)
  const power = Math.log(imputed(trend.typical, car, 'power') / 120)
  return Float64Array.from([
    1,
    age,
    ...knots.age.map((knot) => Math.max(0, age - knot)),
    Number(car.mileage === null),
    mileage,
    ...knots.mileage.map((knot) => Math.max(0, mileage - knot)),
    Number(car.displacement === null),
    displacement,
    Number(car.power === null),
    power,
    ...trend.engines.map((engine) => Number(engine === car.engine)),
    ...trend.transmissions.map((transmission) => Number(transmission === car.transmission)),
  ])
}

/** The weighted mean of each group, shrunk towards 0, small groups more than large ones. */
function pooledEffects(groups: string[], values: Float64Array, weight: Float64Array): Map<string, number> {
  const sums = new Map<string, { value: number; weight: number }>()
  for (const [i, group] of groups.entries()) {
    const sum = sums.get(group) ?? { value: 0, weight: 0 }
    sum.value += weight[i]! * values[i]!
    sum.weight += weight[i]!
    sums.set(group, sum)
  }
  return new Map([...sums].map(([group, sum]) => [group, sum.value / (sum.weight + shrinkage.group)]))
}

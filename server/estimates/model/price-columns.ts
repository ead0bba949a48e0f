import { categoricalFacts, categoryOf, type OfferFacts } from './offer-facts.ts'
import { knownOrImputed, learnTypical, type TypicalFacts } from './typical-facts.ts'

/** Year, mileage, displacement, power, mileage per year, log price by the trend. Categorical columns follow. */
const numericColumns = 6
/** The number of columns. */
export const columnCount = numericColumns + categoricalFacts.length
/** Bins of a column; bin 0 means missing. */
const binCount = 256
/** Categories of fewer offers share bin 0. */
const categorySeen = 5

/** Turns the facts of a car into bins. */
export interface PriceColumns {
  typical: TypicalFacts
  /** The values between bins, by numeric column. */
  edges: Float64Array[]
  /** The bin of each category, by categorical column. */
  categories: Map<string, number>[]
}

/** Is a column categorical, so that its bins have no order? */
export function isCategorical(column: number): boolean {
  return column >= numericColumns
}

/** Learns bins of about equally many offers, and the frequent categories. `trend` is the log price of each by the trend. */
export function learnColumns(cars: readonly OfferFacts[], trend: Float64Array): PriceColumns {
  const typical = learnTypical(cars)
  const numbers = cars.map((car, i) => numbersOf(car, trend[i]!, typical))
  return {
    typical,
    edges: Array.from({ length: numericColumns }, (_none, column) => edgesOf(numbers.map((row) => row[column]!))),
    categories: categoricalFacts.map((fact) => frequentCategories(cars.map((car) => categoryOf(car, fact)))),
  }
}

/** The bins of a car, one for each column. */
export function binsOf({ typical, edges, categories }: PriceColumns, car: OfferFacts, trend: number): Uint8Array {
  const bins = new Uint8Array(columnCount)
  for (const [column, value] of numbersOf(car, trend, typical).entries()) bins[column] = binOf(edges[column]!, value)
  for (const [index, fact] of categoricalFacts.entries()) {
    bins[numericColumns + index] = categories[index]!.get(categoryOf(car, fact) ?? '') ?? 0
  }
  return bins
}

function numbersOf(car: OfferFacts, trend: number, typical: TypicalFacts): number[] {
  const [mileage, displacement, power] = (['mileage', 'displacement', 'power'] as const).map(
    (fact) => knownOrImputed(typical, car, fact) ?? NaN,
  ) as [number, number, number]
  return [car.year, mileage, displacement, power, mileage / (typical.newestYear + 1 - car.year), trend]
}

function edgesOf(values: number[]): Float64Array {
  const sorted = Float64Array.from(values.filter((value) => !Number.isNaN(value))).toSorted()
  const distinct = sorted.filter((value, i) => i === 0 || value !== sorted[i - 1])
  const most = binCount - 2
  if (distinct.length <= most) return distinct.subarray(1).map((value, i) => (value + distinct[i]!) / 2)
  const cuts = Float64Array.from(
    { length: most },
    (_none, k) => sorted[Math.floor(((k + 1) / (most + 1)) * sorted.length)]!,
  )
  return cuts.filter((value, i) => i === 0 || value !== cuts[i - 1])
}

/** 0 if missing, else one more than the number of edges at or below the value. */
function binOf(edges: Float64Array, value: number): number {
  if (Number.isNaN(value)) return 0
  let [low, high] = [0, edges.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (value >= edges[middle]!) low = middle + 1
    else high = middle
  }
  return low + 1
}

function frequentCategories(values: (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  const frequent = [...counts].filter(([, count]) => count >= categorySeen)
  // By name where counts are equal, so that the result does not depend on the order of offers.
  frequent.sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
  return new Map(frequent.slice(0, binCount - 1).map(([value], index) => [value, index + 1]))
}

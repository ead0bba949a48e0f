import { wordFacts, wordOf, type OfferFacts } from './offer-facts.ts'
import { learnable, learnTypical, type TypicalFacts } from './typical-facts.ts'

/** Numeric columns: year, mileage, size, power, mileage of a year, log price of the trend. Columns of words follow. */
const numericColumns = 6
/** How many columns a car has. */
export const columnCount = numericColumns + wordFacts.length
/** Bins of a column; bin 0 means not known. */
export const binCount = 256
/** Words that fewer offers have are not told apart. */
const wordSeen = 5

/** How the facts of a car become the bins on which trees are grown. */
export interface PriceColumns {
  typical: TypicalFacts
  /** Of each numeric column the values between two bins. */
  edges: Float64Array[]
  /** Of each column of words the bin of each. */
  words: Map<string, number>[]
}

/** Does a column hold words, whose bins have no order? */
export function isWordColumn(column: number): boolean {
  return column >= numericColumns
}

/** Learns bins that hold about equally many offers, and the frequent words. `trend` is each offer's log price by the trend. */
export function learnColumns(cars: readonly OfferFacts[], trend: Float64Array): PriceColumns {
  const typical = learnTypical(cars)
  const numbers = cars.map((car, i) => numbersOf(car, trend[i]!, typical))
  return {
    typical,
    edges: Array.from({ length: numericColumns }, (_none, column) => edgesOf(numbers.map((row) => row[column]!))),
    words: wordFacts.map((fact) => frequentWords(cars.map((car) => wordOf(car, fact)))),
  }
}

/** The bins of a car, one for each column. */
export function binsOf({ typical, edges, words }: PriceColumns, car: OfferFacts, trend: number): Uint8Array {
  const bins = new Uint8Array(columnCount)
  for (const [column, value] of numbersOf(car, trend, typical).entries()) bins[column] = binOf(edges[column]!, value)
  for (const [index, fact] of wordFacts.entries()) {
    bins[numericColumns + index] = words[index]!.get(wordOf(car, fact) ?? '') ?? 0
  }
  return bins
}

function numbersOf(car: OfferFacts, trend: number, typical: TypicalFacts): number[] {
  const [mileage, displacement, power] = (['mileage', 'displacement', 'power'] as const).map(
    (fact) => learnable(typical, car, fact) ?? NaN,
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

/** 0 when not known, else one more than the number of edges that the value reaches. */
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

function frequentWords(words: (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) if (word !== null) counts.set(word, (counts.get(word) ?? 0) + 1)
  const frequent = [...counts].filter(([, count]) => count >= wordSeen)
  // By name where counts are equal, so that the order of the offers changes nothing.
  frequent.sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
  return new Map(frequent.slice(0, binCount - 1).map(([word], index) => [word, index + 1]))
}

import { type OfferFacts } from './offer-facts.ts'
import { medianOf } from './robust-statistics.ts'

/** Values for numbers that sellers have not stated. */
export interface TypicalFacts {
  newestYear: number
  kmPerYear: number
  displacement: number
  power: number
  /** Numbers that too few offers lack for the model to learn from the lack. */
  rarelyMissing: NumericFact[]
}

/** Numbers that sellers may leave out. */
export type NumericFact = 'mileage' | 'displacement' | 'power'

const numericFacts: readonly NumericFact[] = ['mileage', 'displacement', 'power']
/** This many offers must lack a number before the lack counts as a value. */
const missingNeeded = 30

/** Learns medians; the constants are for a number that no offer states. */
export function learnTypical(cars: readonly OfferFacts[]): TypicalFacts {
  const newestYear = cars.reduce((newest, car) => Math.max(newest, car.year), -Infinity)
  const known = (values: (number | null)[]) => values.filter((value) => value !== null)
  const rates = cars.map((car) => (car.mileage === null ? null : car.mileage / (newestYear + 1 - car.year)))
  return {
    newestYear,
    kmPerYear: medianOf(known(rates)) || 13_000,
    displacement: medianOf(known(cars.map((car) => car.displacement))) || 1800,
    power: medianOf(known(cars.map((car) => car.power))) || 120,
    rarelyMissing: numericFacts.filter(
      (fact) => cars.filter((car) => car[fact] === null).length < Math.min(missingNeeded, cars.length / 2),
    ),
  }
}

/** A number of a car, imputed if it is missing. */
export function imputed(typical: TypicalFacts, car: OfferFacts, fact: NumericFact): number {
  if (fact === 'mileage') return car.mileage ?? typical.kmPerYear * (typical.newestYear + 1 - car.year)
  return car[fact] ?? typical[fact]
}

/** A number of a car, imputed only if it is rarely missing; else null. */
export function knownOrImputed(typical: TypicalFacts, car: OfferFacts, fact: NumericFact): number | null {
  return car[fact] ?? (typical.rarelyMissing.includes(fact) ? imputed(typical, car, fact) : null)
}

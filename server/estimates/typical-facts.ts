import { type OfferFacts } from './offer-facts.ts'
import { medianOf } from './robust.ts'

/** What stands for numbers that the seller has not said. */
export interface TypicalFacts {
  newestYear: number
  kmPerYear: number
  displacement: number
  power: number
  /** Numbers that so few offers leave out that nothing can be learned from those that do. */
  rarelyUnknown: GuessedFact[]
}

/** Numbers that sellers may leave out. */
export type GuessedFact = 'mileage' | 'displacement' | 'power'

const guessedFacts: readonly GuessedFact[] = ['mileage', 'displacement', 'power']
/** Fewer than so many offers without a number teach nothing about such offers. */
const unknownNeeded = 30

/** Learns what is typical. What no offer says is as it is for cars in general. */
export function learnTypical(cars: readonly OfferFacts[]): TypicalFacts {
  const newestYear = cars.reduce((newest, car) => Math.max(newest, car.year), -Infinity)
  const known = (values: (number | null)[]) => values.filter((value) => value !== null)
  const rates = cars.map((car) => (car.mileage === null ? null : car.mileage / (newestYear + 1 - car.year)))
  return {
    newestYear,
    kmPerYear: medianOf(known(rates)) || 13_000,
    displacement: medianOf(known(cars.map((car) => car.displacement))) || 1800,
    power: medianOf(known(cars.map((car) => car.power))) || 120,
    rarelyUnknown: guessedFacts.filter(
      (fact) => cars.filter((car) => car[fact] === null).length < Math.min(unknownNeeded, cars.length / 2),
    ),
  }
}

/** A number of a car, or what is typical where it is not known. */
export function guessed(typical: TypicalFacts, car: OfferFacts, fact: GuessedFact): number {
  if (fact === 'mileage') return car.mileage ?? typical.kmPerYear * (typical.newestYear + 1 - car.year)
  return car[fact] ?? typical[fact]
}

/** A number of a car; null when it is not known and enough has been learned about such cars. */
export function learnable(typical: TypicalFacts, car: OfferFacts, fact: GuessedFact): number | null {
  return car[fact] ?? (typical.rarelyUnknown.includes(fact) ? guessed(typical, car, fact) : null)
}

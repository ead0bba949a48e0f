import { foldedWords } from '../../../contract/fold.ts'

/** The facts of an offer that the model uses; null where the seller has not stated them. */
export interface OfferFacts {
  id: string
  brand: string
  model: string
  /** The result of `modelFamily` for the model. */
  family: string
  year: number
  engine: string
  transmission: string
  /** Kilometres. */
  mileage: number | null
  /** Metric horsepower. */
  power: number | null
  /** Cubic centimetres. */
  displacement: number | null
  body: string | null
  condition: string | null
  /** In one currency for all offers of a fit. */
  price: number
}

/** Facts with values that have no order. */
export const categoricalFacts = ['brand', 'family', 'model', 'engine', 'transmission', 'body', 'condition'] as const

/** The category of a car; families and models are folded and carry their brand. */
export function categoryOf(car: OfferFacts, fact: (typeof categoricalFacts)[number]): string | null {
  const folded = (text: string) => foldedWords(text).join('')
  if (fact === 'family') return folded(`${car.brand} ${car.family}`)
  if (fact === 'model') return folded(`${car.brand} ${car.model}`)
  return car[fact]
}

/** All facts but id and price as one line: an estimate depends on these. */
export function factsLine({ id: _id, price: _price, ...facts }: OfferFacts): string {
  return JSON.stringify(facts)
}

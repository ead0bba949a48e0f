import { foldedWords } from '../../contract/fold.ts'

/** What an estimate may know of an offer. What the seller has not said is null. */
export interface OfferFacts {
  id: string
  brand: string
  model: string
  /** What `modelFamily` makes of the model. */
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
  /** BGN, or any one currency: all offers of a fit have the same. */
  price: number
}

/** Facts that are words. */
export const wordFacts = ['brand', 'family', 'model', 'engine', 'transmission', 'body', 'condition'] as const

/** A word as it is compared: sellers type models as they like. Models are told apart within their family only. */
export function wordOf(car: OfferFacts, fact: (typeof wordFacts)[number]): string | null {
  const folded = (text: string) => foldedWords(text).join('')
  if (fact === 'family') return folded(`${car.brand} ${car.family}`)
  if (fact === 'model') return folded(`${car.brand} ${car.model}`)
  return car[fact]
}

/** The facts of an offer on which its own estimate rests, to compare: its price has no part in it. */
export function factsLine({ id: _id, price: _price, ...facts }: OfferFacts): string {
  return JSON.stringify(facts)
}

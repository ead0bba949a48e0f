import { foldedWords } from '../../../contract/fold.ts'
import { type ChoiceGroup } from '../../../contract/search.ts'

/** The fields of an offer in the index. */
export interface IndexedOffer extends Record<Exclude<ChoiceGroup, 'brand' | 'model'>, string | null> {
  id: string
  ownerId: string
  brand: string
  model: string
  modelFamily: string
  description: string
  location: string
  /** `|ABS|Tow bar|` */
  extras: string
  price: number
  year: number
  mileage: number | null
  power: number | null
  owners: number | null
  keys: number | null
  /** The month until which it is inspected, see `monthNumber`. */
  inspection: number | null
  photoCount: number
  /** BGN; null without one. */
  estimate: number | null
}

/** The words of an offer that are searched, in their common form. */
export function wordsOf({ brand, model, description, location }: IndexedOffer): string[] {
  return foldedWords(`${brand} ${model} ${location} ${description}`)
}

/** The value of an offer for a group; null when it states none. */
export function choiceOf(offer: IndexedOffer, group: ChoiceGroup): string | null {
  if (group !== 'model') return offer[group] || null
  return offer.modelFamily === '' ? null : `${offer.brand} ${offer.modelFamily}`
}

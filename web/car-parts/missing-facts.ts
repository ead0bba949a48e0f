import { type CarWithId } from '../../contract/car.ts'
import { openFacts } from '../../contract/facts.ts'
import { picturesOf } from '../../contract/shown-car.ts'
import { texts } from '../texts.ts'

/** Buyers trust an offer with fewer photos less. */
const fewPhotos = 4

/** The facts that buyers ask for first and an offer does not state, in words. */
export function missingFacts(car: CarWithId): string[] {
  const missing = openFacts.filter((fact) => car[fact] === undefined).map((fact) => texts.facts.labels[fact])
  return picturesOf(car).length < fewPhotos ? [texts.missing.photos, ...missing] : missing
}

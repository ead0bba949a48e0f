import { cyrillicNames } from '../../cyrillic-names.ts'
import { atFirstUse } from '../at-first-use.ts'

const order = atFirstUse(() => new Intl.Collator('bg'))

/** The name of a region or town of the wire; other places stay as they are. */
export function placeName(place: string): string {
  return cyrillicNames().get(place) ?? place
}

/** Regions or towns of the wire in the order of their names. */
export function sortedPlaces(names: readonly string[]): string[] {
  return names.toSorted((one, other) => order().compare(placeName(one), placeName(other)))
}

import { transliterated } from '../../transliteration.ts'
import { atFirstUse } from '../at-first-use.ts'
import { cyrillicNames } from '../../cyrillic-names.ts'

const namesByKey = atFirstUse(
  () =>
    new Map([...cyrillicNames()].flatMap(([place, name]) => [place, name].map((spelled) => [keyOf(spelled), name]))),
)

/** A location as a person reads it: the name of a place in either alphabet, any other as it was typed. */
export function locationName(location: string): string {
  return namesByKey().get(keyOf(location)) ?? location
}

/** Small Latin letters by the Act; `fold` knows more spellings, and is too large for a first load. */
function keyOf(place: string): string {
  return transliterated(place.toLowerCase())
    .replace(/[^a-z]+/gu, ' ')
    .trim()
}

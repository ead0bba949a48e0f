import { foldedWords, wordReadings } from './fold.ts'
import { places } from './places.ts'

/** The place that a location names; parts it does not name are absent. */
export interface Place {
  region?: string
  town?: string
}

const longestName = 3

const byName = new Map<string, Place>()
// Towns first: "Plovdiv" means the town, which implies its region.
for (const region of places) {
  for (const [town, cyrillic] of region.towns) {
    for (const name of [town, cyrillic]) addPlace(name, { region: region.name, town })
  }
}
for (const region of places) {
  for (const name of [region.name, region.cyrillic]) addPlace(name, { region: region.name })
}

function addPlace(name: string, place: Place): void {
  const key = foldedWords(name).join(' ')
  if (!byName.has(key)) byName.set(key, place)
}

/**
 * The town or region in a free-text location: the longest name, the first of equals. Informal spellings ("tyrgovi6te")
 * are tried when the common forms name none. Empty when nothing is found.
 */
export function placeIn(location: string): Place {
  const plain = foldedWords(location).map((word) => [word])
  return firstPlace(plain) ?? firstPlace((location.match(/[\p{L}\p{N}]+/gu) ?? []).map(wordReadings)) ?? {}
}

/** The first of the longest names in a text whose words have several readings. */
function firstPlace(words: string[][]): Place | undefined {
  for (let length = longestName; length >= 1; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      for (const name of phrases(words.slice(at, at + length))) {
        const place = byName.get(name)
        if (place) return place
      }
    }
  }
  return undefined
}

function phrases([first = [], ...others]: string[][]): string[] {
  if (others.length === 0) return first
  const ends = phrases(others)
  return first.flatMap((word) => ends.map((end) => `${word} ${end}`))
}

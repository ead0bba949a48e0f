import { foldedWords, wordReadings } from './fold.ts'
import { places } from './places.ts'

/** Where an offer is, as far as its location says it. */
export interface Place {
  region?: string
  town?: string
}

const longestName = 3

const byName = new Map<string, Place>()
// Towns first: "Plovdiv" means the town, and with it its region.
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
 * The town or region that a free location names: the first of the longest names in it; nothing when none is known.
 * Informal spellings ("tyrgovi6te") count when the plain ones name nothing.
 */
export function placeIn(location: string): Place {
  const plain = foldedWords(location).map((word) => [word])
  return firstPlace(plain) ?? firstPlace((location.match(/[\p{L}\p{N}]+/gu) ?? []).map(wordReadings)) ?? {}
}

/** The first of the longest names in a text of which each word may be read in several ways. */
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

import { foldedWords } from '../../contract/fold.ts'

/** Fewest words of a text that is compared, and words of a shingle. */
const minWords = 20
const shingleWords = 4
/** Share of common shingles from which two texts are much the same. */
const sameShare = 0.6

/** Hashes by which texts that are much the same are found; texts of the same words share both. */
export interface TextSketch {
  band1: number | null
  band2: number | null
}

/** The sketch of a text: two bands of two minimal hashes each (MinHash, Broder 1997); null for short texts. */
export function sketchOf(text: string): TextSketch {
  const all = shinglesOf(text)
  if (all.size === 0) return { band1: null, band2: null }
  const [one, two, three, four] = [1, 2, 3, 4].map((seed) => minHash(all, seed))
  return { band1: hashOf(`${one} ${two}`, 5), band2: hashOf(`${three} ${four}`, 6) }
}

/** Are two texts much the same? */
export function areSameTexts(one: string, other: string): boolean {
  const [ofOne, ofOther] = [shinglesOf(one), shinglesOf(other)]
  if (ofOne.size === 0 || ofOther.size === 0) return false
  const common = [...ofOne].filter((shingle) => ofOther.has(shingle)).length
  return common / (ofOne.size + ofOther.size - common) >= sameShare
}

/** Is a text long enough to be compared? Most messages are not, which their length tells at once. */
export function isLongText(text: string): boolean {
  return text.length >= 2 * minWords && foldedWords(text).length >= minWords
}

function shinglesOf(text: string): Set<string> {
  const words = foldedWords(text)
  if (words.length < minWords) return new Set()
  return new Set(words.slice(shingleWords - 1).map((_, at) => words.slice(at, at + shingleWords).join(' ')))
}

function minHash(shingles: ReadonlySet<string>, seed: number): number {
  let least = Infinity
  for (const shingle of shingles) least = Math.min(least, hashOf(shingle, seed))
  return least
}

/** FNV-1a with a mixed end, in 31 bits, which fit an integer of either engine. */
function hashOf(text: string, seed: number): number {
  let hash = Math.imul(0x811c9dc5 ^ seed, 0x01000193)
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return (hash ^ (hash >>> 15)) >>> 1
}

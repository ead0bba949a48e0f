import { places } from '../../../contract/places.ts'
import { searchLimits } from '../../../contract/search.ts'
import { type Param } from '../../../contract/search-address.ts'
import { nameOf, paramsOf, type FilterMeaning } from './meanings.ts'
import { tokensOf, type Token } from './tokens.ts'
import { understand } from './understand.ts'
import { type Vocabulary } from './vocabulary.ts'

/** The text of the search box with its last word completed, and the filters that it means. */
export interface Completion {
  text: string
  params: Param[]
}

/** Fewer letters begin too many words, except for models after their brand. */
const minLetters = 2
const maxWords = 3

/** The order in which kinds of completions are suggested. */
const ranks = { modelOfBrand: 0, brand: 1, inEachOffer: 2, centre: 3, model: 4, fact: 5, town: 6 } as const
const groupsInEachOffer = new Set(['engine', 'transmission', 'body'])
const centres = new Set(places.map(({ towns: [centre] }) => centre![0]))

/** Completions of the last word or words of a text. None after a space, which ends a word. */
export function completionsOf(text: string, vocabulary: Vocabulary, most: number): Completion[] {
  const typed = text.slice(0, searchLimits.textLength)
  const tokens = tokensOf(typed, vocabulary.known).filter(({ readings }) => readings !== null)
  if (tokens.at(-1)?.end !== typed.length || tokens.at(-1)?.quoted !== undefined) return []
  if (endsInCurrency(typed, vocabulary)) return []
  const found: (Completion & { rank: number; name: string })[] = []
  const seen = new Set<string>()
  for (let words = Math.min(maxWords, tokens.length); words >= 1; words -= 1) {
    const last = tokens.slice(-words)
    const before = typed.slice(0, last[0]!.start)
    const known = understand(before, vocabulary).map(({ param }) => param)
    const isLong = last.map(({ text: word }) => word).join('').length >= minLetters
    for (const { words: name, meaning } of vocabulary.names) {
      const completed = nameBeside(meaning, known)
      if (seen.has(completed) || !begins(name, last) || !isUsable(meaning, known, isLong)) continue
      seen.add(completed)
      const params = withMeaning(known, meaning)
      found.push({ text: before + completed, params, rank: rankOf(meaning, known), name: completed })
    }
  }
  const isComplete = (name: string) => name.toLowerCase() === typed.slice(-name.length).toLowerCase()
  return found
    .filter(({ name }) => !isComplete(name))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ text: whole, params }) => ({ text: whole, params }))
}

/** "под 8000 евро": the last word says what the amount is in, and begins no "Евро 4". */
function endsInCurrency(typed: string, vocabulary: Vocabulary): boolean {
  return understand(typed, vocabulary).some(
    ({ param, words, isInLeading }) => param[0] === 'currency' && !isInLeading && typed.endsWith(words),
  )
}

/** Does a name begin with these words, the last of which is incomplete? */
function begins(name: readonly string[], typed: readonly Token[]): boolean {
  if (typed.length > name.length) return false
  return typed.every(({ readings }, at) => {
    const word = name[at]!
    const isLast = at === typed.length - 1
    return readings!.some((reading) => (isLast ? word.startsWith(reading) : word === reading))
  })
}

/** A model whose name is an ordinary word or a number is only suggested with its brand. */
function isUsable(meaning: FilterMeaning, known: readonly Param[], isLong: boolean): boolean {
  if (meaning.kind === 'family' && isBeside(meaning.brand, known)) return true
  return isLong && (meaning.kind === 'filter' || !meaning.needsBrand)
}

function isBeside(brand: string, known: readonly Param[]): boolean {
  return known.some(([name, value]) => name === 'brand' && value === brand)
}

/** The name without the brand where the brand is already typed ("бмв"). */
function nameBeside(meaning: FilterMeaning, known: readonly Param[]): string {
  return meaning.kind === 'family' && isBeside(meaning.brand, known) ? meaning.family : nameOf(meaning)
}

function rankOf(meaning: FilterMeaning, known: readonly Param[]): number {
  const knowsCar = known.some(([name]) => name === 'brand' || name === 'model')
  if (meaning.kind === 'family') return isBeside(meaning.brand, known) ? ranks.modelOfBrand : ranks.model
  const [group, value] = meaning.param
  if (group === 'brand') return knowsCar ? ranks.model : ranks.brand
  if (group === 'town') return centres.has(value) ? ranks.centre : ranks.town
  return groupsInEachOffer.has(group) ? ranks.inEachOffer : ranks.fact
}

function withMeaning(known: readonly Param[], meaning: FilterMeaning): Param[] {
  if (meaning.kind === 'filter') return [...known, meaning.param]
  const others = known.filter(([name, value]) => name !== 'brand' || value !== meaning.brand)
  return [...others, ...paramsOf(meaning)]
}

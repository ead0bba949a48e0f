import { places } from '../../../contract/places.ts'
import { searchLimits } from '../../../contract/search.ts'
import { type Param } from '../../../contract/search-address.ts'
import { nameOf, paramsOf, type FilterMeaning } from './meanings.ts'
import { tokensOf, type Token } from './tokens.ts'
import { understand } from './understand.ts'
import { type Vocabulary } from './vocabulary.ts'

/** What stands in the box when its last word is completed, and what it is understood as. */
export interface Completion {
  text: string
  params: Param[]
}

/** Fewer letters begin too many words, except of models beside their brand. */
const leastLetters = 2
const mostWords = 3

/** In which order kinds of completions are suggested. */
const ranks = { modelOfBrand: 0, brand: 1, inEachOffer: 2, centre: 3, model: 4, fact: 5, town: 6 } as const
const groupsInEachOffer = new Set(['engine', 'transmission', 'body'])
const centres = new Set(places.map(({ towns: [centre] }) => centre![0]))

/** Ways to complete the last word of a text, or the last few. Nothing when a space says that it is complete. */
export function completionsOf(text: string, vocabulary: Vocabulary, most: number): Completion[] {
  const typed = text.slice(0, searchLimits.textLength)
  const tokens = tokensOf(typed, vocabulary.known).filter(({ readings }) => readings !== null)
  if (tokens.at(-1)?.end !== typed.length || tokens.at(-1)?.quoted !== undefined) return []
  const found: (Completion & { rank: number; name: string })[] = []
  const seen = new Set<string>()
  for (let words = Math.min(mostWords, tokens.length); words >= 1; words -= 1) {
    const last = tokens.slice(-words)
    const before = typed.slice(0, last[0]!.start)
    const known = understand(before, vocabulary).map(({ param }) => param)
    const isLong = last.map(({ text: word }) => word).join('').length >= leastLetters
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

/** Do the words of a name begin with these, the last one typed in part? */
function begins(name: readonly string[], typed: readonly Token[]): boolean {
  if (typed.length > name.length) return false
  return typed.every(({ readings }, at) => {
    const word = name[at]!
    const isLast = at === typed.length - 1
    return readings!.some((reading) => (isLast ? word.startsWith(reading) : word === reading))
  })
}

/** A model whose name is an ordinary word or a number is meant beside its brand only. */
function isUsable(meaning: FilterMeaning, known: readonly Param[], isLong: boolean): boolean {
  if (meaning.kind === 'family' && isBeside(meaning.brand, known)) return true
  return isLong && (meaning.kind === 'filter' || !meaning.needsBrand)
}

function isBeside(brand: string, known: readonly Param[]): boolean {
  return known.some(([name, value]) => name === 'brand' && value === brand)
}

/** Behind "бмв" a model needs its brand no more. */
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

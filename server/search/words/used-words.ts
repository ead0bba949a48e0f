import { noFilters, type SearchFilters, type Understood, type UnusedWord } from '../../../contract/search.ts'
import { withParam } from '../../../contract/search-address.ts'
import { withUnderstood } from '../../../contract/suggestions.ts'
import { type ReadWords } from './understand.ts'

/** The understood words, split into those that filter the search and those that would empty it. */
export interface UsedWords {
  understood: Understood[]
  unused: UnusedWord[]
}

const quoted = /^["„“”«]/u

/**
 * Leaves out words that are no filter and that no offer contains beside the others, so that an unknown word never
 * empties a result, and the names of brands that offers cannot have here. Words in quotation marks stay. When the filters alone find nothing, a word counts if any offer
 * contains it.
 * @param total counts the matching offers
 */
export function usedWords(
  filters: SearchFilters,
  understood: readonly ReadWords[],
  total: (filters: SearchFilters) => number,
): UsedWords {
  const isWord = ({ param, words }: Understood) => param[0] === 'word' && !quoted.test(words)
  let narrowed = withUnderstood(
    filters,
    understood.filter((entry) => !isWord(entry)),
  )
  const left = total(narrowed)
  const unused = new Map<Understood, UnusedWord>()
  for (const entry of understood.filter(isWord)) {
    const alone = total(withUnderstood(noFilters, [entry]))
    const next = withUnderstood(narrowed, [entry])
    const { absentBrand: brand } = entry
    if (brand !== undefined) unused.set(entry, { word: entry.param[1], total: alone, brand })
    else if (alone > 0 && (left === 0 || total(next) > 0)) narrowed = next
    else unused.set(entry, { word: entry.param[1], total: alone })
  }
  const used = understood.filter((entry) => !unused.has(entry))
  return { understood: used.map((entry) => withTexts(entry, total)), unused: [...unused.values()] }
}

/** Counts the offers whose text contains a number that was read as a price. */
function withTexts({ isPlainNumber, ...entry }: ReadWords, total: (filters: SearchFilters) => number): Understood {
  if (!isPlainNumber) return entry
  return { ...entry, inTexts: total(withParam(noFilters, ['word', entry.words])) }
}

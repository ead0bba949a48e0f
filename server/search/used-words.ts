import { noFilters, type SearchFilters, type Understood, type UnusedWord } from '../../contract/search.ts'
import { withUnderstood } from '../../contract/suggestions.ts'

/** What was understood, parted into what narrows the search and words that would empty it. */
export interface UsedWords {
  understood: Understood[]
  unused: UnusedWord[]
}

const quoted = /^["„“”«]/u

/**
 * Leaves aside the words that are no filter and that no offer holds beside the others: an unknown word never empties a
 * result. Words in quotation marks are asked for as they stand. Where the filters find nothing by themselves, a word
 * counts that any offer holds.
 * @param total counts the offers that fit
 */
export function usedWords(
  filters: SearchFilters,
  understood: readonly Understood[],
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
    if (alone > 0 && (left === 0 || total(next) > 0)) narrowed = next
    else unused.set(entry, { word: entry.param[1], total: alone })
  }
  return { understood: understood.filter((entry) => !unused.has(entry)), unused: [...unused.values()] }
}

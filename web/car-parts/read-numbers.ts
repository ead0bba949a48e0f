import { type Understood } from '../../contract/search.ts'
import { searchString, withoutParam, withParam, type Param, type Search } from '../../contract/search-address.ts'
import { createPageStore } from '../ui/store.ts'

/** A number alone that was read as a price, though offers have it in their texts. */
export interface ReadNumber {
  word: string
  param: Param
  /** Number of offers whose text contains it. */
  inTexts: number
}

/** The numbers of the words that were applied last, and the search that they became. */
export const readNumbers = createPageStore<{ of: string; numbers: readonly ReadNumber[] }>({ of: '', numbers: [] })

/** The numbers alone among understood words. */
export function numbersIn(understood: readonly Understood[]): ReadNumber[] {
  return understood.flatMap(({ words, param, inTexts }) =>
    inTexts === undefined ? [] : [{ word: words, param, inTexts }],
  )
}

/** Has the list say how the numbers of these words were read. */
export function noteReadNumbers(search: Search, understood: readonly Understood[]): void {
  readNumbers.set({ of: searchString(search), numbers: numbersIn(understood) })
}

/** The search with a number as text in place of a price. */
export function searchedAsText(search: Search, { word, param }: ReadNumber): Search {
  return { ...search, filters: withParam(withoutParam(search.filters, param), ['word', word]) }
}

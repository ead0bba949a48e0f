import { type CarWithId } from './car.ts'
import { withParam, type Param, type Search } from './search-address.ts'
import { isOneOf } from './text-rules.ts'
import { sorts, type SearchFilters, type Sort, type Understood, type UnusedWord } from './search.ts'

/** A search that one may go on with: all its filters, and how many offers fit. */
export interface SuggestedSearch {
  params: readonly Param[]
  total: number
}

/** What the search box shows while somebody types. */
export interface Suggestions {
  understood: readonly Understood[]
  /** Words that would leave nothing: the search goes without them. */
  unused?: readonly UnusedWord[]
  /** Offers that fit the filters and the words. */
  total: number
  /** The last word completed; `text` is what stands in the box then. */
  completions: readonly (SuggestedSearch & { text: string })[]
  /** The search with one filter more. */
  narrower?: SuggestedSearch
  /** The search with one filter fewer. */
  wider?: SuggestedSearch
  /** The first offers of the search, at most `suggestedCars`. */
  cars: readonly CarWithId[]
}

/** How many offers a suggestion shows. */
export const suggestedCars = 4

/** The filters with those that words stand for. */
export function withUnderstood(filters: SearchFilters, understood: readonly Understood[]): SearchFilters {
  return understood.map(({ param }) => param).reduce(withParam, filters)
}

/** The order that is asked for, or else the one that words stand for: "cheap". */
export function sortOf(sort: Sort, understood: readonly Understood[]): Sort {
  const said = understood.map(({ param }) => param).find(([name]) => name === 'sort')?.[1]
  return sort === sorts[0] && isOneOf(sorts, said) ? said : sort
}

/** The search when its words have become filters and order; words that were not used stay in the box. */
export function appliedSearch(
  search: Search,
  { understood, unused = [] }: Pick<Suggestions, 'understood' | 'unused'>,
): Search {
  return {
    filters: withUnderstood(search.filters, understood),
    sort: sortOf(search.sort, understood),
    q: unused.map(({ word }) => word).join(' '),
  }
}

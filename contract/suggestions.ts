import { type CarWithId } from './car.ts'
import { withParam, type Param } from './search-address.ts'
import { type SearchFilters, type Understood } from './search.ts'

/** A search that one may go on with: all its filters, and how many offers fit. */
export interface SuggestedSearch {
  params: readonly Param[]
  total: number
}

/** What the search box shows while somebody types. */
export interface Suggestions {
  understood: readonly Understood[]
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

import { type CarWithId } from './car.ts'
import { currencies } from './facts.ts'
import { rangeInCurrency } from './price-range.ts'
import { withParam, type Param, type Search } from './search-address.ts'
import { isOneOf } from './is-one-of.ts'
import { sorts, type SearchFilters, type Sort, type Understood, type UnusedWord } from './search.ts'

/** A suggested search: all its filters, and the number of matching offers. */
export interface SuggestedSearch {
  params: readonly Param[]
  total: number
}

/** What the search box suggests while somebody types. */
export interface Suggestions {
  understood: readonly Understood[]
  /** Words with which nothing would be found; the search ignores them. */
  unused?: readonly UnusedWord[]
  /** Number of offers that match the filters and the words. */
  total: number
  /** Completions of the last word; `text` replaces the content of the box. */
  completions: readonly (SuggestedSearch & { text: string })[]
  /** The search with one more filter. */
  narrower?: SuggestedSearch
  /** The search with one filter fewer. */
  wider?: SuggestedSearch
  /** The first offers of the search, at most `suggestedCars`. */
  cars: readonly CarWithId[]
}

/** Number of offers in a suggestion. */
export const suggestedCars = 4

/** The filters combined with those that words stand for. A price that is set keeps its amount when words name the other currency. */
export function withUnderstood(filters: SearchFilters, understood: readonly Understood[]): SearchFilters {
  const params = understood.map(({ param }) => param)
  const [, currency = filters.currency] = params.find(([name]) => name === 'currency') ?? []
  const isSame = currency === filters.currency || !isOneOf(currencies, currency)
  const set = isSame ? filters : { ...filters, currency, price: rangeInCurrency(filters.price, currency) }
  return params.reduce(withParam, set)
}

/** The requested order, or the one that words stand for ("cheap"). */
export function sortOf(sort: Sort, understood: readonly Understood[]): Sort {
  const said = understood.map(({ param }) => param).find(([name]) => name === 'sort')?.[1]
  return sort === sorts[0] && isOneOf(sorts, said) ? said : sort
}

/** The search after its words became filters and order; unused words remain in the box. */
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

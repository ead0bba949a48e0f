import {
  type Search,
  filterParams,
  searchParams,
  withoutParam,
  withParam,
  type Param,
} from '../../../contract/search-address.ts'
import { type SearchFilters } from '../../../contract/search.ts'
import { withUnderstood, type SuggestedSearch, type Suggestions } from '../../../contract/suggestions.ts'
import { completionsOf } from './completions.ts'
import { usedWords } from './used-words.ts'
import { understand } from './understand.ts'
import { type Vocabulary } from './vocabulary.ts'

/** Most completions that are counted and shown. */
const maxCompletions = 4

/** Filters that are offered to narrow a search: most buyers choose them early, and they divide every market. */
const suggestedFilters: readonly Param[] = [
  ['transmission', 'Automatic'],
  ['engine', 'Diesel'],
  ['body', 'Estate'],
  ['hasPhotos', 'true'],
]

/** Filters that are offered for removal, the place first, as the same car may be elsewhere. */
const widenings: readonly (readonly string[])[] = [
  ['town', 'region'],
  ['word'],
  ['priceFrom', 'priceTo'],
  ['mileageFrom', 'mileageTo'],
  ['yearFrom', 'yearTo'],
  ['powerFrom', 'powerTo'],
]

/**
 * The suggestions of the search box for its words and the filters that are set.
 * @param vocabulary meanings of words; undefined when there are no words
 * @param total counts the matching offers
 */
export function suggest(
  { filters, q }: Search,
  vocabulary: Vocabulary | undefined,
  total: (filters: SearchFilters) => number,
): Omit<Suggestions, 'cars'> {
  const { understood, unused } = usedWords(filters, vocabulary ? understand(q, vocabulary) : [], total)
  const all = withUnderstood(filters, understood)
  const count = total(all)
  const narrower = narrowerThan(all, count, total)
  const wider = widerThan(all, count, total)
  return {
    understood,
    ...(unused.length > 0 && { unused }),
    total: count,
    completions: (vocabulary ? completionsOf(q, vocabulary, maxCompletions) : []).flatMap(({ text, params }) => {
      const completed = params.reduce(withParam, filters)
      const fitting = total(completed)
      return fitting > 0 ? [{ text, ...searchOf(completed, fitting) }] : []
    }),
    ...(narrower && { narrower }),
    ...(wider && { wider }),
  }
}

function narrowerThan(all: SearchFilters, count: number, total: (filters: SearchFilters) => number) {
  const set = new Set(filterParams(all).map(([name]) => name))
  for (const param of suggestedFilters) {
    if (set.has(param[0])) continue
    const narrowed = withParam(all, param)
    const fitting = total(narrowed)
    if (fitting > 0 && fitting < count) return searchOf(narrowed, fitting)
  }
  return undefined
}

function widerThan(all: SearchFilters, count: number, total: (filters: SearchFilters) => number) {
  for (const names of count > 0 ? widenings : [...widenings, ...eachOf(all)]) {
    const dropped = filterParams(all).filter(([name]) => names.includes(name))
    if (dropped.length === 0) continue
    const widened = dropped.reduce(withoutParam, all)
    const fitting = total(widened)
    if (fitting > count) return searchOf(widened, fitting)
  }
  return undefined
}

/** Every set filter by itself, what was asked for first last: any of them may be why nothing is found. */
function eachOf(all: SearchFilters): string[][] {
  const names = new Set(filterParams(all).map(([name]) => name))
  const last = ['model', 'brand'].filter((name) => names.delete(name))
  names.delete('currency')
  return [...names, ...last].map((name) => [name])
}

function searchOf(filters: SearchFilters, total: number): SuggestedSearch {
  return { params: searchParams({ filters, sort: 'newest', q: '' }), total }
}

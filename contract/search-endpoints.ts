import { type CarWithId } from './car.ts'
import { says, type Endpoint } from './endpoint.ts'
import { type Facets, type Relaxation, type Understood, type UnusedWord } from './search.ts'
import { searchNames, type Param } from './search-address.ts'
import { type Suggestions } from './suggestions.ts'

/** The answer of a search. */
export interface SearchAnswer {
  /** The filters that words of `q` stand for; they are part of this search. */
  understood: readonly Understood[]
  /** Words of `q` with which nothing would be found; this search ignores them. */
  unused?: readonly UnusedWord[]
  /** Filters that are none, which this search ignores, and brands that offers cannot have here: name and value. */
  unread?: readonly Param[]
  /** The exact number of matching offers. */
  total: number
  /** Counts of each option; absent with `facets=false`. */
  facets?: Facets
  /** A page of matching offers, in order. */
  cars: readonly CarWithId[]
  /** The cursor of the next page, sent as `after`; null on the last page. New and deleted offers do not shift it. */
  next: string | null
  /** With few matches or none: the single filters whose change or removal finds more, best first. */
  relaxations?: readonly Relaxation[]
  /** The ids of `among` that match, wherever they are in the order. */
  among?: readonly string[]
}

const searchParameters = Object.fromEntries(searchNames.map((name) => [name, 'texts'])) as Record<
  (typeof searchNames)[number],
  'texts'
>

/** Calls for finding offers. */
export const searchEndpoints = {
  searchCars: {
    kind: 'node',
    method: 'GET',
    path: '/search',
    access: 'anybody',
    query: { ...searchParameters, after: 'texts', among: 'texts', facets: 'text' },
    summary:
      'Offers that fit filters and words, a page of 24, with their number and the counts of each option. A filter that is none is ignored and named by `unread`. `among` names offers, at most 100, of which the answer says which fit; `facets=false` leaves the counts out',
    reply: says<SearchAnswer>('{understood, unused?, unread?, total, facets?, cars, next, relaxations?, among?}'),
    errors: ['busy'],
  },
  suggestCars: {
    kind: 'node',
    method: 'GET',
    path: '/suggestions',
    access: 'anybody',
    query: searchParameters,
    summary: 'What the search box says to its words `q` beside the filters that are set',
    reply: says<Suggestions>('{understood, unused?, total, completions, narrower?, wider?, cars}'),
    errors: ['busy'],
  },
} as const satisfies Record<string, Endpoint>

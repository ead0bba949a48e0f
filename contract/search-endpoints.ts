import { type CarWithId } from './car.ts'
import { says, type Endpoint } from './endpoint.ts'
import { type Facets, type Relaxation, type Understood, type UnusedWord } from './search.ts'
import { searchNames } from './search-address.ts'
import { type Suggestions } from './suggestions.ts'

/** What a search answers. */
export interface SearchAnswer {
  /** The filters that the words of `q` were taken for; they are among those that narrow this answer. */
  understood: readonly Understood[]
  /** Words of `q` that would leave nothing of what the rest finds: they narrow this answer not. */
  unused?: readonly UnusedWord[]
  /** Offers that fit, exact. */
  total: number
  /** The counts of each option, unless `facets=false` was asked. */
  facets?: Facets
  /** A page of them, in order. */
  cars: readonly CarWithId[]
  /** Names the next page as `after`; null when this is the last one. It stays right while offers come and go. */
  next: string | null
  /** When nothing fits: the filters of which dropping one would find most, best first. */
  relaxations?: readonly Relaxation[]
  /** Of the offers that were asked after by `among`: those that fit, wherever they stand in the order. */
  among?: readonly string[]
}

const searchParameters = Object.fromEntries(searchNames.map((name) => [name, 'texts'])) as Record<
  (typeof searchNames)[number],
  'texts'
>

/** Finding offers. */
export const searchEndpoints = {
  searchCars: {
    kind: 'node',
    method: 'GET',
    path: '/search',
    access: 'anybody',
    query: { ...searchParameters, after: 'texts', among: 'texts', facets: 'text' },
    summary:
      'Offers that fit filters and words, a page of 24, with their number and the counts of each option. What is no filter is ignored. `among` names offers, at most 100, of which the answer says which fit; `facets=false` leaves the counts out',
    reply: says<SearchAnswer>('{understood, unused?, total, facets?, cars, next, relaxations?, among?}'),
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

import {
  infiniteQueryOptions,
  keepPreviousData,
  type InfiniteData,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query'
import { searchEndpoints } from '../../contract/search-endpoints.ts'
import { searchParams, searchString, valuesByName, type Param, type Search } from '../../contract/search-address.ts'
import { type SearchAnswer } from '../../contract/search-endpoints.ts'
import { call } from '../api.ts'
import { queryClient } from '../query-client.ts'

/** The pages of a search that are loaded. */
export type FoundCars = InfiniteData<SearchAnswer, string | null>

/** How the asking for them stands. */
export type FoundCarsResult = UseInfiniteQueryResult<InfiniteData<SearchAnswer>>

/**
 * What a search finds, a page at a time, with counts of every filter. Kept, so that "back" finds it as it was; until the
 * first answer comes that of the search before stands.
 */
export function foundCarsQuery(search: Search) {
  return infiniteQueryOptions({
    queryKey: ['cars', 'found', searchString(search)],
    queryFn: ({ pageParam, signal }) => askSearch(search, { after: pageParam, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: SearchAnswer) => page.next,
    staleTime: Infinity,
    refetchOnReconnect: false,
    structuralSharing: false,
    placeholderData: keepPreviousData,
  })
}

interface AskedPage {
  /** Where the page begins; `null` is the first one. */
  after: string | null
  /** Offers of which the answer says whether they fit. */
  among?: readonly string[]
  signal?: AbortSignal
}

/** A page of a search as it is now. */
export function askSearch(search: Search, { after, among = [], signal }: AskedPage): Promise<SearchAnswer> {
  const params: Param[] = [
    ...searchParams(search),
    // The counts of the first page are shown.
    ...(after === null
      ? []
      : ([
          ['after', after],
          ['facets', 'false'],
        ] as const)),
    ...among.map((id) => ['among', id] as const),
  ]
  return call(searchEndpoints.searchCars, { query: valuesByName(params), ...(signal && { signal }) })
}

export function foundCars(search: Search): FoundCars | undefined {
  return queryClient.getQueryData(foundCarsQuery(search).queryKey)
}

export function setFoundCars(search: Search, found: FoundCars): void {
  queryClient.setQueryData<FoundCars>(foundCarsQuery(search).queryKey, found)
}

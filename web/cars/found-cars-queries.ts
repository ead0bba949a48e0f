import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import { type CarWithId } from '../../contract/car.ts'
import { searchEndpoints } from '../../contract/search-endpoints.ts'
import { searchParams, searchString, valuesByName, type Search } from '../../contract/search-address.ts'
import { type SearchAnswer } from '../../contract/search-endpoints.ts'
import { call } from '../api.ts'
import { queryClient } from '../query-client.ts'

/** The pages of a search that are loaded. */
export type FoundCars = InfiniteData<SearchAnswer, string | null>

/** What a search finds, a page at a time, with counts of every filter. Kept, so that "back" finds it as it was. */
export function foundCarsQuery(search: Search) {
  return infiniteQueryOptions({
    queryKey: ['cars', 'found', searchString(search)],
    queryFn: ({ pageParam, signal }) => {
      const params = [...searchParams(search), ...(pageParam === null ? [] : [['after', pageParam] as const])]
      return call(searchEndpoints.searchCars, { query: valuesByName(params), signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: SearchAnswer) => page.next,
    staleTime: Infinity,
    refetchOnReconnect: false,
    structuralSharing: false,
  })
}

/** Changes the offers of a search in place; `null` takes one out. */
export function changeFound(search: Search, change: (car: CarWithId) => CarWithId | null): void {
  queryClient.setQueryData<FoundCars>(foundCarsQuery(search).queryKey, (found) => {
    if (!found) return found
    const pages = found.pages.map((page) => ({ ...page, cars: page.cars.flatMap((car) => change(car) ?? []) }))
    return { ...found, pages }
  })
}

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { searchEndpoints } from '../../contract/search-endpoints.ts'
import { searchParams, searchString, valuesByName, type Search } from '../../contract/search-address.ts'
import { call } from '../api.ts'

/** The suggestions for a search whose `q` is the typed text. The last answer stays until the new one arrives. */
export function suggestionsQuery(search: Search) {
  return queryOptions({
    queryKey: ['cars', 'suggestions', searchString(search)],
    queryFn: ({ signal }) => call(searchEndpoints.suggestCars, { query: valuesByName(searchParams(search)), signal }),
    enabled: search.q.trim() !== '',
    placeholderData: keepPreviousData,
  })
}

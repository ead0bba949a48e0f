import { readSearch, searchParams, valuesByName, type Param } from '../../contract/search-address.ts'
import { searchEndpoints, type SearchAnswer } from '../../contract/search-endpoints.ts'
import { call } from '../api.ts'

export interface PageOptions {
  /** Where the page starts; `null` is the first one. */
  after: string | null
  /** Ids to check for a match. */
  among?: readonly string[]
  signal?: AbortSignal
}

/** Loads a page of the search in these address parameters; the first one has the counts of each option. */
export function loadSearchPage(listed: string, { after, among = [], signal }: PageOptions): Promise<SearchAnswer> {
  const further: Param[] =
    after === null
      ? []
      : [
          ['after', after],
          ['facets', 'false'],
        ]
  const asked = among.map((id): Param => ['among', id])
  const params = [...searchParams(readSearch(new URLSearchParams(listed))), ...further, ...asked]
  return call(searchEndpoints.searchCars, { query: valuesByName(params), ...(signal && { signal }) })
}

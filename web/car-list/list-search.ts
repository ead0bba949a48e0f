import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type SearchFilters } from '../../contract/search.ts'
import { allCars, carListQuery } from '../car-parts/car-list-query.ts'
import { carCountQuery } from '../car-parts/car-queries.ts'
import { useSearchInAddress } from '../car-parts/search-in-address.ts'
import { useSearchParams } from '../router/page.tsx'
import { useListedCars } from './list-in-address.ts'

/** The search in the address and its results. On the unfiltered list they count the options of each filter. */
export function useListSearch() {
  const listed = useListedCars()
  const { search, change } = useSearchInAddress()
  const params = useSearchParams().toString()
  const found = useInfiniteQuery(carListQuery(params))
  const [first] = found.data?.pages ?? []
  // Words that were understood become filters at once.
  const isUnread = found.isPending || found.isPlaceholderData || (first?.understood?.length ?? 0) > 0
  const isReading = search.q !== '' && isUnread
  const { data: count } = useQuery(carCountQuery())
  const changeFilters = (filters: SearchFilters) => change({ ...search, filters })
  const total = listed === allCars ? count : first?.total
  return { search, params, change, changeFilters, found, first, isReading, total }
}

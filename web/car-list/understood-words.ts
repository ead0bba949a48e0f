import { useEffect, useEffectEvent } from 'react'
import { type Search } from '../../contract/search-address.ts'
import { appliedSearch } from '../../contract/suggestions.ts'
import { carListQuery, type CarPage, type ListedCars } from '../car-parts/car-list-query.ts'
import { loadedList } from '../car-parts/car-list-cache.ts'
import { listedBy } from '../car-parts/search-in-address.ts'
import { noteReadNumbers } from '../car-parts/read-numbers.ts'
import { queryClient } from '../query-client.ts'

/** Turns words in the address into filters once the answer says how they were understood. */
export function useUnderstoodWords(
  search: Search,
  listed: ListedCars,
  answer: CarPage | undefined,
  change: (search: Search, how: 'replace') => void,
): void {
  const apply = useEffectEvent(() => {
    const list = loadedList(listed)
    const [first] = list?.pages ?? []
    if (!list || !first?.understood?.length) return
    const next = appliedSearch(search, { ...first, understood: first.understood })
    // The filters find the same cars, so nothing is requested again.
    const pages = [{ ...first, understood: [] }, ...list.pages.slice(1)]
    queryClient.setQueryData(carListQuery(listedBy(next)).queryKey, { ...list, pages })
    noteReadNumbers(next, first.understood)
    change(next, 'replace')
  })

  const asked = search.q === '' ? undefined : answer
  useEffect(() => {
    if (asked) apply()
  }, [asked])
}

import { useEffect, useEffectEvent } from 'react'
import { type Search } from '../../contract/search-address.ts'
import { appliedSearch } from '../../contract/suggestions.ts'
import { foundCars, setFoundCars, type FoundCarsResult } from './found-cars-queries.ts'

/** Words that stand in the address become filters of it as soon as the answer says what they were taken for. */
export function useUnderstoodWords(
  search: Search,
  { data, isPlaceholderData }: FoundCarsResult,
  change: (search: Search, how: 'replace') => void,
): void {
  const answer = search.q === '' || isPlaceholderData ? undefined : data
  const apply = useEffectEvent(() => {
    const found = foundCars(search)
    const [first] = found?.pages ?? []
    if (!found || !first || first.understood.length === 0) return
    const next = appliedSearch(search, first)
    // It finds the same: nothing is asked again.
    setFoundCars(next, { ...found, pages: [{ ...first, understood: [] }, ...found.pages.slice(1)] })
    change(next, 'replace')
  })

  useEffect(() => {
    if (answer) apply()
  }, [answer])
}

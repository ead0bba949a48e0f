import { useEffect, useEffectEvent } from 'react'
import { type Search } from '../../contract/search-address.ts'
import { withUnderstood } from '../../contract/suggestions.ts'
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
    const understood = found?.pages[0]?.understood ?? []
    if (!found || understood.length === 0) return
    const next = { ...search, filters: withUnderstood(search.filters, understood), q: '' }
    // It finds the same: nothing is asked again.
    setFoundCars(next, found)
    change(next, 'replace')
  })

  useEffect(() => {
    if (answer) apply()
  }, [answer])
}

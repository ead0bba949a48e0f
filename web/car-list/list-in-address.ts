import { allCars, type ListedCars } from '../car-parts/car-list-query.ts'
import { useExclusions } from '../car-parts/exclusions.ts'
import { useSearchParams } from '../router/page.tsx'

/** The list that the address selects: all cars unless the address or the person's exclusions filter it. */
export function useListedCars(): ListedCars {
  const leavesOut = (useExclusions()?.length ?? 0) > 0
  const params = useSearchParams()
  return params.size === 0 && !leavesOut ? allCars : params.toString()
}

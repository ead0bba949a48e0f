import { readSearch, searchParams, searchString, valuesByName, type Search } from '../../contract/search-address.ts'
import { href } from '../router/address.ts'
import { navigate } from '../router/navigate.ts'
import { useSearchParams } from '../router/page.tsx'
import { type ListedCars } from './car-list-query.ts'

/** The list's address with this search. */
export function listAddress(search: Search): string {
  return href('cars', valuesByName(searchParams(search)))
}

/** The list of cars that a search finds. */
export function listedBy(search: Search): ListedCars {
  return new URLSearchParams(searchString(search)).toString()
}

/** The search in the address, so that back, reload and a shared link restore it; and the function that changes it. */
export function useSearchInAddress(): { search: Search; change: (search: Search, how?: 'replace') => void } {
  return {
    search: readSearch(useSearchParams()),
    change: (next, how) => void navigate(listAddress(next), { isReplacing: how === 'replace', keepsScroll: true }),
  }
}

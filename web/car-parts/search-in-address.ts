import { readSearch, searchParams, valuesByName, type Search } from '../../contract/search-address.ts'
import { href } from '../router/address.ts'
import { navigate } from '../router/navigate.ts'
import { useSearchParams } from '../router/page.tsx'

/** The address of the list with this search. */
export function listAddress(search: Search): string {
  return href('cars', valuesByName(searchParams(search)))
}

/** The search that stands in the address, so that back, reload and a shared link restore it; and how it changes. */
export function useSearchInAddress(): { search: Search; change: (search: Search, how?: 'replace') => void } {
  return {
    search: readSearch(useSearchParams()),
    change: (next, how) => void navigate(listAddress(next), { isReplacing: how === 'replace', keepsScroll: true }),
  }
}

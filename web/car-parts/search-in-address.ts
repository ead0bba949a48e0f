import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { screens } from '../../contract/screens.ts'
import { readSearch, searchParams, type Param, type Search } from '../../contract/search-address.ts'

const route = getRouteApi('/frame/themes')

/** Parameters of an address by name, as the router keeps them. */
export type AddressSearch = Record<string, string | string[]>

/** Keeps of an address what filters, order and words mean. */
export function carListSearch(raw: Record<string, unknown>): AddressSearch {
  return addressSearch(readSearch(paramsOf(raw)))
}

/** The search in the form that the router takes. */
export function addressSearch(search: Search): AddressSearch {
  const byName = Map.groupBy(searchParams(search), ([name]) => name)
  return Object.fromEntries(
    [...byName].map(([name, params]) => [name, params.length === 1 ? params[0]![1] : params.map(([, value]) => value)]),
  )
}

/** The search that stands in the address, so that back, reload and a shared link restore it; and how it changes. */
export function useSearchInAddress(): { search: Search; change: (search: Search, how?: 'replace') => void } {
  const search = readSearch(paramsOf(route.useSearch()))
  const navigate = useNavigate()
  return {
    search,
    change: (next, how) =>
      void navigate({
        to: screens.cars.path,
        search: addressSearch(next),
        replace: how === 'replace',
        resetScroll: false,
      }),
  }
}

function paramsOf(raw: Record<string, unknown>): Param[] {
  return Object.entries(raw).flatMap(([name, values]) => [values].flat().map((value): Param => [name, String(value)]))
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Currency } from '../../contract/facts.ts'
import { personalEndpoints } from '../../contract/personal-endpoints.ts'
import { lengths } from '../../contract/limits.ts'
import { type SavedSearch } from '../../contract/saved-search.ts'
import {
  feedQuery,
  filterParams,
  groupOf,
  readSearch,
  searchString,
  type Search,
} from '../../contract/search-address.ts'
import { call, newKey } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { namedValue, nearName } from './named-value.ts'
import { savedSearchesQuery, refetchHits } from './search-hits.ts'
import { href } from '../router/address.ts'
import { navigate } from '../router/navigate.ts'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import { showToast } from '../ui/toast.tsx'

/** Saves searches and tells whether one is being saved. */
export function useSaveSearch(): { isBusy: boolean; save: (search: Search) => Promise<void> } {
  const [isBusy, setIsBusy] = useState(false)

  async function save(search: Search) {
    setIsBusy(true)
    await saveSearch(search)
    setIsBusy(false)
  }

  return { isBusy, save }
}

/** Saves the search of an address, as `saveSearch` does. */
export function saveSearchAt(query: string): Promise<void> {
  return saveSearch(readSearch(new URLSearchParams(query)))
}

/** Saves a search with live alerts and reports success or failure; its filters give its name. */
export async function saveSearch(search: Search): Promise<void> {
  const name = searchName(search)
  const address = searchString({ ...search, q: '' })
  try {
    await call(personalEndpoints.saveSearch, { body: { name, address, alert: 'live' }, key: newKey() })
    refetchHits()
    const onPress = () => void navigate(href('savedSearches'))
    showToast({ text: texts.searches.searchSaved(name), action: { label: texts.titles.savedSearches, onPress } })
  } catch (error) {
    showToast({ text: sentenceOf(error) })
  }
}

/** The saved search with the same filters in any order. */
export function useSameSearch(search: Search): SavedSearch | undefined {
  const isUser = useSession() !== null
  const { data } = useQuery({ ...savedSearchesQuery, enabled: isUser })
  const filters = feedQuery({ ...search, q: '' })
  return data?.find(({ address }) => feedQuery({ ...readSearch(new URLSearchParams(address)), q: '' }) === filters)
}

function withUnit(name: string, value: string, currency: Currency): string {
  const group = groupOf(name)
  if (group === 'price') return `${texts.amounts.price(value)} ${texts.amounts.currencies[currency]}`
  if (group === 'year') return value
  const units: Partial<Record<string, string>> = texts.units
  return [texts.amounts.number(value), units[group ?? '']].filter(Boolean).join(' ')
}

/** A search in words. */
export function searchName({ filters }: Search): string {
  const parts = filterParams(filters).map(([name, value]) => {
    if (name.endsWith('To')) return texts.filters.upTo(withUnit(name, value, filters.currency))
    if (name.endsWith('From')) return texts.filters.atLeast(withUnit(name, value, filters.currency))
    if (name.endsWith('Unknown')) return texts.search.orUnknown(texts.filters.unknown[groupOf(name) as 'mileage'])
    if (name === 'near') return nearName(value)
    if (name === 'hasPhotos') return texts.filters.withPhotos
    return name === 'without' ? texts.search.without(value) : namedValue(name, value)
  })
  return parts.join(', ').slice(0, lengths.searchName.max)
}

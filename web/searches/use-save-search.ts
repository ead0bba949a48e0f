import { useState } from 'react'
import { personalEndpoints } from '../../contract/personal-endpoints.ts'
import { lengths } from '../../contract/limits.ts'

import { filterParams, groupOf, searchString, type Search } from '../../contract/search-address.ts'
import { call, newKey } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { takeHit } from '../car-parts/search-hits.ts'
import { href } from '../router/address.ts'
import { navigate } from '../router/navigate.ts'
import { texts } from '../texts.ts'
import { showToast } from '../ui/toast.tsx'

/** Saves a search with live alerts; it names itself from its filters. */
export function useSaveSearch(): { isBusy: boolean; save: (search: Search) => Promise<void> } {
  const [isBusy, setIsBusy] = useState(false)

  async function save(search: Search) {
    setIsBusy(true)
    const name = nameOf(search)
    const address = searchString({ ...search, q: '' })
    try {
      await call(personalEndpoints.saveSearch, { body: { name, address, alert: 'live' }, key: newKey() })
      takeHit()
      const onPress = () => void navigate(href('savedSearches'))
      showToast({ text: texts.searches.searchSaved(name), action: { label: texts.titles.savedSearches, onPress } })
    } catch (error) {
      showToast({ text: sentenceOf(error) })
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, save }
}

function nameOf({ filters }: Search): string {
  const parts = filterParams(filters).map(([name, value]) => {
    if (name.endsWith('To')) return texts.filters.upTo(value)
    if (name.endsWith('From')) return texts.filters.atLeast(value)
    if (name.endsWith('Unknown')) return texts.search.orUnknown(texts.filters.unknown[groupOf(name) as 'mileage'])
    return name === 'hasPhotos' ? texts.filters.withPhotos : name === 'without' ? texts.search.without(value) : value
  })
  return parts.join(', ').slice(0, lengths.searchName.max)
}

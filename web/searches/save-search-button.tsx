import { Link, useNavigate } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { endpoints } from '../../contract/endpoints.ts'
import { lengths } from '../../contract/limits.ts'
import { screens } from '../../contract/screens.ts'
import { filterParams, searchString, type Search } from '../../contract/search-address.ts'
import { call, newKey } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { takeHit } from '../car-parts/search-hits.ts'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast.tsx'

/** Saves the search that stands in the address; it names itself from its filters. Visitors log in first. */
export function SaveSearchButton({ search }: { search: Search }) {
  const isUser = useSession() !== null
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const address = searchString({ ...search, q: '' })

  async function save() {
    setIsBusy(true)
    const name = nameOf(search)
    try {
      await call(endpoints.saveSearch, { body: { name, address, alert: 'live' }, key: newKey() })
      takeHit()
      const onPress = () => void navigate({ to: screens.savedSearches.path })
      showToast({ text: texts.personal.searchSaved(name), action: { label: texts.personal.showSearches, onPress } })
    } catch (error) {
      showToast({ text: sentenceOf(error) })
    } finally {
      setIsBusy(false)
    }
  }

  if (!isUser) {
    return (
      <Link to={screens.login.path} search={{ next: `${screens.cars.path}?${address}` }}>
        {texts.personal.saveSearch}
      </Link>
    )
  }
  return (
    <Button variant="secondary" size="small" icon={<Bell />} isBusy={isBusy} onClick={() => void save()}>
      {texts.personal.saveSearch}
    </Button>
  )
}

function nameOf({ filters }: Search): string {
  const parts = filterParams(filters).map(([name, value]) => {
    if (name.endsWith('To')) return texts.filters.upTo(value)
    if (name.endsWith('From')) return texts.filters.atLeast(value)
    return name === 'hasPhotos' ? texts.filters.withPhotos : name === 'without' ? texts.search.without(value) : value
  })
  return parts.join(', ').slice(0, lengths.searchName.max)
}

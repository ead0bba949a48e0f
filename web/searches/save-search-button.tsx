import { Link } from '@tanstack/react-router'
import { Bell } from 'lucide-react'
import { screens } from '../../contract/screens.ts'
import { searchString, type Search } from '../../contract/search-address.ts'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { useSaveSearch } from './use-save-search.ts'

/** Saves the search that stands in the address. Visitors log in first. */
export function SaveSearchButton({ search }: { search: Search }) {
  const isUser = useSession() !== null
  const { isBusy, save } = useSaveSearch()

  if (!isUser) {
    return (
      <Link to={screens.login.path} search={{ next: `${screens.cars.path}?${searchString({ ...search, q: '' })}` }}>
        {texts.personal.saveSearch}
      </Link>
    )
  }
  return (
    <Button variant="secondary" size="small" icon={<Bell />} isBusy={isBusy} onClick={() => void save(search)}>
      {texts.personal.saveSearch}
    </Button>
  )
}

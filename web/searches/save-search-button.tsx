import { Bell } from 'lucide-react'
import { screens } from '../../contract/screens.ts'
import { searchString, type Search } from '../../contract/search-address.ts'
import { useSession } from '../session.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { useSaveSearch } from './use-save-search.ts'

/** Saves the search that stands in the address. Visitors log in first. */
export function SaveSearchButton({ search }: { search: Search }) {
  const isUser = useSession() !== null
  const { isBusy, save } = useSaveSearch()

  if (!isUser) {
    const next = `${screens.cars.path}?${searchString({ ...search, q: '' })}`
    return <a href={href('login', { next })}>{texts.personal.saveSearch}</a>
  }
  return (
    <Button variant="secondary" size="small" icon={<Bell />} isBusy={isBusy} onClick={() => void save(search)}>
      {texts.personal.saveSearch}
    </Button>
  )
}

import { Bell } from 'lucide-react'
import { screens } from '../../contract/screens.ts'
import { searchString, type Search } from '../../contract/search-address.ts'
import { useSession } from '../session.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useSaveSearch } from './use-save-search.ts'

interface SaveSearchButtonProps {
  search: Search
  label?: string
  size?: 'small'
  className?: string | undefined
  /** It is saved, or the reason why not has been said. */
  onDone?: () => void
}

/** Saves the search that stands in the address. Visitors log in first. */
export function SaveSearchButton({
  search,
  label = texts.searches.saveSearch,
  size,
  className,
  onDone,
}: SaveSearchButtonProps) {
  const isUser = useSession() !== null
  const { isBusy, save } = useSaveSearch()
  const looks = { variant: 'secondary', size, icon: <Bell />, className } as const

  if (!isUser) {
    const next = `${screens.cars.path}?${searchString({ ...search, q: '' })}`
    return (
      <ButtonLink {...looks} href={href('login', { next })}>
        {label}
      </ButtonLink>
    )
  }
  return (
    <Button {...looks} isBusy={isBusy} onClick={() => void save(search).then(onDone)}>
      {label}
    </Button>
  )
}

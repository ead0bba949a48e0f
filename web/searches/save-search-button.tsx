import { Bell } from 'lucide-react'
import { screens } from '../../contract/screens.ts'
import { searchString, type Search } from '../../contract/search-address.ts'
import { useSession } from '../session.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { useSameSearch, useSaveSearch } from '../car-parts/use-save-search.ts'
import styles from './save-search-button.module.css'

interface SaveSearchButtonProps {
  search: Search
  /** Its words are still being read, and would be missing. */
  isWaiting?: boolean
  label?: string
  size?: 'small'
  className?: string | undefined
  /** Called once the search is saved or the failure was reported. */
  onDone?: () => void
}

/** Saves the search in the address; once saved, leads to it. Visitors log in first. */
export function SaveSearchButton({
  search,
  isWaiting = false,
  label = texts.searches.saveSearch,
  size,
  className,
  onDone,
}: SaveSearchButtonProps) {
  const isUser = useSession() !== null
  const { isBusy, save } = useSaveSearch()
  const isSaved = useSameSearch(search) !== undefined
  const looks = { variant: 'secondary', size, icon: <Bell />, className } as const

  if (!isUser) {
    const next = `${screens.cars.path}?${searchString({ ...search, q: '' })}`
    return (
      <ButtonLink {...looks} href={href('login', { next, wish: 'search' })}>
        {label}
      </ButtonLink>
    )
  }
  if (isSaved) {
    return (
      <ButtonLink {...looks} className={classNames(className, styles.saved)} href={href('savedSearches')}>
        {texts.searches.saved}
      </ButtonLink>
    )
  }
  return (
    <Button {...looks} isBusy={isBusy || isWaiting} onClick={() => void save(search).then(onDone)}>
      {label}
    </Button>
  )
}

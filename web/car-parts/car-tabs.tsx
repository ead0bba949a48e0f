import { type ScreenName } from '../../contract/screens.ts'
import { href } from '../router/address.ts'
import { usePage } from '../router/page.tsx'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import { TabRow } from '../ui/tab-row.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './car-tabs.module.css'
import { hasNews, useSavedCars } from './saved-cars.ts'
import { useNewHits } from './search-hits.ts'

type Tab = keyof typeof texts.personal.tabs

const screenOf = {
  all: 'cars',
  following: 'following',
  saved: 'saved',
  searches: 'savedSearches',
  seen: 'seen',
} as const satisfies Record<Tab, ScreenName>

/** Links to the related lists of cars, beside the title of each. */
export function CarTabs() {
  const isUser = useSession() !== null
  const saved = useSavedCars()
  const hits = useNewHits()

  return (
    <TabRow label={texts.personal.tabsLabel}>
      <TabLink tab="all" />
      {isUser && <TabLink tab="following" />}
      <TabLink tab="saved" count={saved?.length} newCount={saved?.filter(hasNews).length} />
      {isUser && <TabLink tab="searches" newCount={hits} />}
      <TabLink tab="seen" />
    </TabRow>
  )
}

interface TabLinkProps {
  tab: Tab
  /** Entries in the list, and those that are new to the person. */
  count?: number | undefined
  newCount?: number | undefined
}

function TabLink({ tab, count = 0, newCount = 0 }: TabLinkProps) {
  const isHere = usePage().screen === screenOf[tab]
  return (
    <a href={href(screenOf[tab])} aria-current={isHere ? 'page' : undefined}>
      {texts.personal.tabs[tab]}
      {count > 0 && <span>{count}</span>}
      {newCount > 0 && (
        <span className={styles.badge}>
          <span aria-hidden="true">{newCount}</span>
          <VisuallyHidden>{texts.personal.newHits(newCount)}</VisuallyHidden>
        </span>
      )}
    </a>
  )
}

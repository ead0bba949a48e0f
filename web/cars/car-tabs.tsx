import { type ScreenName } from '../../contract/screens.ts'
import { href } from '../router/address.ts'
import { usePage } from '../router/page.tsx'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import styles from './car-tabs.module.css'
import { useSavedCars } from '../car-parts/saved-cars.ts'
import { useNewHits } from '../car-parts/search-hits.ts'

type Tab = keyof typeof texts.personal.tabs

const screenOf = {
  all: 'cars',
  following: 'following',
  saved: 'saved',
  searches: 'savedSearches',
  seen: 'seen',
} as const satisfies Record<Tab, ScreenName>

/** The lists of cars that belong together, under the title of each. */
export function CarTabs() {
  const isUser = useSession() !== null
  const here = usePage().screen
  const saved = useSavedCars()?.length ?? 0
  const hits = useNewHits()
  const tabs: Tab[] = isUser ? ['all', 'following', 'saved', 'searches', 'seen'] : ['all', 'saved', 'seen']
  return (
    <nav className={styles.tabs} aria-label={texts.personal.tabsLabel}>
      {tabs.map((tab) => (
        <a key={tab} href={href(screenOf[tab])} aria-current={here === screenOf[tab] ? 'page' : undefined}>
          {texts.personal.tabs[tab]}
          {tab === 'saved' && saved > 0 && <span>{saved}</span>}
          {tab === 'searches' && hits > 0 && (
            <span className={styles.badge} aria-label={texts.personal.newHits(hits)}>
              {hits}
            </span>
          )}
        </a>
      ))}
    </nav>
  )
}

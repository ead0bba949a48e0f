import { Link, useRouterState } from '@tanstack/react-router'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import styles from './car-tabs.module.css'
import { useSavedCars } from '../car-parts/saved-cars.ts'
import { useNewHits } from '../car-parts/search-hits.ts'

type Tab = keyof typeof texts.personal.tabs

const addresses: Record<Tab, string> = {
  all: '/themes',
  following: '/following',
  saved: '/saved',
  searches: '/searches',
  seen: '/seen',
}

/** The lists of cars that belong together, under the title of each. */
export function CarTabs() {
  const isUser = useSession() !== null
  const here = useRouterState({ select: ({ location }) => location.pathname })
  const saved = useSavedCars()?.length ?? 0
  const hits = useNewHits()
  const tabs: Tab[] = isUser ? ['all', 'following', 'saved', 'searches', 'seen'] : ['all', 'saved', 'seen']
  return (
    <nav className={styles.tabs} aria-label={texts.personal.tabsLabel}>
      {tabs.map((tab) => (
        <Link key={tab} to={addresses[tab]} aria-current={here === addresses[tab] ? 'page' : undefined}>
          {texts.personal.tabs[tab]}
          {tab === 'saved' && saved > 0 && <span>{saved}</span>}
          {tab === 'searches' && hits > 0 && (
            <span className={styles.badge} aria-label={texts.personal.newHits(hits)}>
              {hits}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}

import { useQuery } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import column from '../filters/filter-column.module.css'
import { FollowingPage } from '../router/page.tsx'
import { SearchBox } from '../search-box/search-box.tsx'
import { texts } from '../texts.ts'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { Page } from '../ui/page.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { AllCars } from './all-cars.tsx'
import styles from './car-list-screen.module.css'
import type * as Later from './car-list-screen-later.tsx'
import { carCountQuery } from './car-queries.ts'
import { CarTabs } from './car-tabs.tsx'
import { useIsWholeList } from './whole-list.ts'

type LaterParts = typeof Later

/** They stay loaded. */
let laterParts: LaterParts | null = null

async function loadLaterParts(): Promise<LaterParts> {
  laterParts = await import('./car-list-screen-later.tsx')
  return laterParts
}

/** What narrows the list, `null` until it is there: the first cards and their pictures do not wait for it. */
function useLaterParts(): LaterParts | null {
  const [parts, setParts] = useState(laterParts)
  useEffect(() => {
    if (parts) return
    const fail = (error: unknown) => {
      // The screen says what went wrong, as of its own file.
      setParts(() => {
        throw error
      })
    }
    // The pictures of the first cards are asked for before.
    const timer = setTimeout(
      () => void loadLaterParts().then((loaded) => startTransition(() => setParts(loaded)), fail),
    )
    return () => clearTimeout(timer)
  }, [parts])
  return parts
}

/** /themes: all cars, newest first (specification 2), and those that filters leave. */
export function CarListScreen() {
  const isWhole = useIsWholeList()
  const later = useLaterParts()
  return (
    <Page>
      <div className={styles.head}>
        <PageTitle>{texts.cars.title}</PageTitle>
        <p className={styles.count} role="status">
          {later ? <later.ListCount /> : isWhole && <WholeCount />}
        </p>
        {later && <later.LostIndicator />}
      </div>
      <CarTabs />
      <SearchBox renderSuggestions={(box) => later && <later.ListSuggestions {...box} />} />
      <div className={styles.layout}>
        <aside className={classNames(card.card, column.column, styles.column)} aria-label={texts.cars.filters}>
          <div className={column.head}>
            <h2>{texts.cars.filters}</h2>
            {later && <later.ClearAll />}
          </div>
          {later ? <later.FilterGroups /> : <div className={column.waiting} />}
        </aside>
        <div className={styles.results}>
          <div className={styles.toolbar}>{later && <later.Toolbar />}</div>
          <FollowingPage>
            <Results later={later} />
          </FollowingPage>
        </div>
      </div>
    </Page>
  )
}

/** What the list shows. */
function Results({ later }: { later: LaterParts | null }) {
  const isWhole = useIsWholeList()
  return (
    <>
      {isWhole && <AllCars renderNews={(letIn) => later && <later.ArrivedCars onLetIn={letIn} />} />}
      {later ? <later.Found /> : !isWhole && <div className={styles.waiting} />}
      {later && <later.Feeds />}
    </>
  )
}

function WholeCount() {
  const { data: count } = useQuery(carCountQuery())
  return count !== undefined && texts.cars.offers(count)
}

import { useQuery } from '@tanstack/react-query'
import { CarGrid } from '../cars/car-grid.tsx'
import { carsNowQuery } from '../cars/car-queries.ts'
import { CarTabs } from '../cars/car-tabs.tsx'
import { clearSeen, useSeenCars } from '../cars/seen-cars.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import styles from './saved.module.css'

const nothingFresh: ReadonlySet<string> = new Set()

/** /seen: offers that were opened in this browser. */
export function SeenScreen() {
  const seen = useSeenCars()
  // What the browser remembers is as old as the look: without a connection it must do.
  const { data: now } = useQuery(carsNowQuery(seen.map(({ id }) => id)))
  const cars = now?.filter(({ id }) => seen.some((car) => car.id === id)) ?? seen
  return (
    <Page>
      <div className={styles.head}>
        <PageTitle>{texts.titles.seen}</PageTitle>
      </div>
      <CarTabs />
      {cars.length === 0 ? (
        <EmptyState picture="car" text={texts.seen.noneSeen} />
      ) : (
        <>
          <div className={styles.toolbar}>
            <Button variant="secondary" size="small" onClick={clearSeen}>
              {texts.seen.clearSeen}
            </Button>
          </div>
          <CarGrid cars={cars} total={cars.length} fresh={nothingFresh} />
        </>
      )}
    </Page>
  )
}

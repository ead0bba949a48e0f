import { CarGrid } from '../cars/car-grid.tsx'
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
  const cars = useSeenCars()
  return (
    <Page>
      <div className={styles.head}>
        <PageTitle>{texts.personal.seenTitle}</PageTitle>
      </div>
      <CarTabs />
      {cars.length === 0 ? (
        <EmptyState picture="car" text={texts.personal.noneSeen} />
      ) : (
        <>
          <div className={styles.toolbar}>
            <Button variant="secondary" size="small" onClick={clearSeen}>
              {texts.personal.clearSeen}
            </Button>
          </div>
          <CarGrid cars={cars} fresh={nothingFresh} />
        </>
      )}
    </Page>
  )
}

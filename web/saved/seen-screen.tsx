import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CarGrid } from '../car-list/car-grid.tsx'
import { carsNowQuery } from '../car-parts/car-queries.ts'
import { ListHead } from '../car-parts/list-head.tsx'
import { useSeenCars } from '../car-parts/seen-cars.ts'
import { href } from '../router/address.ts'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'
import styles from './saved.module.css'
import { clearSeen, exchangeSeen } from './seen-exchange.ts'

const nothingFresh: ReadonlySet<string> = new Set()

/** /seen: offers that were opened lately. */
export function SeenScreen() {
  const seen = useSeenCars()
  const isUser = useSession() !== null
  useEffect(() => void exchangeSeen(), [])
  // The stored offers are as old as the visit; without a connection they are shown.
  const { data: now } = useQuery(carsNowQuery(seen.map(({ id }) => id)))
  const cars = now?.filter(({ id }) => seen.some((car) => car.id === id)) ?? seen
  return (
    <Page>
      <ListHead title={texts.titles.seen} />
      {cars.length === 0 ? (
        <EmptyState picture="car" text={texts.seen.noneSeen} hint={texts.seen.noneSeenHint}>
          <ButtonLink variant="primary" href={href('cars')}>
            {texts.cars.title}
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <div className={styles.toolbar}>
            <p>{isUser ? texts.seen.withAccount : texts.seen.here}</p>
            <Button variant="secondary" size="small" onClick={() => void clearSeen()}>
              {texts.seen.clearSeen}
            </Button>
          </div>
          <CarGrid cars={cars} total={cars.length} fresh={nothingFresh} />
        </>
      )}
    </Page>
  )
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { screens } from '../../contract/screens.ts'
import { useLiveStatus } from '../live.ts'
import { LoadFailure } from '../load-failure.tsx'
import { texts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useDelayed } from '../ui/delayed.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LiveIndicator } from '../ui/live-indicator.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import { Page } from '../ui/page.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { CarCardSkeletons } from './car-card-skeletons.tsx'
import { CarGrid } from './car-grid.tsx'
import styles from './car-list-screen.module.css'
import { carCountQuery, carListQuery } from './car-queries.ts'
import { useLiveCars } from './live-cars.ts'
import { NewOffersPill } from './new-offers-pill.tsx'

/** /themes: all cars, newest first (specification 2). */
export function CarListScreen() {
  const count = useQuery(carCountQuery())
  const list = useInfiniteQuery(carListQuery())
  const { arrived, showArrived } = useLiveCars()
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const isSkeletonShown = useDelayed(list.isPending)
  const cars = list.data?.pages.flatMap((page) => page.cars) ?? []

  async function letIn() {
    setFresh(await showArrived())
    window.scrollTo({ top: 0 })
  }

  return (
    <Page>
      <div className={styles.head}>
        <PageTitle>{texts.cars.title}</PageTitle>
        {count.data !== undefined && <p className={styles.count}>{texts.cars.offers(count.data)}</p>}
        <LostIndicator />
      </div>
      <NewOffersPill count={arrived.size} onPress={letIn} />
      {isSkeletonShown && <CarCardSkeletons />}
      {list.isSuccess && !isSkeletonShown && cars.length === 0 && <NoCars />}
      {cars.length > 0 && !isSkeletonShown && <CarGrid cars={cars} fresh={fresh} />}
      {list.error && (
        <LoadFailure error={list.error} onRetry={() => void (list.data ? list.fetchNextPage() : list.refetch())} />
      )}
      {list.hasNextPage && !list.error && !isSkeletonShown && (
        <LoadMore
          label={texts.cars.showMore}
          isLoading={list.isFetchingNextPage}
          onLoad={() => void list.fetchNextPage()}
        />
      )}
    </Page>
  )
}

/** A list is taken to be live; only the loss of it is said. */
function LostIndicator() {
  return useLiveStatus().state === 'lost' && <LiveIndicator isConnected={false} />
}

function NoCars() {
  return (
    <EmptyState picture="car" text={texts.cars.none}>
      <ButtonLink variant="primary" to={screens.addCar.path}>
        {texts.frame.nav.addCar}
      </ButtonLink>
    </EmptyState>
  )
}

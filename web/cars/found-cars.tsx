import { type ReactNode } from 'react'
import { type Relaxation, type UnusedWord } from '../../contract/search.ts'
import { type Search } from '../../contract/search-address.ts'
import { LoadFailure } from '../load-failure.tsx'
import { texts } from '../texts.ts'
import { classNames } from '../ui/class-names.ts'
import { useDelayed } from '../ui/delayed.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import { CarCardSkeletons } from './car-card-skeletons.tsx'
import { CarGrid, nextPageAt } from './car-grid.tsx'
import screen from './car-list-screen.module.css'
import { type FoundCarsResult } from './found-cars-queries.ts'
import styles from './found-cars.module.css'
import { useKeptPlace } from './kept-place.ts'
import { useLiveFoundCars } from './live-found-cars.ts'
import { renderMenu } from './lazy-card-menu.tsx'
import { NewOffersPill } from './new-offers-pill.tsx'

interface FoundCarsProps {
  search: Search
  found: FoundCarsResult
  /** Says which words were not used. */
  renderUnused: (unused: readonly UnusedWord[]) => ReactNode
  /** Says that nothing fits, and what to drop. */
  renderNone: (relaxations: readonly Relaxation[]) => ReactNode
}

/** What the filters leave, in the chosen order. */
export function FoundCars({ search, found, renderUnused, renderNone }: FoundCarsProps) {
  const { arrived, fresh, showArrived } = useLiveFoundCars(search)
  const [first] = found.data?.pages ?? []
  const cars = found.data?.pages.flatMap((page) => page.cars) ?? []
  // The offers of the search before are faint until the answer comes.
  const isOld = found.isPlaceholderData
  const isFaint = useDelayed(isOld)
  const isSkeletonShown = useDelayed(found.isPending || (isOld && cars.length === 0))

  useKeptPlace({
    pages: isOld || isSkeletonShown ? 0 : (found.data?.pages.length ?? 0),
    hasNextPage: found.hasNextPage && !found.error,
    isFetching: found.isFetchingNextPage,
    fetchNextPage: found.fetchNextPage,
  })

  async function letIn() {
    await showArrived()
    window.scrollTo({ top: 0 })
  }

  return (
    <>
      <NewOffersPill count={arrived} onPress={letIn} />
      {first?.unused && !isOld && renderUnused(first.unused)}
      {isSkeletonShown ? <CarCardSkeletons /> : found.isPending && <div className={screen.waiting} />}
      {first && !isOld && !isSkeletonShown && cars.length === 0 && renderNone(first.relaxations ?? [])}
      {cars.length > 0 && !isSkeletonShown && (
        <div className={classNames(isFaint && styles.faint)} aria-busy={isOld}>
          <CarGrid cars={cars} total={first?.total} fresh={fresh} renderMenu={renderMenu} />
        </div>
      )}
      {found.error && (
        <LoadFailure error={found.error} onRetry={() => void (first ? found.fetchNextPage() : found.refetch())} />
      )}
      {first && !isOld && cars.length > 0 && (
        <p className={styles.shown}>{texts.filters.shownOf(cars.length, Math.max(first.total, cars.length))}</p>
      )}
      {found.hasNextPage && !isOld && !found.error && !isSkeletonShown && (
        <LoadMore
          label={texts.cars.showMore}
          isLoading={found.isFetchingNextPage}
          headStart={nextPageAt}
          onLoad={() => void found.fetchNextPage()}
        />
      )}
    </>
  )
}

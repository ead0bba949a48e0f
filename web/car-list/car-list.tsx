import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { type Relaxation, type UnusedWord } from '../../contract/search.ts'
import { allCars, carListQuery, type ListedCars } from '../car-parts/car-list-query.ts'
import { carCountQuery } from '../car-parts/car-queries.ts'
import { LoadFailure } from '../load-failure.tsx'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { useDelayed } from '../ui/delayed.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { AfterHydration, useIsHydrated } from '../ui/after-hydration.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import { optionalPart } from '../lazy-part.tsx'
import { CarCardSkeletons } from './car-card-skeletons.tsx'
import { CarGrid, gridAsLeft, nextPageAt } from './car-grid.tsx'
import styles from './car-list.module.css'
import { useScrollRestoration } from './scroll-restoration.ts'

// A list is read before its menus load.
const CardMenu = optionalPart(async () => (await import('./card-menu.tsx')).CardMenu)

// It needs data of this browser and the positions of towns.
const CardMarks = optionalPart(async () => (await import('./card-marks.tsx')).CardMarks)

const none: ReadonlySet<string> = new Set()

interface CarListProps {
  listed: ListedCars
  /** Keeps the list current; the cars that the person lets in take the focus. */
  renderWaiting: (onLetIn: (fresh: ReadonlySet<string>) => void) => ReactNode
  /** Names the words that were not used. */
  renderUnused: (unused: readonly UnusedWord[]) => ReactNode
  /** Offers searches that find more than these few. */
  renderFew: (relaxations: readonly Relaxation[]) => ReactNode
  /** Says that nothing matches, and which filters to drop. */
  renderNone: (relaxations: readonly Relaxation[]) => ReactNode
}

/** The cars of a list in its order: all cars of the specification, or those that match. */
export function CarList({ listed, renderWaiting, renderUnused, renderFew, renderNone }: CarListProps) {
  const list = useInfiniteQuery(carListQuery(listed))
  const { data: count } = useQuery(carCountQuery())
  const [letIn, setLetIn] = useState({ listed, ids: none })
  const isHydrated = useIsHydrated()
  // A restored grid replaces the server-rendered one.
  const [isRestored] = useState(() => gridAsLeft() !== null)

  const [first] = list.data?.pages ?? []
  const cars = list.data?.pages.flatMap((page) => page.cars) ?? []
  const isAll = listed === allCars
  const total = isAll ? count : first?.total
  // A full page of all cars may be the last one: only their count tells.
  const hasMore = list.hasNextPage && !(isAll && cars.length === count)
  // The cars of the previous list are faint until the answer arrives.
  const isOld = list.isPlaceholderData
  const isFaint = useDelayed(isOld)
  const isSkeletonShown = useDelayed(list.isPending || (isOld && cars.length === 0))
  const isShown = !isOld && !isSkeletonShown

  useScrollRestoration({
    pages: isShown && isHydrated ? (list.data?.pages.length ?? 0) : 0,
    hasNextPage: list.hasNextPage && !list.error,
    isFetching: list.isFetchingNextPage,
    fetchNextPage: list.fetchNextPage,
  })

  function show(ids: ReadonlySet<string>) {
    setLetIn({ listed, ids })
    window.scrollTo({ top: 0 })
  }

  return (
    <>
      {renderWaiting(show)}
      {first?.unused && !isOld && renderUnused(first.unused)}
      {isSkeletonShown ? <CarCardSkeletons /> : list.isPending && <div className={styles.waiting} />}
      {first && isShown && cars.length === 0 && (isAll ? <NoCars /> : renderNone(first.relaxations ?? []))}
      {cars.length > 0 && !isSkeletonShown && (
        <div className={classNames(isFaint && styles.faint)} aria-busy={isOld}>
          <CarGrid
            key={String(isHydrated && isRestored)}
            cars={cars}
            total={total}
            fresh={letIn.listed === listed ? letIn.ids : none}
            renderMenu={renderMenu}
            renderMarks={renderMarks}
          />
        </div>
      )}
      {list.error && (
        <LoadFailure
          error={list.error}
          isWhole={!first}
          onRetry={() => void (first ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {first?.total !== undefined && !isOld && cars.length > 0 && (
        <p className={styles.shown}>{texts.cars.shownOf(cars.length, Math.max(first.total, cars.length))}</p>
      )}
      {first?.relaxations && isShown && cars.length > 0 && renderFew(first.relaxations)}
      {hasMore && isShown && !list.error && (
        <LoadMore
          label={texts.cars.showMore}
          isLoading={list.isFetchingNextPage}
          headStart={nextPageAt}
          onLoad={() => void list.fetchNextPage()}
        />
      )}
    </>
  )
}

function renderMenu(car: CarWithId) {
  return (
    <AfterHydration>
      <CardMenu car={car} />
    </AfterHydration>
  )
}

function renderMarks(car: CarWithId) {
  return (
    <AfterHydration>
      <CardMarks car={car} />
    </AfterHydration>
  )
}

function NoCars() {
  return (
    <EmptyState picture="car" text={texts.cars.none}>
      <ButtonLink variant="primary" href={href('addCar')}>
        {texts.frame.nav.addCar}
      </ButtonLink>
    </EmptyState>
  )
}

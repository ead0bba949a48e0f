import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { LoadFailure } from '../load-failure.tsx'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useDelayed } from '../ui/delayed.tsx'
import { useIsOwn } from '../ui/later.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import { CarCardSkeletons } from './car-card-skeletons.tsx'
import { CarGrid, gridAsLeft, nextPageAt } from './car-grid.tsx'
import { carCountQuery, carListQuery } from './car-queries.ts'
import { useKeptPlace } from './kept-place.ts'
import { renderMenu } from './lazy-card-menu.tsx'

interface AllCarsProps {
  /** Keeps the list current; what the person lets in by it takes the focus. */
  renderNews: (onLetIn: (fresh: ReadonlySet<string>) => void) => ReactNode
}

/** The specification's list: all cars, newest first. */
export function AllCars({ renderNews }: AllCarsProps) {
  const list = useInfiniteQuery(carListQuery())
  const { data: total } = useQuery(carCountQuery())
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const isSkeletonShown = useDelayed(list.isPending)
  const cars = list.data?.pages.flatMap((page) => page.cars) ?? []
  const isOwn = useIsOwn()

  useKeptPlace({
    pages: isSkeletonShown || !isOwn ? 0 : (list.data?.pages.length ?? 0),
    hasNextPage: list.hasNextPage && !list.error,
    isFetching: list.isFetchingNextPage,
    fetchNextPage: list.fetchNextPage,
  })

  // A grid that was kept takes the place of the drawn one.
  const [isKept] = useState(() => gridAsLeft() !== null)

  function letIn(arrived: ReadonlySet<string>) {
    setFresh(arrived)
    window.scrollTo({ top: 0 })
  }

  return (
    <>
      {renderNews(letIn)}
      {isSkeletonShown && <CarCardSkeletons />}
      {list.isSuccess && !isSkeletonShown && cars.length === 0 && <NoCars />}
      {cars.length > 0 && !isSkeletonShown && (
        <CarGrid key={String(isOwn && isKept)} cars={cars} total={total} fresh={fresh} renderMenu={renderMenu} />
      )}
      {list.error && (
        <LoadFailure error={list.error} onRetry={() => void (list.data ? list.fetchNextPage() : list.refetch())} />
      )}
      {list.hasNextPage && !list.error && !isSkeletonShown && (
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

function NoCars() {
  return (
    <EmptyState picture="car" text={texts.cars.none}>
      <ButtonLink variant="primary" href={href('addCar')}>
        {texts.frame.nav.addCar}
      </ButtonLink>
    </EmptyState>
  )
}

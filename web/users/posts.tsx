import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { type CarWithId } from '../../contract/car.ts'
import { pages } from '../../contract/limits.ts'
import { isAsked } from '../../contract/car-state.ts'
import { CarThumbs, CarThumbsSkeleton } from '../car-parts/car-thumb.tsx'
import { optionalPart } from '../lazy-part.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useDelayed } from '../ui/delayed.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import styles from './posts.module.css'
import { useOpenQuestions } from './open-questions.ts'
import { postsQuery } from './people-queries.ts'
import { serverNow } from '../server-clock.ts'

const EndedOffers = optionalPart(async () => (await import('./ended-offers.tsx')).EndedOffers)

/** A person's offers as thumbnails, newest first. */
export function Posts({ userId, isOwn }: { userId: string; isOwn: boolean }) {
  const { data, isPending, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    postsQuery(userId),
  )
  const isLoaderShown = useDelayed(isPending)
  const cars = data?.pages.flatMap((page) => page.slice(0, pages.posts))
  const [now] = useState(serverNow)
  const openQuestions = useOpenQuestions(isOwn)
  const heading = useRef<HTMLHeadingElement>(null)

  function marks(car: CarWithId): string[] {
    const open = openQuestions[car.id]
    const questions = open === undefined ? [] : [texts.users.openOnCard(open)]
    const hidden = car.isHidden ? texts.offerState.hidden : []
    return [hidden, markOf(car, now) ?? [], questions].flat()
  }

  return (
    <section className={styles.posts}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.users.posts}
      </h2>
      {isOwn && (
        <Suspense>
          <EndedOffers myId={userId} onRenewed={() => heading.current?.focus()} />
        </Suspense>
      )}
      {isLoaderShown && <CarThumbsSkeleton count={4} />}
      {!isLoaderShown && cars && cars.length > 0 && (
        <CarThumbs cars={cars} markOf={(car) => marks(car).join('\u00a0· ') || undefined} />
      )}
      {!isLoaderShown && cars?.length === 0 && (
        <EmptyState picture="car" text={texts.users.noPosts} hint={isOwn ? texts.users.noPostsHint : undefined}>
          {isOwn && (
            <ButtonLink variant="primary" href={href('addCar')}>
              {texts.frame.nav.addCar}
            </ButtonLink>
          )}
        </EmptyState>
      )}
      {error && <LoadFailure error={error} isWhole={!cars} onRetry={() => void (cars ? fetchNextPage() : refetch())} />}
      {hasNextPage && !error && (
        <LoadMore label={texts.users.showMore} isLoading={isFetchingNextPage} onLoad={() => void fetchNextPage()} />
      )}
    </section>
  )
}

/** The state of an offer that is not simply for sale, or the question to its owner. */
function markOf(car: CarWithId, now: number): string | undefined {
  const { states, stillForSale } = texts.offerState
  if (car.state) return states[car.state]
  return isAsked(car.expiresAt, now) ? stillForSale : undefined
}

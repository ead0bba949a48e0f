import { useInfiniteQuery } from '@tanstack/react-query'
import { LoadFailure } from '../load-failure.tsx'
import { texts } from '../texts.ts'
import { useDelayed } from '../ui/delayed.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import { LoadingStatus } from '../ui/loader.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { PostThumb } from './post-thumb.tsx'
import styles from './posts.module.css'
import { postsQuery } from './user-queries.ts'

const skeletonThumbs = [0, 1, 2, 3]

/** A person's offers as thumbnails, newest first. */
export function Posts({ userId }: { userId: string }) {
  const { data, isPending, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    postsQuery(userId),
  )
  const isLoaderShown = useDelayed(isPending)
  const cars = data?.pages.flat()

  return (
    <section className={styles.posts}>
      <h2>{texts.users.posts}</h2>
      {isLoaderShown && (
        <div className={styles.thumbs} aria-busy="true">
          <LoadingStatus />
          {skeletonThumbs.map((thumb) => (
            <Skeleton key={thumb} aspectRatio="4/3" />
          ))}
        </div>
      )}
      {!isLoaderShown && cars && cars.length > 0 && (
        <ul className={styles.thumbs}>
          {cars.map((car) => (
            <li key={car.id}>
              <PostThumb car={car} />
            </li>
          ))}
        </ul>
      )}
      {!isLoaderShown && cars?.length === 0 && <EmptyState picture="car" text={texts.users.noPosts} />}
      {error && <LoadFailure error={error} onRetry={() => void (cars ? fetchNextPage() : refetch())} />}
      {hasNextPage && !error && (
        <LoadMore label={texts.users.showMore} isLoading={isFetchingNextPage} onLoad={() => void fetchNextPage()} />
      )}
    </section>
  )
}

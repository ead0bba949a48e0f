import { useInfiniteQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { noticeDays } from '../../contract/limits.ts'
import { type Notice } from '../../contract/notice.ts'
import { LoadFailure } from '../load-failure.tsx'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { useDelayed } from '../ui/delayed.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import { Loader } from '../ui/loader.tsx'
import { Page } from '../ui/page.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { NoticeRow } from './notice-row.tsx'
import { markListed, noticesQuery } from './notice-queries.ts'
import styles from './notifications.module.css'

const words = texts.notifications

/** /notifications: what happened around one's cars, people and searches in 90 days, newest first. */
export function NotificationsScreen() {
  const list = useInfiniteQuery(noticesQuery)
  const isLoaderShown = useDelayed(list.isPending)
  const notices = isLoaderShown ? undefined : list.data?.pages.flatMap((page) => page.notices)
  const newest = notices?.[0]
  const fresh = notices?.filter(({ isRead }) => !isRead)
  const earlier = notices?.filter(({ isRead }) => isRead)

  return (
    <Page width="column">
      <header className={styles.head}>
        <PageTitle>{texts.titles.notifications}</PageTitle>
        <div className={styles.tools}>
          {newest && fresh && fresh.length > 0 && (
            <Button
              variant="secondary"
              size="small"
              onClick={() =>
                void markListed({ about: 'all', id: newest.lastId }, ({ lastId }) => lastId <= newest.lastId)
              }
            >
              {words.markAllRead}
            </Button>
          )}
          <a className={styles.settings} href={`${href('settings')}#notifications`} aria-label={words.settings}>
            <SlidersHorizontal />
          </a>
        </div>
      </header>
      {isLoaderShown && <Loader />}
      {notices?.length === 0 && (
        <EmptyState picture="person" text={words.none} hint={words.noneHint}>
          <ButtonLink variant="primary" href={href('cars')}>
            {texts.cars.title}
          </ButtonLink>
        </EmptyState>
      )}
      <Part title={words.new} notices={fresh} />
      <Part title={words.earlier} notices={earlier} />
      {list.error && <LoadFailure error={list.error} isWhole={!list.data} onRetry={() => void list.refetch()} />}
      {list.hasNextPage && !list.error && (
        <LoadMore label={words.showMore} isLoading={list.isFetchingNextPage} onLoad={() => void list.fetchNextPage()} />
      )}
      {notices && notices.length > 0 && !list.hasNextPage && <p className={styles.end}>{words.keptFor(noticeDays)}</p>}
    </Page>
  )
}

function Part({ title, notices }: { title: string; notices: Notice[] | undefined }) {
  if (!notices || notices.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className={styles.part}>{title}</h2>
      <ul>
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </ul>
    </section>
  )
}

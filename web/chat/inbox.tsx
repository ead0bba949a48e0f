import { useInfiniteQuery } from '@tanstack/react-query'
import { LoadFailure } from '../load-failure.tsx'
import { href } from '../router/address.ts'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useDelayed } from '../ui/delayed.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import { Loader } from '../ui/loader.tsx'
import { InboxRow } from './inbox-row.tsx'
import { isListed } from './inbox-changes.ts'
import { inboxQuery, type InboxKind } from './inbox-queries.ts'
import styles from './inbox.module.css'

interface InboxProps {
  kind?: InboxKind
  /** The person of the open conversation. */
  openId?: string
}

/** A person's conversations, newest first; the empty list says how to begin one. */
export function Inbox({ kind = 'all', openId }: InboxProps) {
  const isArchive = kind === 'archive'
  const inbox = useInfiniteQuery(inboxQuery(kind))
  const myId = useSession()?.userId ?? ''
  const isLoaderShown = useDelayed(inbox.isPending)
  const loaded = isLoaderShown ? undefined : inbox.data?.pages.flatMap((page) => page.conversations)
  const rows = loaded?.filter((one) => isListed(kind, one))
  return (
    <>
      {isLoaderShown && <Loader />}
      {rows?.length === 0 && isArchive && <EmptyState picture="person" text={texts.inbox.archiveEmpty} />}
      {rows?.length === 0 && kind === 'unread' && <EmptyState picture="person" text={texts.inbox.nothingUnread} />}
      {rows?.length === 0 && kind === 'all' && (
        <EmptyState picture="person" text={texts.inbox.none} hint={texts.inbox.noneHint}>
          <ButtonLink variant="primary" href={href('cars')}>
            {texts.cars.title}
          </ButtonLink>
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <ul className={styles.rows} aria-label={isArchive ? texts.inbox.archive : texts.titles.chats}>
          {rows.map((row) => (
            <InboxRow key={row.id} conversation={row} myId={myId} isOpen={row.id === openId} />
          ))}
        </ul>
      )}
      {inbox.error && <LoadFailure error={inbox.error} isWhole={!inbox.data} onRetry={() => void inbox.refetch()} />}
      {inbox.hasNextPage && !inbox.error && (
        <LoadMore
          label={texts.inbox.showMore}
          isLoading={inbox.isFetchingNextPage}
          onLoad={() => void inbox.fetchNextPage()}
        />
      )}
    </>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { LoadFailure } from '../load-failure.tsx'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { foundConversationsQuery } from './found-conversations-query.ts'
import { InboxRow } from './inbox-row.tsx'
import styles from './inbox.module.css'

/** One's conversations with some people or about some cars, newest first. More come at a press, because messages follow. */
export function FoundConversations({ text, openId }: { text: string; openId?: string | undefined }) {
  const found = useInfiniteQuery(foundConversationsQuery(text))
  const myId = useSession()?.userId ?? ''
  const rows = found.data?.pages.flatMap((page) => page.conversations) ?? []
  return (
    <>
      {rows.length > 0 && (
        <>
          <p className={styles.count} role="status">
            {texts.inbox.chatsFound(rows.length, found.hasNextPage)}
          </p>
          <ul className={styles.rows} aria-label={texts.inbox.foundChats}>
            {rows.map((row) => (
              <InboxRow key={row.id} conversation={row} myId={myId} isOpen={row.id === openId} search={text} />
            ))}
          </ul>
        </>
      )}
      {found.error && <LoadFailure error={found.error} isWhole={!found.data} onRetry={() => void found.refetch()} />}
      {found.hasNextPage && !found.error && (
        <div className={styles.more}>
          <Button variant="secondary" isBusy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {texts.inbox.showMore}
          </Button>
        </div>
      )}
    </>
  )
}

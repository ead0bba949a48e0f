import { useInfiniteQuery } from '@tanstack/react-query'
import { type FoundMessage } from '../../contract/message.ts'
import { LoadFailure } from '../load-failure.tsx'
import { href } from '../router/address.ts'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import { Avatar } from '../ui/avatar.tsx'
import { useDelayed } from '../ui/delayed.tsx'
import { LoadMore } from '../ui/load-more.tsx'
import { Loader } from '../ui/loader.tsx'
import styles from './inbox.module.css'
import { foundMessagesQuery } from './found-messages-query.ts'
import { serverNow } from '../server-clock.ts'

/** One's own messages with some words, newest first; each leads to its place in the conversation. */
export function MessageSearch({ text }: { text: string }) {
  const found = useInfiniteQuery(foundMessagesQuery(text))
  const isLoaderShown = useDelayed(found.isPending)
  const messages = found.data?.pages.flatMap((page) => page.messages)
  return (
    <>
      {isLoaderShown && <Loader />}
      {messages && (
        <p className={styles.count} role="status">
          {texts.inbox.found(messages.length, found.hasNextPage)}
        </p>
      )}
      {messages && messages.length > 0 && (
        <ul className={styles.rows} aria-label={texts.inbox.foundMessages}>
          {messages.map((message) => (
            <FoundRow key={message.id} message={message} search={text} />
          ))}
        </ul>
      )}
      {found.error && <LoadFailure error={found.error} isWhole={!found.data} onRetry={() => void found.refetch()} />}
      {found.hasNextPage && !found.error && (
        <LoadMore
          label={texts.users.showMore}
          isLoading={found.isFetchingNextPage}
          onLoad={() => void found.fetchNextPage()}
        />
      )}
    </>
  )
}

function FoundRow({ message, search }: { message: FoundMessage; search: string }) {
  const { id, otherId, person, senderId, line, at } = message
  const isOwn = senderId === useSession()?.userId
  const name = person?.username ?? texts.inbox.notAvailable
  return (
    <li className={styles.row}>
      <Avatar gender={person?.gender ?? 'Other'} picture={person?.picture} size={44} alt="" />
      <div className={styles.words}>
        <a className={person ? undefined : styles.gone} href={href('chat', { id: otherId, message: id, q: search })}>
          {name}
        </a>
        <p dir="auto">{isOwn ? texts.inbox.mine(line) : line}</p>
      </div>
      <div className={styles.end}>
        <time dateTime={new Date(at).toISOString()}>{texts.inbox.at(at, serverNow())}</time>
      </div>
    </li>
  )
}

import { useQuery } from '@tanstack/react-query'
import { type Person } from '../../contract/user.ts'
import { useLive, useLiveStatus } from '../live.ts'
import { LoadFailure } from '../load-failure.tsx'
import { useOutbox } from '../outbox.ts'
import { useParams } from '../router/page.tsx'
import { useSession } from '../session.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { Avatar } from '../ui/avatar.tsx'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { useDelayed } from '../ui/delayed.tsx'
import { LiveIndicator } from '../ui/live-indicator.tsx'
import { Loader } from '../ui/loader.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { profileQuery } from '../users/profile-query.ts'
import { addMessage, catchUpConversation, conversationQuery, isWith, sendMessage } from './chat-queries.ts'
import styles from './chat-screen.module.css'
import { Composer } from './composer.tsx'
import { MessageLog } from './message-log.tsx'

/** /chats/{id}: the conversation with that person (specification 2). */
export function ChatScreen() {
  const { id } = useParams('chat')
  const myId = useSession()?.userId ?? ''
  const { data: other } = useQuery(profileQuery(id))
  const { data: me, error, refetch } = useQuery({ ...profileQuery(myId), enabled: myId !== '' })
  if (error && !me) return <LoadFailure error={error} onRetry={() => void refetch()} />
  return other && me ? <Conversation me={me} other={other} /> : null
}

function Conversation({ me, other }: { me: Person; other: Person }) {
  const { data: messages, error, isPending, refetch } = useQuery(conversationQuery(other.id))
  const isLoaderShown = useDelayed(isPending)
  const { state } = useLiveStatus()
  const { unsent, add, retry, remove } = useOutbox(`chat:${other.id}`, me.id, (text, key) =>
    sendMessage(me, other, text, key),
  )

  useLive('messages', {
    onEvent: (event) => {
      if (event.kind !== 'messageAdded' || !isWith(other, me.id, event.message)) return
      addMessage(other.id, { ...event.message, id: event.id })
      remove(event.key)
    },
    look: () => catchUpConversation(other.id),
  })

  return (
    <div className={styles.page}>
      <section className={classNames(card.card, styles.chat)} aria-label={texts.chat.with(other.username)}>
        <header className={styles.head}>
          <a
            className={styles.avatar}
            href={href('profile', { id: other.id })}
            aria-label={texts.chat.profileOf(other.username)}
          >
            <Avatar gender={other.gender} size={44} alt="" />
          </a>
          <PageTitle className={styles.name} tabTitle={texts.chat.with(other.username)}>
            {other.username}
          </PageTitle>
          {state !== 'connecting' && <LiveIndicator isConnected={state === 'connected'} />}
        </header>
        {messages ? (
          <MessageLog messages={messages} unsent={unsent} me={me} onRetry={retry} onGiveUp={remove} />
        ) : (
          <div className={styles.waiting}>
            {isLoaderShown && <Loader />}
            {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
          </div>
        )}
        <Composer otherId={other.id} onSend={add} />
      </section>
    </div>
  )
}

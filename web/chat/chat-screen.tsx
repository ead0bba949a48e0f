import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { type Person, type Profile } from '../../contract/user.ts'
import { useLiveCollection } from '../live-collection.ts'
import { LoadFailure } from '../load-failure.tsx'
import { useOutbox } from '../outbox.ts'
import { queryClient } from '../query-client.ts'
import { useParams, useSearchParams } from '../router/page.tsx'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { useDelayed } from '../ui/delayed.tsx'
import { Loader } from '../ui/loader.tsx'
import { optionalPart } from '../lazy-part.tsx'
import { useIsWide } from '../ui/use-is-wide.ts'
import { profileQuery } from '../users/profile-query.ts'
import { ChatFoot, quoteOf, type Writing } from './chat-foot.tsx'
import { ChatHead } from './chat-head.tsx'
import { addMessage, conversationWith, isWith, nameOf } from './chat-queries.ts'
import styles from './chat-screen.module.css'
import { MessageLog } from './message-log.tsx'
import { PaymentNote } from './payment-note.tsx'
import { message } from './sent-message.ts'
import { useEarlierMessages } from './use-earlier-messages.ts'
import { type Target } from './use-found-message.ts'
import { useMessageHandlers } from './use-message-handlers.tsx'
import { useReadMarks } from './use-read-marks.ts'
import { useSubject } from './use-subject.ts'

const ChatsBeside = optionalPart(async () => (await import('./chats-beside.tsx')).ChatsBeside)
const StepCard = optionalPart(async () => (await import('../deals/step-card.tsx')).StepCard)
const HeldMessages = optionalPart(async () => (await import('./held-messages.tsx')).HeldMessages)
const MessageWarning = optionalPart(async () => (await import('./message-warning.tsx')).MessageWarning)
const GoneFoot = optionalPart(async () => (await import('./gone-foot.tsx')).GoneFoot)
const LiveDeals = optionalPart(async () => (await import('../deals/live-deals.tsx')).LiveDeals)

/** Px from which the inbox stands beside the conversation. */
const besideFrom = 1024

/** /chats/{id}: the conversation with that person (specification 2). */
export function ChatScreen() {
  const { id } = useParams('chat')
  const myId = useSession()?.userId ?? ''
  const { data: profile } = useQuery(profileQuery(id))
  const other = profile === null ? goneAccount(id) : profile
  const { data: me, error, refetch } = useQuery({ ...profileQuery(myId), enabled: myId !== '' })
  if (error && !me) return <LoadFailure error={error} onRetry={() => void refetch()} />
  return other && me ? <ChatPage me={me} other={other} isGone={profile === null} /> : null
}

/** Somebody who was written with, and whom the person does not see any more: deleted, suspended, or of a block. */
function goneAccount(id: string): Person {
  return { id, username: texts.inbox.notAvailable, email: null, gender: 'Other' }
}

interface ConversationProps {
  me: Profile
  other: Person
  isGone: boolean
}

function ChatPage({ me, other, isGone }: ConversationProps) {
  const isWide = useIsWide(besideFrom)
  return (
    <div className={styles.page} data-wide={isWide || undefined}>
      {isWide && (
        <Suspense fallback={<div />}>
          <ChatsBeside openId={other.id} />
        </Suspense>
      )}
      <section className={classNames(card.card, styles.chat)} aria-label={texts.chat.with(other.username)}>
        <div>
          <ChatHead other={other} isGone={isGone} />
          <PaymentNote otherId={other.id} />
        </div>
        <Conversation me={me} other={other} isGone={isGone} />
      </section>
    </div>
  )
}

function Conversation({ me, other, isGone }: ConversationProps) {
  const { data: messages, error, isPending, refetch } = useQuery(conversationWith.query(other.id))
  const isLoaderShown = useDelayed(isPending)
  const { unsent, add, retry, remove } = useOutbox(message, other.id)
  const earlier = useEarlierMessages(other.id, messages)
  const { openedAt, seen, seenUntil } = useReadMarks(other.id)
  const said = [...earlier.all, ...unsent.map(({ content }) => content)]
  const { subject, about, putAway } = useSubject([me.id, other.id], said)
  const { writing, setWriting, handlers, dialog } = useMessageHandlers()
  const { target, reach, setTarget } = useTarget(messages !== undefined, earlier.reach)

  function send(text: string, photos: readonly string[]) {
    const answered: Partial<Writing> = writing ?? {}
    add({
      sendTo: other.email ?? other.id,
      senderId: me.id,
      sender: nameOf(me),
      content: text,
      ...about,
      ...(photos.length > 0 && { photos: photos.map((address) => ({ address, width: 4, height: 3 })) }),
      ...(answered.message && { replyTo: answered.message.id, quote: quoteOf(answered.message) }),
    })
    setWriting(null)
    if (earlier.isApart) earlier.goToEnd()
  }

  useLiveCollection(conversationWith, other.id, (event) => {
    if (event.kind === 'heldMessagesChanged') void queryClient.invalidateQueries({ queryKey: ['held', other.id] })
    if (event.kind !== 'messageAdded' && event.kind !== 'messageChanged') return
    if (!isWith(other, me.id, event.message)) return
    const told = { ...event.message, id: event.id }
    addMessage(other.id, told)
    if (event.kind === 'messageChanged') return earlier.change(told)
    earlier.add(told)
    remove(event.key)
  })

  return (
    <>
      {messages ? (
        <MessageLog
          messages={earlier.all}
          unsent={earlier.isApart ? [] : unsent}
          me={me}
          other={other}
          StepCard={StepCard}
          Warning={MessageWarning}
          readUntil={openedAt}
          seenUntil={seenUntil}
          loadEarlier={earlier.load}
          loadLater={earlier.loadLater && (() => void earlier.loadLater?.().then((id) => setTarget({ id })))}
          onEnd={earlier.isApart ? earlier.goToEnd : undefined}
          target={target}
          handlers={handlers}
          onQuote={reach}
          onSeen={seen}
          onRetry={retry}
          onGiveUp={remove}
        />
      ) : (
        <div className={styles.waiting}>
          {isLoaderShown && <Loader />}
          {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
        </div>
      )}
      {earlier.all.some(({ step }) => step) && (
        <Suspense>
          <LiveDeals myId={me.id} otherId={other.id} />
        </Suspense>
      )}
      <Suspense>
        <HeldMessages otherId={other.id} memberSince={me.memberSince} />
      </Suspense>
      {isGone ? (
        <Suspense>
          <GoneFoot otherId={other.id} />
        </Suspense>
      ) : (
        <ChatFoot
          otherId={other.id}
          said={said}
          writing={writing}
          subject={subject}
          onPutAway={putAway}
          onSend={send}
          onDone={() => setWriting(null)}
        />
      )}
      {dialog}
    </>
  )
}

/** The message that a quote or the address leads to, once it is loaded. */
function useTarget(isLoaded: boolean, load: (id: string) => Promise<void>) {
  const asked = useSearchParams().get('message')
  const [target, setTarget] = useState<Target | null>(null)

  const loadAsked = useEffectEvent(load)
  useEffect(() => {
    if (!isLoaded || asked === null) return
    void loadAsked(asked).then(() => setTarget({ id: asked }))
  }, [isLoaded, asked])
  return { target, setTarget, reach: (id: string) => void load(id).then(() => setTarget({ id })) }
}

import { ChevronDown } from 'lucide-react'
import { Fragment, Suspense, useEffect, useRef, useState, type ComponentType } from 'react'
import { type Message, type MessageWithId } from '../../contract/message.ts'
import { type RadarRule } from '../../contract/radar.ts'
import { type Step } from '../../contract/step.ts'
import { type Person } from '../../contract/user.ts'
import { type Unsent } from '../outbox.ts'
import { stepLine } from '../step-line.ts'
import { texts } from '../texts.ts'
import { type MessageHandlers } from './message-actions.tsx'
import { MessageItem, UnsentItem } from './message-item.tsx'
import { dayOf, isOtherDay } from './message-days.ts'
import styles from './message-log.module.css'
import { SubjectCard } from './subject-card.tsx'
import { useSteadyPlace } from './use-steady-place.ts'
import { useFoundMessage, type Target } from './use-found-message.ts'
import { useOnScreen } from './use-on-screen.ts'
import { subjectChanges } from './use-subject.ts'

/** Px from its end within which the log counts as read to the end. */
const nearEnd = 80

interface StepProps {
  step: Step
  isLast: boolean
  myId: string
  other: Person
}

interface MessageLogProps {
  messages: readonly MessageWithId[]
  unsent: readonly Unsent<Omit<Message, 'timestamp'>>[]
  me: Person
  other: Person
  /** Shows what a message tells of a deal; the last one of a deal shows how it stands. */
  StepCard: ComponentType<StepProps>
  /** Shows what the radar saw in messages. */
  Warning: ComponentType<{ rules: readonly RadarRule[]; isOwn: boolean }>
  /** The last message that was read when the conversation opened; null until that is known. */
  readUntil: string | null
  /** The last message that the other person has read, as far as they show it. */
  seenUntil: string
  /** Asks for the messages before, and after; absent when there are none, or while they are under way. */
  loadEarlier: (() => void) | undefined
  loadLater: (() => void) | undefined
  /** Leads from messages far from the end to it; absent at the end. */
  onEnd: (() => void) | undefined
  /** The message to lead to. */
  target: Target | null
  handlers: MessageHandlers
  onQuote: (id: string) => void
  /** A message of the other person was on the screen of a focused window. */
  onSeen: (id: string) => void
  onRetry: () => void
  onGiveUp: (key: string) => void
}

/** The messages; the log opens at its end and stays there unless the person has scrolled up. */
export function MessageLog(props: MessageLogProps) {
  const { messages, unsent, me, readUntil, loadEarlier, loadLater, onEnd, target, onSeen, onRetry, onGiveUp } = props
  const { other, StepCard, Warning } = props
  /** Messages of the first render do not slide in. */
  const [openedWith] = useState(messages.at(-1)?.id ?? '')
  const log = useRef<HTMLDivElement>(null)
  const lastId = messages.at(-1)?.id ?? ''
  const isTheirs = (message: Message) => message.senderId !== me.id
  /** The first message that was not read when the conversation opened. */
  const firstNew = messages.find(
    (message) => readUntil !== null && message.id > readUntil && message.id <= openedWith && isTheirs(message),
  )
  const changes = subjectChanges([...messages, ...unsent.map(({ content }) => content)])
  const lastSeen = messages.findLast((message) => message.id <= props.seenUntil && !isTheirs(message))
  const lastWarned = new Set(
    [me.id, other.id].map((id) => messages.findLast((one) => one.senderId === id && one.warnings)?.id),
  )
  const lastSteps = new Map(messages.map(({ id, step }) => [step?.id, id]))
  useOnScreen(log, messages, { isReady: readUntil !== null, onSeen })
  const found = useFoundMessage(log, target)
  useSteadyPlace(log)
  /** The last message seen at the end of the log; `null` while the log is at its end. */
  const [leftAt, setLeftAt] = useState<string | null>(null)
  const unread = leftAt === null ? [] : messages.filter((message) => message.id > leftAt && message.senderId !== me.id)

  function noteEnd() {
    // In a reversed column the end is at 0 and scrolling up is negative.
    const isAtEnd = Math.abs(log.current?.scrollTop ?? 0) < nearEnd
    setLeftAt((before) => (isAtEnd ? null : (before ?? lastId)))
  }

  function goToEnd() {
    log.current?.scrollTo({ top: 0 })
    setLeftAt(null)
    onEnd?.()
  }

  const lastUnsent = unsent.at(-1)?.key
  useEffect(() => {
    if (lastUnsent !== undefined) log.current?.scrollTo({ top: 0 })
  }, [lastUnsent])

  // A step of a deal that one takes comes without an unsent message.
  const ownStep = messages.at(-1)?.step && messages.at(-1)?.senderId === me.id ? lastId : openedWith
  useEffect(() => {
    if (ownStep > openedWith) log.current?.scrollTo({ top: 0 })
  }, [ownStep, openedWith])

  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by the keyboard */}
      <div ref={log} className={styles.log} role="log" aria-label={texts.chat.messages} tabIndex={0} onScroll={noteEnd}>
        <ol className={styles.list} data-apart={onEnd !== undefined || undefined}>
          <MoreItem label={texts.chat.loadEarlier} onPress={loadEarlier} />
          {messages.map((message, at) => (
            <Fragment key={message.id}>
              {isOtherDay(messages[at - 1], message) && <li className={styles.day}>{dayOf(message.timestamp)}</li>}
              {message === firstNew && <li className={styles.new}>{texts.chat.newMessages}</li>}
              {changes.has(message) && <SubjectItem message={message} />}
              <MessageItem
                message={message}
                isOwn={!isTheirs(message)}
                isNew={message.id > openedWith && isTheirs(message)}
                isFound={message.id === found}
                isSeen={message === lastSeen}
                handlers={props.handlers}
                onQuote={props.onQuote}
                warning={
                  message.warnings &&
                  lastWarned.has(message.id) && (
                    <Suspense>
                      <Warning rules={message.warnings} isOwn={!isTheirs(message)} />
                    </Suspense>
                  )
                }
                step={
                  message.step && (
                    <Suspense fallback={<p>{stepLine(message.step)}</p>}>
                      <StepCard
                        step={message.step}
                        isLast={lastSteps.get(message.step.id) === message.id}
                        myId={me.id}
                        other={other}
                      />
                    </Suspense>
                  )
                }
              />
            </Fragment>
          ))}
          <MoreItem label={texts.chat.loadLater} onPress={loadLater} />
          {unsent.map((item) => (
            <Fragment key={item.key}>
              {changes.has(item.content) && <SubjectItem message={item.content} />}
              <UnsentItem item={item} onRetry={onRetry} onGiveUp={() => onGiveUp(item.key)} />
            </Fragment>
          ))}
        </ol>
        {messages.length + unsent.length === 0 && <p className={styles.none}>{texts.chat.none}</p>}
      </div>
      {(unread.length > 0 || onEnd) && (
        <button type="button" className={styles.jump} onClick={goToEnd}>
          {unread.length > 0 ? texts.chat.unread(unread.length) : texts.chat.toEnd}
          <ChevronDown />
        </button>
      )}
    </div>
  )
}

function MoreItem({ label, onPress }: { label: string; onPress: (() => void) | undefined }) {
  if (!onPress) return null
  return (
    <li className={styles.earlier}>
      <button type="button" onClick={onPress}>
        {label}
      </button>
    </li>
  )
}

function SubjectItem({ message }: { message: Pick<Message, 'about' | 'aboutName'> }) {
  return (
    <li className={styles.subject}>
      <SubjectCard carId={message.about ?? ''} name={message.aboutName ?? ''} />
    </li>
  )
}

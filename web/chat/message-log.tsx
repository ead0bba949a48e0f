import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { type MessageWithId } from '../../contract/message.ts'
import { type Person } from '../../contract/user.ts'
import { type Unsent } from '../outbox.ts'
import { texts } from '../texts.ts'
import { nameOf } from './chat-queries.ts'
import { MessageItem, UnsentItem } from './message-item.tsx'
import styles from './message-log.module.css'

/** So near its end the log counts as being read at the end, in px. */
const nearEnd = 80

interface MessageLogProps {
  messages: readonly MessageWithId[]
  unsent: readonly Unsent[]
  me: Person
  onRetry: () => void
  onGiveUp: (key: string) => void
}

/** The messages; the log opens at its end and stays there unless one has scrolled up. */
export function MessageLog({ messages, unsent, me, onRetry, onGiveUp }: MessageLogProps) {
  /** What was here when the log opened does not slide in. */
  const [openedWith] = useState(messages.at(-1)?.id ?? '')
  const log = useRef<HTMLDivElement>(null)
  const lastId = messages.at(-1)?.id ?? ''
  /** The last message that was seen at the end of the log; `null` while one is there. */
  const [leftAt, setLeftAt] = useState<string | null>(null)
  const arrived = leftAt === null ? [] : messages.filter((message) => message.id > leftAt && message.senderId !== me.id)

  function look() {
    // In a reversed column the end is at 0 and scrolling up goes below it.
    const isAtEnd = Math.abs(log.current?.scrollTop ?? 0) < nearEnd
    setLeftAt((before) => (isAtEnd ? null : (before ?? lastId)))
  }

  function goToEnd() {
    log.current?.scrollTo({ top: 0 })
    setLeftAt(null)
  }

  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by the keyboard */}
      <div ref={log} className={styles.log} role="log" aria-label={texts.chat.messages} tabIndex={0} onScroll={look}>
        <ol className={styles.list}>
          {messages.map((message) => (
            <MessageItem
              key={message.id}
              message={message}
              isOwn={message.senderId === me.id}
              isNew={message.id > openedWith && message.senderId !== me.id}
            />
          ))}
          {unsent.map((item) => (
            <UnsentItem
              key={item.key}
              item={item}
              sender={nameOf(me)}
              onRetry={onRetry}
              onGiveUp={() => onGiveUp(item.key)}
            />
          ))}
        </ol>
        {messages.length + unsent.length === 0 && <p className={styles.none}>{texts.chat.none}</p>}
      </div>
      {arrived.length > 0 && (
        <button type="button" className={styles.jump} onClick={goToEnd}>
          {texts.chat.arrived(arrived.length)}
          <ChevronDown />
        </button>
      )}
    </div>
  )
}

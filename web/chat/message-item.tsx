import { CircleAlert, Clock } from 'lucide-react'
import { type ReactNode } from 'react'
import { type Message, type MessageWithId } from '../../contract/message.ts'
import { unavailableName } from '../../contract/shown-message.ts'
import { type Unsent } from '../outbox.ts'
import { texts } from '../texts.ts'
import { classNames } from '../ui/class-names.ts'
import { LinkedText } from '../ui/linked-text.tsx'
import { useUnsentSentence } from '../unsent-sentence.ts'
import { MessageActions, type MessageHandlers } from './message-actions.tsx'
import styles from './message-item.module.css'
import { MessagePhotos } from './message-photos.tsx'
import { MessageQuote } from './message-quote.tsx'

interface MessageItemProps {
  message: MessageWithId
  isOwn: boolean
  /** Arrived from the other person while the page was open. */
  isNew: boolean
  /** Was asked for just now. */
  isFound: boolean
  /** It is the last of one's own that the other person has read. */
  isSeen: boolean
  handlers: MessageHandlers
  /** Leads to a message that was answered. */
  onQuote: (id: string) => void
  /** In place of the text, what it tells of a deal. */
  step?: ReactNode
  /** What the radar saw in it and those before. */
  warning?: ReactNode
}

export function MessageItem(props: MessageItemProps) {
  const { message, isOwn, isNew, isFound, isSeen, handlers, onQuote, step, warning } = props
  const isDeleted = message.deletedAt !== undefined
  const sender = message.sender === unavailableName ? texts.inbox.notAvailable : message.sender
  return (
    <li
      className={styles.message}
      data-id={isOwn ? undefined : message.id}
      data-key={message.id}
      data-own={isOwn || undefined}
      data-new={isNew || undefined}
      data-found={isFound || undefined}
      tabIndex={-1}
    >
      <span className={styles.sender}>{sender}</span>
      <MessageQuote message={message} onPress={onQuote} />
      <div className={styles.bubble}>
        <div className={styles.words}>
          <MessagePhotos photos={message.photos} sender={sender} />
          {isDeleted && <p className={classNames(styles.text, styles.deleted)}>{texts.chat.deleted}</p>}
          {step ?? <MessageText content={message.content} />}
        </div>
        {!isDeleted && !step && <MessageActions message={message} isOwn={isOwn} handlers={handlers} />}
      </div>
      <span className={styles.below}>
        <time dateTime={new Date(message.timestamp).toISOString()}>{texts.chat.sentAt(message.timestamp)}</time>
        {message.editedAt !== undefined && <small>{texts.chat.edited}</small>}
        {isSeen && <small>{texts.chat.seen}</small>}
      </span>
      {warning}
    </li>
  )
}

/** The text of a message; nothing when it is blank beside photos. */
export function MessageText({ content }: { content: string }) {
  if (content.trim() === '') return null
  return (
    <p className={styles.text} dir="auto">
      <LinkedText>{content}</LinkedText>
    </p>
  )
}

interface UnsentItemProps {
  item: Unsent<Omit<Message, 'timestamp'>>
  onRetry: () => void
  onGiveUp: () => void
}

/** The person's own message before the server has it. It is announced once it is sent or has failed. */
export function UnsentItem({ item, onRetry, onGiveUp }: UnsentItemProps) {
  const { sentence, isWaiting } = useUnsentSentence(item)
  return (
    <li className={styles.message} data-own data-state={isWaiting ? 'sending' : item.state} aria-live="off">
      <span className={styles.sender}>{item.content.sender}</span>
      <MessageQuote message={item.content} />
      <MessagePhotos photos={item.content.photos} sender={item.content.sender} />
      <MessageText content={item.content.content} />
      {item.state === 'sending' ? (
        <span className={styles.state}>
          <Clock /> {texts.chat.sending}
        </span>
      ) : (
        <span className={styles.state}>
          {isWaiting ? <Clock /> : <CircleAlert />}
          <span role="alert">
            {texts.chat.notSent}
            {sentence !== null && `. ${sentence}`}
          </span>
          <button type="button" onClick={item.isRefused ? onGiveUp : onRetry}>
            {item.isRefused ? texts.offline.giveUp : texts.frame.tryAgain}
          </button>
        </span>
      )}
    </li>
  )
}

import { CircleAlert, Clock } from 'lucide-react'
import { type Message } from '../../contract/message.ts'
import { type Unsent } from '../outbox.ts'
import { texts } from '../texts.ts'
import styles from './message-item.module.css'

interface MessageItemProps {
  message: Message
  isOwn: boolean
  /** Has come from the other person while one looks. */
  isNew: boolean
}

export function MessageItem({ message, isOwn, isNew }: MessageItemProps) {
  return (
    <li className={styles.message} data-own={isOwn || undefined} data-new={isNew || undefined}>
      <span className={styles.sender}>{message.sender}</span>
      <p dir="auto">{message.content}</p>
      <time dateTime={new Date(message.timestamp).toISOString()}>{texts.chat.sentAt(message.timestamp)}</time>
    </li>
  )
}

interface UnsentItemProps {
  item: Unsent
  sender: string
  onRetry: () => void
  onGiveUp: () => void
}

/** An own message that the server does not have yet. It is announced once it has arrived, or has failed. */
export function UnsentItem({ item, sender, onRetry, onGiveUp }: UnsentItemProps) {
  return (
    <li className={styles.message} data-own data-state={item.state} aria-live="off">
      <span className={styles.sender}>{sender}</span>
      <p dir="auto">{item.text}</p>
      {item.state === 'sending' ? (
        <span className={styles.state}>
          <Clock /> {texts.chat.sending}
        </span>
      ) : (
        <span className={styles.state}>
          <CircleAlert />
          <span role="alert">
            {texts.chat.notSent}
            {item.sentence !== null && `. ${item.sentence}`}
          </span>
          <button type="button" onClick={item.isRefused ? onGiveUp : onRetry}>
            {item.isRefused ? texts.offline.giveUp : texts.frame.tryAgain}
          </button>
        </span>
      )}
    </li>
  )
}

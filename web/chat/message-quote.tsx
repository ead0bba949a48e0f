import { type Message, type Quote } from '../../contract/message.ts'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import styles from './message-quote.module.css'

interface MessageQuoteProps {
  message: Pick<Message, 'replyTo' | 'quote'>
  /** Leads to the answered message. */
  onPress?: (id: string) => void
}

/** The message that another one answers, above it; nothing for a message that answers none. */
export function MessageQuote({ message: { replyTo, quote }, onPress }: MessageQuoteProps) {
  if (replyTo === undefined || !quote) return null
  if (!onPress) return <QuotedLine quote={quote} />
  return (
    <button type="button" className={styles.button} onClick={() => onPress(replyTo)}>
      <QuotedLine quote={quote} />
    </button>
  )
}

/** Whose message it was, if one's own, and its beginning. */
export function QuotedLine({ quote: { senderId, line, isDeleted, photos } }: { quote: Quote }) {
  const isOwn = senderId === useSession()?.userId
  const words = shownLine({ line, isDeleted, photos })
  return (
    <span className={styles.quote} dir="auto">
      {isOwn ? texts.inbox.mine(words) : words}
    </span>
  )
}

/** The beginning of a message, or what stands for its text. */
export function shownLine({
  line,
  isDeleted,
  photos,
}: {
  line: string
  isDeleted?: true | undefined
  photos?: number | undefined
}): string {
  if (isDeleted) return texts.chat.deleted
  return line === '' && photos !== undefined ? texts.chat.photos(photos) : line
}

import { CircleAlert, Clock } from 'lucide-react'
import { type Comment } from '../../contract/comment.ts'
import { type Unsent } from '../outbox.ts'
import { texts } from '../texts.ts'
import { useUnsentSentence } from '../unsent-sentence.ts'
import { CommentBody } from './comment-body.tsx'
import styles from './comments.module.css'

interface UnsentCommentProps {
  item: Unsent<Comment>
  isSellers: boolean
  onRetry: () => void
  onGiveUp: () => void
}

/** The person's own comment before the server has it. It is announced once it is sent or has failed. */
export function UnsentComment({ item, isSellers, onRetry, onGiveUp }: UnsentCommentProps) {
  const { sentence, isWaiting } = useUnsentSentence(item)
  return (
    <li className={styles.item} data-state={isWaiting ? 'sending' : item.state} aria-live="off">
      <CommentBody comment={item.content} isSellers={isSellers}>
        {item.state === 'sending' ? (
          <span className={styles.state}>
            <Clock /> {texts.comments.sending}
          </span>
        ) : (
          <span className={styles.state} role="alert">
            {isWaiting ? <Clock /> : <CircleAlert />} {texts.comments.notPosted} {sentence}
            <button type="button" onClick={item.isRefused ? onGiveUp : onRetry}>
              {item.isRefused ? texts.offline.giveUp : texts.frame.tryAgain}
            </button>
          </span>
        )}
      </CommentBody>
    </li>
  )
}

import { useState } from 'react'
import { type Comment } from '../../contract/comment.ts'
import { sentenceOf } from '../call-error.ts'
import { type Unsent } from '../outbox.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { CommentItem, UnsentComment } from './comment-item.tsx'
import { loadEarlierComments } from './comment-queries.ts'
import { type LoadedComments } from './loaded-comments.ts'
import styles from './comments.module.css'

/** Earlier comments are put in silently; so long, in ms, until new ones are announced again. */
const silenceMs = 500

interface CommentLogProps {
  carId: string
  loaded: LoadedComments
  unsent: readonly Unsent[]
  sender: Omit<Comment, 'comments'>
  onRetry: () => void
  onGiveUp: (key: string) => void
}

/** The comments, oldest first; only what comes live is announced. */
export function CommentLog({ carId, loaded, unsent, sender, onRetry, onGiveUp }: CommentLogProps) {
  const { comments, hasEarlier } = loaded
  const [openedWith] = useState(comments.at(-1)?.id ?? '')
  const [isQuiet, setIsQuiet] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function showEarlier() {
    setIsQuiet(true)
    setFailure(null)
    await loadEarlierComments(carId, comments[0]?.id ?? '').catch((error: unknown) => setFailure(sentenceOf(error)))
    setTimeout(() => setIsQuiet(false), silenceMs)
  }

  return (
    <div>
      {hasEarlier && (
        <div className={styles.earlier}>
          {failure !== null && <p role="alert">{failure}</p>}
          <Button variant="secondary" size="small" isBusy={isQuiet} onClick={() => void showEarlier()}>
            {texts.comments.showEarlier}
          </Button>
        </div>
      )}
      {comments.length + unsent.length === 0 && <p className={styles.none}>{texts.comments.none}</p>}
      <div role="log" aria-label={texts.comments.title} aria-live={isQuiet ? 'off' : 'polite'}>
        <ul>
          {comments.map((comment) => (
            <CommentItem
              key={comment.id}
              comment={comment}
              isNew={comment.id > openedWith && comment.senderId !== sender.senderId}
            />
          ))}
          {unsent.map((item) => (
            <UnsentComment
              key={item.key}
              item={item}
              sender={sender}
              onRetry={onRetry}
              onGiveUp={() => onGiveUp(item.key)}
            />
          ))}
        </ul>
      </div>
    </div>
  )
}

import { hideReasons } from '../../contract/comment.ts'
import { type Discussion } from '../../contract/discussion.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { showComment } from './comment-actions.ts'
import { CommentBody } from './comment-body.tsx'
import { useTalk } from './comment-talk.ts'
import styles from './comments.module.css'

/** How many comments the seller hid, and why; those that the reader may read. */
export function HiddenComments({ hidden, hiddenComments }: Pick<Discussion, 'hidden' | 'hiddenComments'>) {
  const { carId, sellerId, myId } = useTalk()
  const counts = hideReasons.flatMap((reason) => {
    const count = hidden[reason]
    return count === undefined ? [] : [{ reason, count }]
  })
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return null
  const reasons = counts.map(({ reason, count }) => texts.comments.reasonCount(texts.comments.reasons[reason], count))
  const summary = texts.comments.hiddenBySeller(total, reasons.join(', '))
  if (hiddenComments.length === 0) return <p className={styles.none}>{summary}</p>
  return (
    <details className={styles.hidden}>
      <summary>{summary}</summary>
      <ul>
        {hiddenComments.map(({ reason, ...comment }) => (
          <li key={comment.id} className={styles.item}>
            <CommentBody comment={comment} isSellers={comment.senderId === sellerId}>
              <p className={styles.note}>{texts.comments.hiddenFor(texts.comments.reasons[reason])}</p>
              {sellerId === myId && (
                <div className={styles.decision}>
                  <Button variant="secondary" size="small" onClick={() => void showComment(carId, comment)}>
                    {texts.comments.showAgain}
                  </Button>
                </div>
              )}
            </CommentBody>
          </li>
        ))}
      </ul>
    </details>
  )
}

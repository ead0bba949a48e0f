import { useRef, useState } from 'react'
import { texts } from '../texts.ts'
import { CommentEntry } from './comment-entry.tsx'
import { useTalk } from './comment-talk.ts'
import styles from './comments.module.css'
import { ReplyForm } from './reply-form.tsx'
import { type Thread } from './threads.ts'
import { UnsentComment } from './unsent-comment.tsx'
import { useHeldReplies } from './use-held-replies.ts'

interface CommentThreadProps {
  thread: Thread
  /** Whether another person wrote a comment while the page was open. */
  isNew: (comment: Thread['comment']) => boolean
  /** Nothing stands below it. */
  isLast: boolean
}

/** A comment, its replies, and the form for another one. */
export function CommentThread({ thread, isNew, isLast }: CommentThreadProps) {
  const { sellerId, reply, retry, giveUp } = useTalk()
  const [isReplying, setIsReplying] = useState(false)
  const { comment, unsent, isOrphan } = thread
  const element = useRef<HTMLLIElement>(null)
  const held = useHeldReplies(element, thread, { isLast })

  function send(text: string) {
    element.current?.querySelector<HTMLElement>('[data-comment]')?.focus({ preventScroll: true })
    setIsReplying(false)
    reply(text, comment.id)
  }

  return (
    <li ref={element} className={styles.thread}>
      <CommentEntry
        comment={comment}
        isNew={isNew(comment)}
        isOrphan={isOrphan}
        onReply={isOrphan ? undefined : () => setIsReplying(!isReplying)}
        isReplying={isReplying}
        more={held.count > 0 && <NewReplies count={held.count} onShow={held.show} />}
      />
      {held.shown.length + unsent.length > 0 && (
        <ul className={styles.replies} aria-label={texts.comments.repliesTo(comment.user)}>
          {held.shown.map((answer) => (
            <li key={answer.id}>
              <CommentEntry comment={answer} isNew={isNew(answer)} />
            </li>
          ))}
          {unsent.map((item) => (
            <UnsentComment
              key={item.key}
              item={item}
              isSellers={item.content.senderId === sellerId}
              onRetry={retry}
              onGiveUp={() => giveUp(item.key)}
            />
          ))}
        </ul>
      )}
      {isReplying && <ReplyForm comment={comment} onSend={send} />}
    </li>
  )
}

/** Shows replies that were held back, because they would have moved what one reads below them. */
function NewReplies({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <button type="button" className={styles.newReplies} onClick={onShow}>
      {texts.comments.newReplies(count)}
    </button>
  )
}

import { CircleAlert, Clock } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { type Comment } from '../../contract/comment.ts'
import { type Unsent } from '../outbox.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { Avatar } from '../ui/avatar.tsx'
import styles from './comments.module.css'

/** `isNew`: somebody else has written it while one looks. */
export function CommentItem({ comment, isNew }: { comment: Comment; isNew: boolean }) {
  return (
    <li className={styles.item} data-new={isNew || undefined}>
      <CommentBody comment={comment} />
    </li>
  )
}

interface UnsentCommentProps {
  item: Unsent
  sender: Omit<Comment, 'comments'>
  onRetry: () => void
  onGiveUp: () => void
}

/**
 * The own comment before the server has it; it is announced once it has arrived, or has failed. It comes into view,
 * because the form may stand far above it.
 */
export function UnsentComment({ item, sender, onRetry, onGiveUp }: UnsentCommentProps) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    row.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <li ref={row} className={styles.item} data-state={item.state} aria-live="off">
      <CommentBody comment={{ ...sender, comments: item.text }}>
        {item.state === 'sending' ? (
          <span className={styles.state}>
            <Clock /> {texts.comments.sending}
          </span>
        ) : (
          <span className={styles.state} role="alert">
            <CircleAlert /> {texts.comments.notPosted} {item.sentence}
            <button type="button" onClick={item.isRefused ? onGiveUp : onRetry}>
              {item.isRefused ? texts.offline.giveUp : texts.frame.tryAgain}
            </button>
          </span>
        )}
      </CommentBody>
    </li>
  )
}

function CommentBody({ comment, children }: { comment: Comment; children?: ReactNode }) {
  return (
    <>
      <a
        className={styles.avatar}
        href={href('profile', { id: comment.senderId })}
        aria-label={texts.comments.profileOf(comment.user)}
      >
        <Avatar gender={comment.gender} size={44} alt="" />
      </a>
      <div className={styles.words}>
        <b>{texts.comments.author(comment.user)}</b>
        <p dir="auto">{comment.comments}</p>
        {children}
      </div>
    </>
  )
}

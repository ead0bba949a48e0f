import { Pin } from 'lucide-react'
import { type ReactNode } from 'react'
import { type Comment } from '../../contract/comment.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { Avatar } from '../ui/avatar.tsx'
import { LinkedText } from '../ui/linked-text.tsx'
import styles from './comment-body.module.css'
import comments from './comments.module.css'

interface CommentBodyProps {
  comment: Comment
  isSellers: boolean
  /** While it is being corrected. */
  isTextHidden?: boolean
  children?: ReactNode
}

/** Who wrote a comment, when, and what it says. */
export function CommentBody({ comment, isSellers, isTextHidden = false, children }: CommentBodyProps) {
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
        <div className={styles.byline}>
          <b title={comment.user} translate="no">
            {texts.comments.author(comment.user)}
          </b>
          {isSellers && <span className={styles.seller}>{texts.comments.seller}</span>}
          {comment.question && (
            <span className={styles.question} data-state={comment.question}>
              {texts.comments.question[comment.question]}
            </span>
          )}
          {comment.isPinned && (
            <span className={styles.pinned}>
              <Pin /> {texts.comments.pinned}
            </span>
          )}
          <time dateTime={new Date(comment.timestamp).toISOString()}>{texts.live.moment(comment.timestamp)}</time>
          {comment.editedAt !== undefined && !comment.isDeleted && (
            <span className={comments.note} title={texts.live.moment(comment.editedAt)}>
              {texts.comments.edited}
            </span>
          )}
        </div>
        {comment.isDeleted && <p className={comments.note}>{texts.comments.deleted}</p>}
        {!comment.isDeleted && !isTextHidden && (
          <p dir="auto">
            <LinkedText>{comment.comments}</LinkedText>
          </p>
        )}
        {children}
      </div>
    </>
  )
}

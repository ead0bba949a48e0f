import { type CommentWithId } from '../../contract/comment.ts'
import { lengths } from '../../contract/limits.ts'
import { commentRules } from '../../contract/text-rules.ts'
import { useTextBox } from '../text-box.ts'
import { texts } from '../texts.ts'
import { TextBox } from '../ui/text-box.tsx'
import styles from './comments.module.css'

/** The form for a reply to a comment. */
export function ReplyForm({ comment, onSend }: { comment: CommentWithId; onSend: (text: string) => void }) {
  const box = useTextBox(`draft:reply:${comment.id}`, commentRules, onSend)
  return (
    <TextBox
      {...box}
      className={styles.replyForm}
      label={texts.comments.replyTo(comment.user)}
      formLabel={texts.comments.replyForm(comment.user)}
      placeholder={texts.comments.replyPlaceholder}
      submitText={texts.comments.sendReply}
      maxLength={lengths.comment.max}
      takesFocus
    />
  )
}

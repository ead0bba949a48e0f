import { lengths } from '../../contract/limits.ts'
import { commentRules } from '../../contract/text-rules.ts'
import { useTextBox } from '../text-box.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { FieldNotes, useFieldIds } from '../ui/field.tsx'
import styles from './comments.module.css'

/** The form resets after posting; an empty comment is not posted (specification 4). */
export function CommentForm({ carId, onPost }: { carId: string; onPost: (text: string) => void }) {
  const { text, setText, error, submit } = useTextBox(`draft:comment:${carId}`, commentRules, onPost)
  const ids = useFieldIds({ label: texts.comments.label, error })

  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        {...ids.control}
        className={styles.input}
        aria-label={texts.comments.label}
        placeholder={texts.comments.placeholder}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={lengths.comment.max}
        dir="auto"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="primary" className={styles.post}>
        {texts.comments.post}
      </Button>
      <FieldNotes error={error} ids={ids} />
    </form>
  )
}

import { useState, type SubmitEvent } from 'react'
import { newCommentSchema } from '../../contract/comment.ts'
import { lengths } from '../../contract/limits.ts'
import { useDraft } from '../drafts.ts'
import { messageSentence, texts } from '../texts.ts'
import { issuesOf } from '../ui/judge.ts'
import { Button } from '../ui/button.tsx'
import { FieldNotes, useFieldIds } from '../ui/field.tsx'
import styles from './comments.module.css'

/** The form resets after posting; an empty comment is not posted (specification 4). */
export function CommentForm({ carId, onPost }: { carId: string; onPost: (text: string) => void }) {
  const [text, setText] = useDraft(`draft:comment:${carId}`)
  const [error, setError] = useState<string | undefined>(undefined)
  const ids = useFieldIds({ label: texts.comments.label, error })

  function post(event: SubmitEvent) {
    event.preventDefault()
    if (text.trim() === '') return
    const problem = issuesOf(newCommentSchema, { comments: text })[0]?.message
    setError(messageSentence(problem))
    if (problem !== undefined) return
    setText('')
    onPost(text)
  }

  return (
    <form className={styles.form} onSubmit={post}>
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

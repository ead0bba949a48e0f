import { useEffect, useRef } from 'react'
import { type CommentWithId } from '../../contract/comment.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { deleteComment } from './comment-actions.ts'
import styles from './comments.module.css'

interface DeleteQuestionProps {
  carId: string
  comment: CommentWithId
  onClose: () => void
}

/** Asks before a comment is deleted. */
export function DeleteQuestion({ carId, comment, onClose }: DeleteQuestionProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  // The button that had the focus is gone.
  useEffect(() => cancel.current?.focus(), [])

  return (
    <div className={styles.decision} role="group" aria-label={texts.comments.deleteThis}>
      <span>{texts.comments.deleteThis}</span>
      <Button ref={cancel} variant="secondary" size="small" onClick={onClose}>
        {texts.comments.cancel}
      </Button>
      <Button variant="danger" size="small" onClick={() => void deleteComment({ carId, id: comment.id }).then(onClose)}>
        {texts.comments.delete}
      </Button>
    </div>
  )
}

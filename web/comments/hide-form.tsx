import { useEffect, useId, useState } from 'react'
import { hideReasons, type CommentWithId, type HideReason } from '../../contract/comment.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { hideComment } from './comment-actions.ts'
import styles from './comments.module.css'

interface HideFormProps {
  carId: string
  comment: CommentWithId
  onClose: () => void
}

/** Hides a comment under one's offer for a reason. */
export function HideForm({ carId, comment, onClose }: HideFormProps) {
  const id = useId()
  const [reason, setReason] = useState<HideReason>('offTopic')
  // The button that had the focus is gone.
  useEffect(() => document.getElementById(id)?.focus(), [id])
  return (
    <div className={styles.decision}>
      <label htmlFor={id}>{texts.comments.whyHide}</label>
      <Select id={id} value={reason} onChange={(event) => setReason(event.target.value as HideReason)}>
        {hideReasons.map((one) => (
          <option key={one} value={one}>
            {texts.comments.reasons[one]}
          </option>
        ))}
      </Select>
      <Button variant="secondary" size="small" onClick={onClose}>
        {texts.comments.cancel}
      </Button>
      <Button variant="danger" size="small" onClick={() => void hideComment(carId, comment, reason).then(onClose)}>
        {texts.comments.hide}
      </Button>
      <p className={styles.note}>{texts.comments.hidingIsCounted}</p>
    </div>
  )
}

import { useEffect, useId, useState } from 'react'
import { hideReasons, type CommentWithId, type HideReason } from '../../contract/comment.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { hideAllOf, hideComment } from './comment-actions.ts'
import styles from './comments.module.css'

interface HideFormProps {
  carId: string
  comment: CommentWithId
  onClose: () => void
}

/** Hides a comment under one's offer for a reason, or all of its writer. */
export function HideForm({ carId, comment, onClose }: HideFormProps) {
  const id = useId()
  const [reason, setReason] = useState<HideReason>('offTopic')
  const [isOfAll, setIsOfAll] = useState(false)
  // The button that had the focus is gone.
  useEffect(() => document.getElementById(id)?.focus(), [id])

  async function hide() {
    await (isOfAll ? hideAllOf({ carId, id: comment.id }, reason) : hideComment(carId, comment, reason))
    onClose()
  }

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
      <label className={styles.asking}>
        <input type="checkbox" checked={isOfAll} onChange={(event) => setIsOfAll(event.target.checked)} />
        {texts.comments.hideAll(comment.user)}
      </label>
      <Button variant="secondary" size="small" onClick={onClose}>
        {texts.comments.cancel}
      </Button>
      <Button variant="danger" size="small" onClick={() => void hide()}>
        {texts.comments.hide}
      </Button>
      <p className={styles.note}>{texts.comments.hidingIsCounted}</p>
    </div>
  )
}

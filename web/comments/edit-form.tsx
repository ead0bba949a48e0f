import { useState } from 'react'
import { type CommentWithId } from '../../contract/comment.ts'
import { lengths } from '../../contract/limits.ts'
import { brokenRule, commentRules } from '../../contract/text-rules.ts'
import { messageSentence } from '../message-sentence.ts'
import { useSavedText } from '../saved-text.ts'
import { texts } from '../texts.ts'
import { TextBox } from '../ui/text-box.tsx'
import { editComment } from './comment-actions.ts'
import styles from './comments.module.css'

interface EditFormProps {
  carId: string
  comment: CommentWithId
  onClose: () => void
}

/** Corrects a comment in its place. */
export function EditForm({ carId, comment, onClose }: EditFormProps) {
  const [text, setText] = useState(comment.comments)
  const saving = useSavedText(text, { save, check })

  function check(corrected: string) {
    return messageSentence(brokenRule(commentRules, corrected))
  }

  async function save(corrected: string) {
    await editComment({ carId, id: comment.id }, corrected)
    onClose()
  }

  return (
    <TextBox
      text={text}
      setText={setText}
      {...saving}
      label={texts.comments.edit}
      formLabel={texts.comments.editForm}
      placeholder={texts.comments.placeholder}
      submitText={texts.comments.save}
      maxLength={lengths.comment.max}
      takesFocus
    >
      <div className={styles.tools}>
        <button type="button" onClick={onClose}>
          {texts.comments.cancel}
        </button>
      </div>
    </TextBox>
  )
}

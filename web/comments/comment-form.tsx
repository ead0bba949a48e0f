import { useState } from 'react'
import { asks } from '../../contract/discussion.ts'
import { lengths } from '../../contract/limits.ts'
import { commentRules } from '../../contract/text-rules.ts'
import { useTextBox } from '../text-box.ts'
import { texts } from '../texts.ts'
import { TextBox } from '../ui/text-box.tsx'
import styles from './comments.module.css'

interface CommentFormProps {
  carId: string
  /** The seller asks nothing. */
  isSeller: boolean
  onPost: (comment: { text: string; isQuestion: boolean }) => void
}

/** The form resets after posting; an empty comment is not posted (specification 4). */
export function CommentForm({ carId, isSeller, onPost }: CommentFormProps) {
  /** What the person chose; until then the text decides. */
  const [choice, setChoice] = useState<boolean | undefined>(undefined)
  const isQuestion = (text: string) => !isSeller && (choice ?? asks(text))
  const box = useTextBox(`draft:comment:${carId}`, commentRules, (text) => {
    setChoice(undefined)
    onPost({ text, isQuestion: isQuestion(text) })
  })
  return (
    <TextBox
      {...box}
      label={texts.comments.label}
      placeholder={texts.comments.placeholder}
      submitText={texts.comments.post}
      maxLength={lengths.comment.max}
    >
      {!isSeller && (
        <label className={styles.asking}>
          <input type="checkbox" checked={isQuestion(box.text)} onChange={(event) => setChoice(event.target.checked)} />
          {texts.comments.isQuestion}
        </label>
      )}
    </TextBox>
  )
}

import { lengths } from '../../contract/limits.ts'
import { commentRules } from '../../contract/text-rules.ts'
import { useTextBox } from '../text-box.ts'
import { texts } from '../texts.ts'
import { TextBox } from '../ui/text-box.tsx'

/** The form resets after posting; an empty comment is not posted (specification 4). */
export function CommentForm({ carId, onPost }: { carId: string; onPost: (text: string) => void }) {
  const box = useTextBox(`draft:comment:${carId}`, commentRules, onPost)
  return (
    <TextBox
      {...box}
      label={texts.comments.label}
      placeholder={texts.comments.placeholder}
      submitText={texts.comments.post}
      maxLength={lengths.comment.max}
    />
  )
}

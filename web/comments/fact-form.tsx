import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { type CommentWithId } from '../../contract/comment.ts'
import { lengths } from '../../contract/limits.ts'
import { brokenRule, saidNameRules, saidValueRules } from '../../contract/text-rules.ts'
import { sentenceOf } from '../call-error.ts'
import { useHeldState } from '../drafts.ts'
import { messageSentence } from '../message-sentence.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { sayFact } from './comment-actions.ts'
import styles from './comments.module.css'

interface FactFormProps {
  carId: string
  comment: CommentWithId
  onClose: () => void
}

/** Makes a fact of the offer out of the seller's answer. */
export function FactForm({ carId, comment, onClose }: FactFormProps) {
  const isShort = comment.comments.length <= lengths.saidValue.max
  const [name, setName] = useHeldState(`draft:form:fact-name:${comment.id}`, '')
  const [value, setValue] = useHeldState(
    `draft:form:fact-value:${comment.id}`,
    isShort ? withoutStop(comment.comments) : '',
  )
  const [errors, setErrors] = useState<{ name?: string | undefined; value?: string | undefined }>({})

  const form = useRef<HTMLFormElement>(null)
  // The button that had the focus is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const broken = { name: brokenRule(saidNameRules, name), value: brokenRule(saidValueRules, value) }
    setErrors({ name: messageSentence(broken.name), value: messageSentence(broken.value) })
    if (broken.name !== undefined || broken.value !== undefined) return
    try {
      await sayFact({ carId, id: comment.id }, { name, value })
      onClose()
    } catch (error) {
      setErrors({ value: sentenceOf(error) })
    }
  }

  return (
    <form
      ref={form}
      aria-label={texts.comments.makeFact}
      className={styles.fact}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        label={texts.comments.factName}
        hint={texts.comments.factNameHint}
        error={errors.name}
        maxLength={lengths.saidName.max}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={texts.comments.factValue}
        error={errors.value}
        maxLength={lengths.saidValue.max}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <div className={styles.decision}>
        <Button variant="secondary" size="small" onClick={onClose}>
          {texts.comments.cancel}
        </Button>
        <Button type="submit" variant="primary" size="small">
          {texts.comments.saveFact}
        </Button>
      </div>
    </form>
  )
}

/** An answer without the full stop, because the page goes on after it. */
function withoutStop(text: string): string {
  return text.trim().replace(/\.$/, '')
}

import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { lengths } from '../../contract/limits.ts'
import { useHeldState } from '../drafts.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { AmountField, amountError, useAmount } from './amount-field.tsx'
import styles from './deal-card.module.css'

interface AnswerFormProps {
  /** The name under which what is typed waits if the session ends. */
  heldAs: string
  /** Of the button that sends it. */
  label: string
  /** Asks for an amount, not for optional words. */
  asksAmount: boolean
  isBusy: boolean
  onSend: (answer: { amount?: number; words?: string }) => void
  onCancel: () => void
}

/** Asks for the amount of a counter-offer, or for optional words with a no. */
export function AnswerForm({ heldAs, label, asksAmount, isBusy, onSend, onCancel }: AnswerFormProps) {
  const amount = useAmount(heldAs)
  const [words, setWords] = useHeldState(`draft:form:${heldAs}:words`, '')
  const [isSent, setIsSent] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  // The press that opened the form asked for its field.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setIsSent(true)
    if (!asksAmount) return onSend(words.trim() === '' ? {} : { words })
    if (amount.bgn !== null) onSend({ amount: amount.bgn })
    else form.current?.querySelector('input')?.focus()
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {asksAmount ? (
        <AmountField amount={amount} error={isSent ? amountError(amount) : undefined} />
      ) : (
        <TextField
          label={texts.deals.words}
          value={words}
          maxLength={lengths.note.max}
          autoComplete="off"
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="small" isBusy={isBusy}>
          {label}
        </Button>
        <Button variant="secondary" size="small" onClick={onCancel}>
          {texts.carPage.cancel}
        </Button>
      </div>
    </form>
  )
}

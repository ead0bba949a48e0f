import { ArrowRight, Lock } from 'lucide-react'
import { useId, type MouseEvent, type ReactNode } from 'react'
import { Spinner } from './spinner.tsx'
import styles from './submit-button.module.css'
import { useUiTexts } from './ui-texts.tsx'
import { useRested } from './use-rested.ts'

/** Ms of rest after typing before the status line changes. */
const statusPause = 400

interface SubmitButtonProps {
  isValid: boolean
  isBusy?: boolean | undefined
  /** The number of invalid fields. */
  invalidCount: number
  /** The status stays neutral before a field was touched. */
  isTouched: boolean
  /** Shows every message and focuses the first invalid field. */
  onBlocked: () => void
  children: ReactNode
}

/**
 * A submit button, disabled and red while the form is invalid, blue when valid; the line below says what is missing.
 */
export function SubmitButton({
  isValid,
  isBusy = false,
  invalidCount,
  isTouched,
  onBlocked,
  children,
}: SubmitButtonProps) {
  const texts = useUiTexts()
  const statusId = useId()
  const attention = isTouched ? texts.fieldsNeedAttention(invalidCount) : ''
  // The live region must not speak at every key.
  const status = useRested(isValid ? texts.allFieldsComplete : attention, statusPause)

  function press(event: MouseEvent) {
    if (!isValid) onBlocked()
    else if (isBusy) event.preventDefault()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Enter in a field does the same (`useForm`)
    <div className={styles.area} data-blocked={!isValid || undefined} onClick={press}>
      <button
        type="submit"
        className={styles.submit}
        disabled={!isValid}
        aria-busy={isBusy || undefined}
        aria-describedby={statusId}
      >
        <SubmitIcon isValid={isValid} isBusy={isBusy} />
        {children}
      </button>
      <p className={styles.status} id={statusId} role="status">
        {status}
      </p>
    </div>
  )
}

function SubmitIcon({ isValid, isBusy }: { isValid: boolean; isBusy: boolean }) {
  if (isBusy) return <Spinner />
  return isValid ? <ArrowRight /> : <Lock />
}

import { ArrowRight, Lock } from 'lucide-react'
import { useEffect, useId, useState, type MouseEvent, type ReactNode } from 'react'
import { Spinner } from './spinner.tsx'
import styles from './submit-button.module.css'
import { useUiTexts } from './ui-texts.tsx'

/** How long typing must rest before the status line changes, in ms. */
const statusPause = 400

interface SubmitButtonProps {
  isValid: boolean
  isBusy?: boolean | undefined
  /** How many fields are not right yet. */
  invalidCount: number
  /** Shows every message and goes to the first bad field. */
  onBlocked: () => void
  children: ReactNode
}

/** Disabled and red while the form is invalid, blue when valid; the line below says what is missing. */
export function SubmitButton({ isValid, isBusy = false, invalidCount, onBlocked, children }: SubmitButtonProps) {
  const texts = useUiTexts()
  const statusId = useId()
  const status = useRested(isValid ? texts.allFieldsComplete : texts.fieldsNeedAttention(invalidCount))

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

/** The value after it has rested, so that a live region does not speak at every key. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), statusPause)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}

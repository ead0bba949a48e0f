import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import styles from './field.module.css'

export interface FieldTexts {
  label: string
  /** The sentence of the broken rule, once the field is touched. */
  error?: string | undefined
  hint?: ReactNode
}

/** Ids that connect a control with its label, message and hint. */
export function useFieldIds({ error, hint }: FieldTexts, givenId?: string) {
  const ownId = useId()
  const id = givenId ?? ownId
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const describedBy = [error !== undefined && errorId, hint !== undefined && hintId].filter(Boolean).join(' ')
  return {
    errorId,
    hintId,
    control: {
      id,
      'aria-invalid': error !== undefined || undefined,
      'aria-describedby': describedBy || undefined,
    },
  }
}

export type FieldIds = ReturnType<typeof useFieldIds>

interface FieldProps extends FieldTexts {
  ids: FieldIds
  children: ReactNode
}

/** Label above, control, message with icon and hint below. */
export function Field({ label, error, hint, ids, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={ids.control.id} className={styles.label}>
        {label}
      </label>
      {children}
      <FieldNotes error={error} hint={hint} ids={ids} />
    </div>
  )
}

export function FieldNotes({ error, hint, ids }: Omit<FieldProps, 'label' | 'children'>) {
  return (
    <>
      {error !== undefined && (
        <p className={styles.error} id={ids.errorId}>
          <CircleAlert />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p className={styles.hint} id={ids.hintId}>
          {hint}
        </p>
      )}
    </>
  )
}

import { ChevronDown } from 'lucide-react'
import { type ComponentProps } from 'react'
import { Field, useFieldIds, type FieldTexts } from './field.tsx'
import styles from './field.module.css'

type SelectFieldProps = ComponentProps<'select'> & FieldTexts

/** A native select; its options are the children. */
export function SelectField({ label, error, hint, children, ...select }: SelectFieldProps) {
  const ids = useFieldIds({ label, error, hint }, select.id)
  return (
    <Field label={label} error={error} hint={hint} ids={ids}>
      <div className={styles.select}>
        <select {...select} {...ids.control} className={styles.control}>
          {children}
        </select>
        <ChevronDown />
      </div>
    </Field>
  )
}

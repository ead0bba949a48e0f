import { type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, useFieldIds, type FieldTexts } from './field.tsx'
import styles from './field.module.css'

type TextFieldProps = ComponentProps<'input'> & FieldTexts

export function TextField({ label, error, hint, ...input }: TextFieldProps) {
  const ids = useFieldIds({ label, error, hint }, input.id)
  return (
    <Field label={label} error={error} hint={hint} ids={ids}>
      <input {...input} {...ids.control} className={styles.control} />
    </Field>
  )
}

type TextAreaProps = ComponentProps<'textarea'> & FieldTexts

export function TextArea({ label, error, hint, ...area }: TextAreaProps) {
  const ids = useFieldIds({ label, error, hint }, area.id)
  return (
    <Field label={label} error={error} hint={hint} ids={ids}>
      <textarea {...area} {...ids.control} className={classNames(styles.control, styles.area)} />
    </Field>
  )
}

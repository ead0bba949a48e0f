import { type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, useFieldIds, type FieldTexts } from './field.tsx'
import styles from './field.module.css'
import { useTooLong } from './use-too-long.ts'

type TextFieldProps = ComponentProps<'input'> & FieldTexts

export function TextField({ label, error: broken, hint, maxLength, ...input }: TextFieldProps) {
  const error = useTooLong(input.value, maxLength) ?? broken
  const ids = useFieldIds({ label, error, hint }, input.id)
  return (
    <Field label={label} error={error} hint={hint} ids={ids}>
      <input {...input} {...ids.control} className={styles.control} />
    </Field>
  )
}

type TextAreaProps = ComponentProps<'textarea'> & FieldTexts

export function TextArea({ label, error: broken, hint, maxLength, ...area }: TextAreaProps) {
  const error = useTooLong(area.value, maxLength) ?? broken
  const ids = useFieldIds({ label, error, hint }, area.id)
  return (
    <Field label={label} error={error} hint={hint} ids={ids}>
      <textarea {...area} {...ids.control} className={classNames(styles.control, styles.area)} />
    </Field>
  )
}

import { type ComponentProps } from 'react'
import { Field, useFieldIds, type FieldTexts } from './field.tsx'
import { Select } from './select.tsx'

type SelectFieldProps = ComponentProps<'select'> & FieldTexts

/** A native select with its label; its options are the children. */
export function SelectField({ label, error, hint, children, ...select }: SelectFieldProps) {
  const ids = useFieldIds({ label, error, hint }, select.id)
  return (
    <Field label={label} error={error} hint={hint} ids={ids}>
      <Select {...select} {...ids.control}>
        {children}
      </Select>
    </Field>
  )
}

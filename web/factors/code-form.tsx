import { type ReactNode } from 'react'
import { factorCodeSchema } from '../../contract/factor.ts'
import { errorsBy, useForm } from '../form.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import styles from './factors.module.css'

interface CodeFormProps {
  label: string
  hint?: string
  action: string
  onCode: (code: string) => Promise<void>
  /** What stands above the field. */
  children?: ReactNode
}

const empty = { code: '' }

/** Asks for a code; the server says whether it is right. */
export function CodeForm({ label, hint, action, onCode, children }: CodeFormProps) {
  const { form, field, flag, submit } = useForm({
    initialValues: empty,
    validate: (values) => errorsBy(factorCodeSchema, values),
    onSubmit: ({ code }) => onCode(code),
  })
  return (
    <form {...form} className={styles.form}>
      {children}
      {flag}
      <TextField
        {...field('code')}
        label={label}
        hint={hint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <SubmitButton {...submit}>{action}</SubmitButton>
    </form>
  )
}

import { useState } from 'react'
import { type MessageId } from '../../contract/messages.ts'
import { passwordResetSchema } from '../../contract/rights.ts'
import { sentenceOf } from '../call-error.ts'
import { messageSentence } from '../message-sentence.ts'
import { texts } from '../texts.ts'
import { Flag } from '../ui/flag.tsx'
import { errorsBy, useForm } from '../ui/form.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { resetPassword } from './auth-queries.ts'

const empty = { newPassword: '' }

/** A new password by the token of a mailed link. */
export function ResetForm({ token, onDone }: { token: string; onDone: () => Promise<void> }) {
  const [failures, setFailures] = useState<readonly string[]>([])
  const { form, field, shownError, submit } = useForm<typeof empty, MessageId>({
    initialValues: empty,
    judge: (values) => errorsBy(passwordResetSchema, { ...values, token }),
    onSubmit: async ({ newPassword }) => {
      try {
        await resetPassword({ token, newPassword })
        await onDone()
      } catch (error) {
        setFailures([...failures, sentenceOf(error)])
      }
    },
  })

  return (
    <form {...form}>
      <PageTitle>{texts.auth.newPasswordTitle}</PageTitle>
      {failures.length > 0 && <Flag key={failures.length}>{failures.at(-1)}</Flag>}
      <PasswordField
        {...field('newPassword')}
        label={texts.auth.newPassword}
        error={messageSentence(shownError('newPassword'))}
        autoComplete="new-password"
      />
      <SubmitButton {...submit}>{texts.auth.setPassword}</SubmitButton>
    </form>
  )
}

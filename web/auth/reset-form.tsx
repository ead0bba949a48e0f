import { passwordResetSchema } from '../../contract/rights.ts'
import { errorsBy, useForm } from '../form.tsx'
import { texts } from '../texts.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { resetPassword } from './auth-queries.ts'

const empty = { newPassword: '' }

/** Sets a new password with the token of a mailed link. */
export function ResetForm({ token, onDone }: { token: string; onDone: () => Promise<void> }) {
  const { form, field, flag, submit } = useForm({
    initialValues: empty,
    validate: (values) => errorsBy(passwordResetSchema, { ...values, token }),
    onSubmit: async ({ newPassword }) => {
      await resetPassword({ token, newPassword })
      await onDone()
    },
  })

  return (
    <form {...form}>
      <PageTitle>{texts.auth.newPasswordTitle}</PageTitle>
      {flag}
      <PasswordField {...field('newPassword')} label={texts.auth.newPassword} autoComplete="new-password" />
      <SubmitButton {...submit}>{texts.auth.setPassword}</SubmitButton>
    </form>
  )
}

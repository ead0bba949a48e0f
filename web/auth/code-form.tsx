import { recoverySchema } from '../../contract/rights.ts'
import { errorsBy, useForm } from '../form.tsx'
import { pageSettings } from '../preloaded.ts'
import { texts } from '../texts.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { recover } from './auth-queries.ts'

const schema = recoverySchema(pageSettings().mailProvider)
const empty = { email: '', code: '', newPassword: '' }

/** Sets a new password with the printed code. */
export function CodeForm({ onDone }: { onDone: () => Promise<void> }) {
  const { form, field, flag, submit } = useForm({
    initialValues: empty,
    validate: (values) => errorsBy(schema, values),
    onSubmit: async (values) => {
      await recover(values)
      await onDone()
    },
  })

  return (
    <form {...form}>
      <PageTitle>{texts.auth.newPasswordTitle}</PageTitle>
      {flag}
      <TextField {...field('email')} label={texts.auth.email} type="email" autoComplete="username" />
      <TextField
        {...field('code')}
        label={texts.auth.recoveryCode}
        hint={texts.auth.recoveryCodeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <PasswordField {...field('newPassword')} label={texts.auth.newPassword} autoComplete="new-password" />
      <SubmitButton {...submit}>{texts.auth.setPassword}</SubmitButton>
    </form>
  )
}

import { useState } from 'react'
import { type MessageId } from '../../contract/messages.ts'
import { recoverySchema } from '../../contract/rights.ts'
import { sentenceOf } from '../call-error.ts'
import { pageSettings } from '../preloaded.ts'
import { messageSentence } from '../message-sentence.ts'
import { texts } from '../texts.ts'
import { Flag } from '../ui/flag.tsx'
import { errorsBy, useForm } from '../ui/form.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { recover } from './auth-queries.ts'

const schema = recoverySchema(pageSettings().mailProvider)
const empty = { email: '', code: '', newPassword: '' }

/** A new password by the printed code. */
export function CodeForm({ onDone }: { onDone: () => Promise<void> }) {
  const [failures, setFailures] = useState<readonly string[]>([])
  const { form, field, shownError, submit } = useForm<typeof empty, MessageId>({
    initialValues: empty,
    judge: (values) => errorsBy(schema, values),
    onSubmit: async (values) => {
      try {
        await recover(values)
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
      <TextField
        {...field('email')}
        label={texts.auth.email}
        error={messageSentence(shownError('email'))}
        type="email"
        autoComplete="username"
      />
      <TextField
        {...field('code')}
        label={texts.auth.recoveryCode}
        hint={texts.auth.recoveryCodeHint}
        error={messageSentence(shownError('code'))}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
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

import { useState } from 'react'
import { type MessageId } from '../../contract/messages.ts'
import { resetMailSchema } from '../../contract/rights.ts'
import { sentenceOf } from '../call-error.ts'
import { pageSettings } from '../preloaded.ts'
import { messageSentence } from '../message-sentence.ts'
import { texts } from '../texts.ts'
import { Flag } from '../ui/flag.tsx'
import { errorsBy, useForm } from '../ui/form.ts'
import { Notice } from '../ui/notice.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { askResetMail } from './auth-queries.ts'

const schema = resetMailSchema(pageSettings().mailProvider)
const empty = { email: '' }

/** A link for a new password by mail. What is said afterwards does not tell who has an account. */
export function MailForm() {
  const [isSent, setIsSent] = useState(false)
  const [failures, setFailures] = useState<readonly string[]>([])
  const { form, field, shownError, submit } = useForm<typeof empty, MessageId>({
    initialValues: empty,
    judge: (values) => errorsBy(schema, values),
    onSubmit: async ({ email }) => {
      try {
        await askResetMail(email)
        setFailures([])
        setIsSent(true)
      } catch (error) {
        setIsSent(false)
        setFailures([...failures, sentenceOf(error)])
      }
    },
  })

  return (
    <form {...form}>
      <PageTitle>{texts.auth.newPasswordTitle}</PageTitle>
      {failures.length > 0 && <Flag key={failures.length}>{failures.at(-1)}</Flag>}
      {isSent && <Notice role="status">{texts.auth.linkSent}</Notice>}
      <TextField
        {...field('email')}
        label={texts.auth.email}
        error={messageSentence(shownError('email'))}
        type="email"
        autoComplete="username"
      />
      <SubmitButton {...submit}>{texts.auth.sendLink}</SubmitButton>
    </form>
  )
}

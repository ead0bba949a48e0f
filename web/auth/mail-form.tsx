import { useState } from 'react'
import { resetMailSchema } from '../../contract/rights.ts'
import { errorsBy, useForm } from '../form.tsx'
import { pageSettings } from '../preloaded.ts'
import { texts } from '../texts.ts'
import { Notice } from '../ui/notice.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { askResetMail } from './auth-queries.ts'

const schema = resetMailSchema(pageSettings().mailProvider)
const empty = { email: '' }

/** Sends a link for a new password by mail. The answer does not reveal who has an account. */
export function MailForm() {
  const [isSent, setIsSent] = useState(false)
  const { form, field, flag, submit } = useForm({
    initialValues: empty,
    validate: (values) => errorsBy(schema, values),
    onSubmit: async ({ email }) => {
      await askResetMail(email)
      setIsSent(true)
    },
  })

  return (
    <form {...form}>
      <PageTitle>{texts.auth.newPasswordTitle}</PageTitle>
      {flag}
      {isSent && flag === null && <Notice role="status">{texts.auth.linkSent}</Notice>}
      <TextField {...field('email')} label={texts.auth.email} type="email" autoComplete="username" />
      <SubmitButton {...submit}>{texts.auth.sendLink}</SubmitButton>
    </form>
  )
}

import { useState } from 'react'
import { loginSchema } from '../../contract/account.ts'
import { type MessageId } from '../../contract/messages.ts'
import { sentenceOf } from '../call-error.ts'
import { pageSettings } from '../preloaded.ts'
import { messageSentence } from '../message-sentence.ts'
import { href } from '../router/address.ts'
import { useSearchParams } from '../router/page.tsx'
import { texts } from '../texts.ts'
import { Flag } from '../ui/flag.tsx'
import { errorsBy, useForm } from '../ui/form.ts'
import { Notice } from '../ui/notice.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { AuthCard } from './auth-card.tsx'
import styles from './auth-card.module.css'
import { logIn } from './auth-queries.ts'
import { goOn } from './go-on.ts'

const schema = loginSchema(pageSettings().mailProvider)

const empty = { email: '', password: '' }

export function LoginScreen() {
  const search = useSearchParams()
  const next = search.get('next') ?? undefined
  const [failures, setFailures] = useState<readonly string[]>([])
  const { form, field, shownError, submit } = useForm<typeof empty, MessageId>({
    initialValues: empty,
    judge: (values) => errorsBy(schema, values),
    onSubmit: async (values) => {
      try {
        await logIn(values)
        await goOn(next)
      } catch (error) {
        setFailures([...failures, sentenceOf(error)])
      }
    },
  })

  // Outside of the markup: else the compiler keeps the whole catalogue at hand, and the page loads all of it.
  const registerPath = href('register', { next })
  return (
    <AuthCard>
      <form {...form}>
        {search.has('authFailed') && failures.length === 0 && <Notice role="status">{texts.auth.logInAgain}</Notice>}
        <PageTitle>{texts.auth.login}</PageTitle>
        {failures.length > 0 && <Flag key={failures.length}>{failures.at(-1)}</Flag>}
        <TextField
          {...field('email')}
          label={texts.auth.email}
          error={messageSentence(shownError('email'))}
          type="email"
          autoComplete="username"
        />
        <PasswordField
          {...field('password')}
          label={texts.auth.password}
          error={messageSentence(shownError('password'))}
          autoComplete="current-password"
        />
        <SubmitButton {...submit}>{texts.auth.login}</SubmitButton>
        <p className={styles.hint}>
          <a href={href('recover')}>{texts.auth.forgotten}</a>
        </p>
        <p className={styles.hint}>
          {texts.auth.newHere} <a href={registerPath}>{texts.auth.register}</a>
        </p>
      </form>
    </AuthCard>
  )
}

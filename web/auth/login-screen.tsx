import { zodResolver } from '@hookform/resolvers/zod'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { loginSchema, type Login } from '../../contract/account.ts'
import { sentenceOf } from '../call-error.ts'
import { pageSettings } from '../preloaded.ts'
import { messageSentence, texts } from '../texts.ts'
import { Flag } from '../ui/flag.tsx'
import { useInvalidCount } from '../ui/invalid-count.ts'
import { Notice } from '../ui/notice.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { SubmitButton, useBlockedSubmit } from '../ui/submit-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { AuthCard } from './auth-card.tsx'
import styles from './auth-card.module.css'
import { logIn } from './auth-queries.ts'
import { useGoOn } from './go-on.ts'

const schema = loginSchema(pageSettings().mailProvider)

export function LoginScreen() {
  const { authFailed, next } = getRouteApi('/frame/login').useSearch()
  const goOn = useGoOn(next)
  const [failures, setFailures] = useState<readonly string[]>([])
  const { register, control, handleSubmit, formState } = useForm<Login>({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: { email: '', password: '' },
  })
  const invalidCount = useInvalidCount(schema, control)
  const isValid = invalidCount === 0
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (login) => {
    try {
      await logIn(login)
      await goOn()
    } catch (error) {
      setFailures([...failures, sentenceOf(error)])
    }
  })
  const blocked = useBlockedSubmit(isValid, () => void submit())

  return (
    <AuthCard>
      <form noValidate onSubmit={(event) => (isSubmitting ? event.preventDefault() : void submit(event))} {...blocked}>
        <PageTitle>{texts.auth.login}</PageTitle>
        {authFailed && failures.length === 0 && <Notice role="status">{texts.auth.logInAgain}</Notice>}
        {failures.length > 0 && <Flag key={failures.length}>{failures.at(-1)}</Flag>}
        <TextField
          {...register('email')}
          label={texts.auth.email}
          error={messageSentence(errors.email?.message)}
          type="email"
          autoComplete="username"
        />
        <PasswordField
          {...register('password')}
          label={texts.auth.password}
          error={messageSentence(errors.password?.message)}
          autoComplete="current-password"
        />
        <SubmitButton
          isValid={isValid}
          isBusy={isSubmitting}
          invalidCount={invalidCount}
          onBlocked={() => void submit()}
        >
          {texts.auth.login}
        </SubmitButton>
        <p className={styles.hint}>
          {texts.auth.newHere}{' '}
          <Link to="/register" search={next === undefined ? {} : { next }}>
            {texts.auth.register}
          </Link>
        </p>
      </form>
    </AuthCard>
  )
}

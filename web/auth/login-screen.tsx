import { Suspense, useState } from 'react'
import { loginSchema } from '../../contract/account.ts'
import { CallError } from '../call-error.ts'
import { errorsBy, useForm } from '../form.tsx'
import { pageSettings } from '../preloaded.ts'
import { href } from '../router/address.ts'
import { useSearchParams } from '../router/page.tsx'
import { texts } from '../texts.ts'
import { AfterHydration } from '../ui/after-hydration.tsx'
import { Notice } from '../ui/notice.tsx'
import { neededPart, optionalPart } from '../lazy-part.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { AuthCard } from './auth-card.tsx'
import styles from './auth-card.module.css'
import { logIn } from './auth-queries.ts'
import { EndedSessionNotice } from './ended-session-notice.tsx'
import { goOn, useWayOn } from './go-on.ts'
import { WhatFor } from './what-for.tsx'

const schema = loginSchema(pageSettings().mailProvider)

const empty = { email: '', password: '' }

const PasskeyLogin = optionalPart(async () => (await import('../factors/passkey-login.tsx')).PasskeyLogin)
const HeldSession = optionalPart(async () => (await import('./held-session.tsx')).HeldSession)
const SecondStep = neededPart(async () => (await import('../factors/second-step.tsx')).SecondStep)

export function LoginScreen() {
  const search = useSearchParams()
  const wayOn = useWayOn()
  const [isHalfDone, setIsHalfDone] = useState(false)
  const [appeal, setAppeal] = useState<string>()
  const { form, field, flag, submit } = useForm({
    initialValues: empty,
    validate: (values) => errorsBy(schema, values),
    onSubmit: async (values) => {
      const isHalf = await needsSecondStep(logIn(values)).catch((error: unknown) => {
        setAppeal(error instanceof CallError ? error.appeal : undefined)
        throw error
      })
      if (isHalf) setIsHalfDone(true)
      else await goOn(wayOn)
    },
  })

  // Outside the markup, because the compiler would otherwise cache the whole catalogue and the page load all of it.
  const registerPath = href('register', { ...wayOn })
  if (isHalfDone)
    return (
      <AuthCard>
        <div className={styles.forms}>
          <Suspense>
            <SecondStep onDone={() => goOn(wayOn)} onBack={() => setIsHalfDone(false)} />
          </Suspense>
        </div>
      </AuthCard>
    )
  return (
    <AuthCard>
      <form {...form}>
        {search.has('authFailed') && flag === null && <Notice role="status">{texts.auth.logInAgain}</Notice>}
        {flag === null && <EndedSessionNotice />}
        <AfterHydration>
          <HeldSession onDone={() => goOn(wayOn)} />
        </AfterHydration>
        <WhatFor {...wayOn} />
        <PageTitle>{texts.auth.login}</PageTitle>
        {flag}
        {appeal !== undefined && (
          <p className={styles.hint}>
            <a href={appeal}>{texts.auth.reasons}</a>
          </p>
        )}
        <TextField {...field('email')} label={texts.auth.email} type="email" autoComplete="username" />
        <PasswordField {...field('password')} label={texts.auth.password} autoComplete="current-password" />
        <SubmitButton {...submit}>{texts.auth.login}</SubmitButton>
        <AfterHydration>
          <PasskeyLogin onDone={() => goOn(wayOn)} />
        </AfterHydration>
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

/** Whether a login needs a second factor, too. Throws what else ends it. */
function needsSecondStep(login: Promise<unknown>): Promise<boolean> {
  return login.then(
    () => false,
    (error: unknown) => {
      if (error instanceof CallError && error.code === 'secondFactorRequired') return true
      throw error
    },
  )
}

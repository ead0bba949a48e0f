import { zodResolver } from '@hookform/resolvers/zod'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { registrationFormSchema, type RegistrationForm } from '../../contract/account.ts'
import { genders } from '../../contract/choices.ts'
import { sentenceOf } from '../call-error.ts'
import { pageSettings } from '../preloaded.ts'
import { messageSentence, texts } from '../texts.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Flag } from '../ui/flag.tsx'
import { useInvalidCount } from '../ui/invalid-count.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import { SubmitButton, useBlockedSubmit } from '../ui/submit-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { AuthCard } from './auth-card.tsx'
import styles from './auth-card.module.css'
import { register as registerPerson } from './auth-queries.ts'
import { useGoOn } from './go-on.ts'

const schema = registrationFormSchema(pageSettings().mailProvider)

const genderOptions = genders.map((gender) => ({
  value: gender,
  text: texts.ui.genders[gender],
  picture: <Avatar gender={gender} size={26} alt="" />,
}))

export function RegisterScreen() {
  const { next } = getRouteApi('/frame/register').useSearch()
  const goOn = useGoOn(next)
  const [failures, setFailures] = useState<readonly string[]>([])
  const { register, control, handleSubmit, formState, getFieldState, trigger } = useForm<RegistrationForm>({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: { username: '', email: '', telephone: '', password: '', rePassword: '' },
  })
  const invalidCount = useInvalidCount(schema, control)
  const isValid = invalidCount === 0
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ rePassword: _, ...registration }) => {
    try {
      await registerPerson(registration)
      await goOn()
    } catch (error) {
      setFailures([...failures, sentenceOf(error)])
    }
  })
  const blocked = useBlockedSubmit(isValid, () => void submit())

  /** A change of the first password may make the second one right or wrong. */
  function judgeRePassword() {
    if (getFieldState('rePassword').isTouched) void trigger('rePassword')
  }

  return (
    <AuthCard>
      <form noValidate onSubmit={(event) => (isSubmitting ? event.preventDefault() : void submit(event))} {...blocked}>
        <PageTitle>{texts.auth.register}</PageTitle>
        {failures.length > 0 && <Flag key={failures.length}>{failures.at(-1)}</Flag>}
        <TextField
          {...register('username')}
          label={texts.auth.username}
          error={messageSentence(errors.username?.message)}
          autoComplete="username"
        />
        <TextField
          {...register('email')}
          label={texts.auth.email}
          error={messageSentence(errors.email?.message)}
          type="email"
          autoComplete="email"
        />
        <RadioCards
          {...register('gender')}
          label={texts.auth.gender}
          error={messageSentence(errors.gender?.message)}
          options={genderOptions}
        />
        <TextField
          {...register('telephone')}
          label={texts.auth.telephone}
          error={messageSentence(errors.telephone?.message)}
          type="tel"
          autoComplete="tel"
        />
        <div className={styles.pair}>
          <PasswordField
            {...register('password', { onChange: judgeRePassword })}
            label={texts.auth.password}
            error={messageSentence(errors.password?.message)}
            autoComplete="new-password"
          />
          <PasswordField
            {...register('rePassword')}
            label={texts.auth.rePassword}
            error={messageSentence(errors.rePassword?.message)}
            autoComplete="new-password"
          />
        </div>
        <SubmitButton
          isValid={isValid}
          isBusy={isSubmitting}
          invalidCount={invalidCount}
          onBlocked={() => void submit()}
        >
          {texts.auth.register}
        </SubmitButton>
        <p className={styles.hint}>
          {texts.auth.alreadyRegistered}{' '}
          <Link to="/login" search={next === undefined ? {} : { next }}>
            {texts.auth.login}
          </Link>
        </p>
      </form>
    </AuthCard>
  )
}

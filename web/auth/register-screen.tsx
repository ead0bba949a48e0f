import { useState } from 'react'
import { parse } from 'zod/mini'
import { registrationFormSchema } from '../../contract/account.ts'
import { genders } from '../../contract/choices.ts'
import { type MessageId } from '../../contract/messages.ts'
import { sentenceOf } from '../call-error.ts'
import { pageSettings } from '../preloaded.ts'
import { messageSentence } from '../message-sentence.ts'
import { href } from '../router/address.ts'
import { useSearchParams } from '../router/page.tsx'
import { texts } from '../texts.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Flag } from '../ui/flag.tsx'
import { errorsBy, useForm } from '../ui/form.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { AuthCard } from './auth-card.tsx'
import styles from './auth-card.module.css'
import { register } from './auth-queries.ts'
import { goOn } from './go-on.ts'

const schema = registrationFormSchema(pageSettings().mailProvider)

const empty = { username: '', email: '', gender: '', telephone: '', password: '', rePassword: '' }

const genderOptions = genders.map((gender) => ({
  value: gender,
  text: texts.ui.genders[gender],
  picture: <Avatar gender={gender} size={26} alt="" />,
}))

export function RegisterScreen() {
  const next = useSearchParams().get('next') ?? undefined
  const [failures, setFailures] = useState<readonly string[]>([])
  const { form, field, shownError, submit } = useForm<typeof empty, MessageId>({
    initialValues: empty,
    judge: (values) => errorsBy(schema, values),
    onSubmit: async (values) => {
      const { rePassword: _, ...registration } = parse(schema, values)
      try {
        await register(registration)
        await goOn(next)
      } catch (error) {
        setFailures([...failures, sentenceOf(error)])
      }
    },
  })
  const errorOf = (name: keyof typeof empty) => messageSentence(shownError(name))

  // Outside of the markup: else the compiler keeps the whole catalogue at hand, and the page loads all of it.
  const loginPath = href('login', { next })
  return (
    <AuthCard>
      <form {...form}>
        <PageTitle>{texts.auth.register}</PageTitle>
        {failures.length > 0 && <Flag key={failures.length}>{failures.at(-1)}</Flag>}
        <TextField
          {...field('username')}
          label={texts.auth.username}
          error={errorOf('username')}
          autoComplete="nickname"
        />
        <TextField
          {...field('email')}
          label={texts.auth.email}
          error={errorOf('email')}
          type="email"
          autoComplete="username"
        />
        <RadioCards {...field('gender')} label={texts.auth.gender} error={errorOf('gender')} options={genderOptions} />
        <TextField
          {...field('telephone')}
          label={texts.auth.telephone}
          error={errorOf('telephone')}
          type="tel"
          autoComplete="tel"
        />
        <div className={styles.pair}>
          <PasswordField
            {...field('password')}
            label={texts.auth.password}
            error={errorOf('password')}
            autoComplete="new-password"
          />
          <PasswordField
            {...field('rePassword')}
            label={texts.auth.rePassword}
            error={errorOf('rePassword')}
            autoComplete="new-password"
          />
        </div>
        <SubmitButton {...submit}>{texts.auth.register}</SubmitButton>
        <p className={styles.hint}>
          {texts.auth.alreadyRegistered} <a href={loginPath}>{texts.auth.login}</a>
        </p>
      </form>
    </AuthCard>
  )
}

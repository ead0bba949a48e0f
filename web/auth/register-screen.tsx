import { parse } from 'zod/mini'
import { emailDomains, registrationFormSchema } from '../../contract/account.ts'
import { genders } from '../../contract/choices.ts'
import { lengths } from '../../contract/limits.ts'
import { rulesPath } from '../../contract/plain-pages.ts'
import { errorsBy, useForm } from '../form.tsx'
import { pageSettings } from '../preloaded.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { Avatar } from '../ui/avatar.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { AuthCard } from './auth-card.tsx'
import styles from './auth-card.module.css'
import { register } from './auth-queries.ts'
import { adviseRecoveryCode, goOn, useWayOn } from './go-on.ts'
import { WhatFor } from './what-for.tsx'

const { mailProvider } = pageSettings()
const schema = registrationFormSchema(mailProvider)
const domains = emailDomains(mailProvider)

const empty = { username: '', email: '', gender: '', telephone: '', password: '', rePassword: '' }

const genderOptions = genders.map((gender) => ({
  value: gender,
  text: texts.ui.genders[gender],
  picture: <Avatar gender={gender} size={26} alt="" />,
}))

export function RegisterScreen() {
  const wayOn = useWayOn()
  const { form, field, flag, submit } = useForm({
    initialValues: empty,
    validate: (values) => errorsBy(schema, values),
    onSubmit: async (values) => {
      const { rePassword: _, ...registration } = parse(schema, values)
      await register(registration)
      await goOn(wayOn)
      adviseRecoveryCode()
    },
  })

  // Outside the markup, because the compiler would otherwise cache the whole catalogue and the page load all of it.
  const loginPath = href('login', { ...wayOn })
  return (
    <AuthCard>
      <form {...form}>
        <WhatFor {...wayOn} />
        <PageTitle>{texts.auth.register}</PageTitle>
        {flag}
        <TextField
          {...field('username')}
          label={texts.auth.username}
          hint={texts.auth.usernameHint(lengths.username.min)}
          autoComplete="nickname"
        />
        <TextField
          {...field('email')}
          label={texts.auth.email}
          hint={texts.auth.emailHint(domains, lengths.emailLocalPart.min)}
          type="email"
          autoComplete="username"
        />
        <RadioCards {...field('gender')} label={texts.auth.gender} options={genderOptions} />
        <TextField
          {...field('telephone')}
          label={texts.auth.telephone}
          hint={texts.auth.telephoneHint(lengths.telephone.min)}
          type="tel"
          autoComplete="tel"
        />
        <div className={styles.pair}>
          <PasswordField
            {...field('password')}
            label={texts.auth.password}
            hint={texts.auth.passwordHint(lengths.password.min)}
            autoComplete="new-password"
          />
          <PasswordField {...field('rePassword')} label={texts.auth.rePassword} autoComplete="new-password" />
        </div>
        <SubmitButton {...submit}>{texts.auth.register}</SubmitButton>
        <p className={styles.hint}>
          {texts.auth.acceptRules}{' '}
          <a href={rulesPath} target="_blank" rel="noopener">
            {texts.auth.rules}
          </a>
          .
        </p>
        <p className={styles.hint}>
          {texts.auth.alreadyRegistered} <a href={loginPath}>{texts.auth.login}</a>
        </p>
      </form>
    </AuthCard>
  )
}

import { useState } from 'react'
import { confirmationSchema } from '../../contract/rights.ts'
import { errorsBy, useForm } from '../form.tsx'
import { texts } from '../texts.ts'
import { PasswordField } from '../ui/password-field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { CodeForm } from './code-form.tsx'
import { confirmIdentity } from './factor-queries.ts'
import styles from './factors.module.css'
import { PasskeyButton } from './passkey-button.tsx'
import { takeConfirmingPasskey } from './passkeys.ts'

const words = texts.factors
const empty = { currentPassword: '' }

interface ConfirmIdentityProps {
  hasFactor: boolean
  hasPasskey: boolean
  onDone: () => Promise<void>
}

/** Asks for the password or, of whoever has a second factor, a code. */
export function ConfirmIdentity({ hasFactor, hasPasskey, onDone }: ConfirmIdentityProps) {
  const [isByCode, setIsByCode] = useState(hasFactor)

  async function giveCode(code: string) {
    await confirmIdentity({ code })
    await onDone()
  }

  async function givePasskey(leaving: AbortSignal) {
    await confirmIdentity({ passkey: await takeConfirmingPasskey(leaving) })
    if (!leaving.aborted) await onDone()
  }

  return (
    <>
      <p>{isByCode ? words.confirmByCode : words.confirmByPassword}</p>
      {isByCode && hasPasskey && <PasskeyButton label={words.withPasskey} onPress={givePasskey} />}
      {isByCode ? (
        <CodeForm label={words.code} action={words.confirm} onCode={giveCode} />
      ) : (
        <PasswordForm onDone={onDone} />
      )}
      {hasFactor && (
        <button type="button" className={styles.other} onClick={() => setIsByCode(!isByCode)}>
          {isByCode ? words.withPassword : words.withCode}
        </button>
      )}
    </>
  )
}

function PasswordForm({ onDone }: { onDone: () => Promise<void> }) {
  const { form, field, flag, submit } = useForm({
    initialValues: empty,
    validate: (values) => errorsBy(confirmationSchema, values),
    onSubmit: async ({ currentPassword }) => {
      await confirmIdentity({ currentPassword })
      await onDone()
    },
  })
  return (
    <form {...form} className={styles.form}>
      {flag}
      <PasswordField {...field('currentPassword')} label={words.currentPassword} autoComplete="current-password" />
      <SubmitButton {...submit}>{words.confirm}</SubmitButton>
    </form>
  )
}

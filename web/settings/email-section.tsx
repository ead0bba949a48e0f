import { useState } from 'react'
import { emailChangeSchema } from '../../contract/account.ts'
import { type AccountSettings } from '../../contract/rights.ts'
import { sentenceOf } from '../call-error.ts'
import { errorsBy, useForm } from '../form.tsx'
import { pageSettings } from '../preloaded.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast.tsx'
import { OwnUsername } from './own-username.tsx'
import { Section } from './section.tsx'
import { askEmailLetter, changeEmail } from './settings-queries.ts'
import styles from './settings.module.css'

const settings = texts.settings
const empty = { email: '', currentPassword: '' }

/** The address of the account: whether it is confirmed, and its change. */
export function EmailSection({ account }: { account: AccountSettings }) {
  const [isOpen, setIsOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { sendsMail } = pageSettings()
  const isUnconfirmed = sendsMail && account.emailConfirmedAt === null
  const isRefused = sendsMail && account.emailRefusedAt !== null

  async function sendLetter() {
    try {
      await askEmailLetter()
      setSentTo(account.email)
    } catch (error) {
      showToast({ text: sentenceOf(error) })
    }
  }

  function finish(newEmail: string | null) {
    setIsOpen(false)
    setSentTo(newEmail)
  }

  return (
    <Section title={settings.email} hint={sendsMail ? settings.emailByLetterHint : settings.emailByPasswordHint}>
      <p className={styles.wrapped}>{account.email}</p>
      {isUnconfirmed && <p className={styles.hint}>{settings.emailUnconfirmed}</p>}
      {isRefused && <p className={styles.hint}>{settings.emailRefused}</p>}
      <p role="status" className={styles.state}>
        {sentTo !== null && settings.emailLetterSent(sentTo)}
      </p>
      <div className={styles.buttons}>
        {(isUnconfirmed || isRefused) && (
          <Button variant="secondary" onClick={() => void sendLetter()}>
            {settings.sendEmailLetter}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {settings.changeEmail}
        </Button>
      </div>
      <Dialog title={settings.changeEmail} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <EmailForm onDone={finish} />
      </Dialog>
    </Section>
  )
}

function EmailForm({ onDone }: { onDone: (sentTo: string | null) => void }) {
  const [schema] = useState(() => emailChangeSchema(pageSettings().mailProvider))
  const { form, field, flag, submit } = useForm({
    initialValues: empty,
    validate: (values) => errorsBy(schema, values),
    onSubmit: async (values) => {
      const isLetterSent = await changeEmail(values)
      onDone(isLetterSent ? values.email : null)
      if (!isLetterSent) showToast({ text: settings.emailChanged })
    },
  })

  return (
    <form {...form} className={styles.form}>
      {flag}
      <OwnUsername />
      <TextField {...field('email')} label={settings.newEmail} type="email" autoComplete="email" />
      <PasswordField {...field('currentPassword')} label={settings.currentPassword} autoComplete="current-password" />
      <SubmitButton {...submit}>{settings.changeEmail}</SubmitButton>
    </form>
  )
}

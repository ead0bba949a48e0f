import { useState } from 'react'
import { passwordChangeSchema } from '../../contract/account.ts'
import { errorsBy, useForm } from '../form.tsx'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { showToast } from '../ui/toast.tsx'
import { OwnUsername } from './own-username.tsx'
import { Section } from './section.tsx'
import { changePassword } from './settings-queries.ts'
import styles from './settings.module.css'

const settings = texts.settings
const empty = { currentPassword: '', newPassword: '' }

/** Changes a known password. */
export function PasswordSection() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <Section title={settings.password} hint={settings.passwordHint}>
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {settings.changePassword}
        </Button>
      </div>
      <Dialog title={settings.changePassword} isOpen={isOpen} onClose={close}>
        <PasswordForm onDone={close} />
      </Dialog>
    </Section>
  )
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { form, field, flag, submit } = useForm({
    initialValues: empty,
    validate: (values) => errorsBy(passwordChangeSchema, values),
    onSubmit: async (values) => {
      await changePassword(values)
      onDone()
      showToast({ text: settings.passwordChanged })
    },
  })

  return (
    <form {...form} className={styles.form}>
      {flag}
      <OwnUsername />
      <PasswordField {...field('currentPassword')} label={settings.currentPassword} autoComplete="current-password" />
      <PasswordField {...field('newPassword')} label={settings.newPassword} autoComplete="new-password" />
      <SubmitButton {...submit}>{settings.changePassword}</SubmitButton>
    </form>
  )
}

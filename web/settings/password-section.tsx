import { useState } from 'react'
import { passwordChangeSchema } from '../../contract/account.ts'
import { type MessageId } from '../../contract/messages.ts'
import { sentenceOf } from '../call-error.ts'
import { messageSentence } from '../message-sentence.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Flag } from '../ui/flag.tsx'
import { errorsBy, useForm } from '../ui/form.ts'
import { PasswordField } from '../ui/password-field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { showToast } from '../ui/toast.tsx'
import { OwnUsername } from './own-username.tsx'
import { Section } from './section.tsx'
import { changePassword } from './settings-queries.ts'
import styles from './settings.module.css'

const settings = texts.settings
const empty = { currentPassword: '', newPassword: '' }

/** A new password in place of the one that one knows. */
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
  const [failures, setFailures] = useState<readonly string[]>([])
  const { form, field, shownError, submit } = useForm<typeof empty, MessageId>({
    initialValues: empty,
    judge: (values) => errorsBy(passwordChangeSchema, values),
    onSubmit: async (values) => {
      try {
        await changePassword(values)
        onDone()
        showToast({ text: settings.passwordChanged })
      } catch (error) {
        setFailures([...failures, sentenceOf(error)])
      }
    },
  })

  return (
    <form {...form} className={styles.form}>
      {failures.length > 0 && <Flag key={failures.length}>{failures.at(-1)}</Flag>}
      <OwnUsername />
      <PasswordField
        {...field('currentPassword')}
        label={settings.currentPassword}
        error={messageSentence(shownError('currentPassword'))}
        autoComplete="current-password"
      />
      <PasswordField
        {...field('newPassword')}
        label={settings.newPassword}
        error={messageSentence(shownError('newPassword'))}
        autoComplete="new-password"
      />
      <SubmitButton {...submit}>{settings.changePassword}</SubmitButton>
    </form>
  )
}

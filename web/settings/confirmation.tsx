import { useState, type ReactNode } from 'react'
import { confirmationSchema } from '../../contract/rights.ts'
import { errorsBy, useForm } from '../form.tsx'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { OwnUsername } from './own-username.tsx'
import styles from './settings.module.css'

const settings = texts.settings
const empty = { currentPassword: '' }

interface ConfirmationProps {
  /** The text of the button, of the dialog's title and of its submit button. */
  action: string
  isDanger?: boolean
  /** The consequences, above the password. */
  children: ReactNode
  onConfirm: (currentPassword: string) => Promise<void>
}

/** A button that asks for the password before it acts. */
export function Confirmation({ action, isDanger = false, children, onConfirm }: ConfirmationProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)

  async function confirm(currentPassword: string) {
    await onConfirm(currentPassword)
    close()
  }

  return (
    <div className={styles.buttons}>
      <Button variant={isDanger ? 'danger' : 'secondary'} onClick={() => setIsOpen(true)}>
        {action}
      </Button>
      <Dialog title={action} isOpen={isOpen} onClose={close}>
        <p>{children}</p>
        <ConfirmationForm action={action} onConfirm={confirm} onCancel={close} />
      </Dialog>
    </div>
  )
}

interface ConfirmationFormProps {
  action: string
  onConfirm: (currentPassword: string) => Promise<void>
  onCancel: () => void
}

function ConfirmationForm({ action, onConfirm, onCancel }: ConfirmationFormProps) {
  const { form, field, flag, submit } = useForm({
    initialValues: empty,
    validate: (values) => errorsBy(confirmationSchema, values),
    onSubmit: async ({ currentPassword }) => {
      await onConfirm(currentPassword)
    },
  })

  return (
    <form {...form} className={styles.form}>
      {flag}
      <OwnUsername />
      <PasswordField {...field('currentPassword')} label={settings.currentPassword} autoComplete="current-password" />
      <SubmitButton {...submit}>{action}</SubmitButton>
      <Button variant="secondary" isWide onClick={onCancel}>
        {settings.cancel}
      </Button>
    </form>
  )
}

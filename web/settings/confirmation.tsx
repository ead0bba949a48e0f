import { useState, type ReactNode } from 'react'
import { type MessageId } from '../../contract/messages.ts'
import { confirmationSchema } from '../../contract/rights.ts'
import { sentenceOf } from '../call-error.ts'
import { messageSentence } from '../message-sentence.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Flag } from '../ui/flag.tsx'
import { errorsBy, useForm } from '../ui/form.ts'
import { PasswordField } from '../ui/password-field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { OwnUsername } from './own-username.tsx'
import styles from './settings.module.css'

const settings = texts.settings
const empty = { currentPassword: '' }

interface ConfirmationProps {
  /** The words of the button that asks, of the dialog's title and of its submit button. */
  action: string
  isDanger?: boolean
  /** What it means, above the password. */
  children: ReactNode
  onConfirm: (currentPassword: string) => Promise<void>
}

/** A button that asks for the password before it does something. */
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
  const [failures, setFailures] = useState<readonly string[]>([])
  const { form, field, shownError, submit } = useForm<typeof empty, MessageId>({
    initialValues: empty,
    judge: (values) => errorsBy(confirmationSchema, values),
    onSubmit: async ({ currentPassword }) => {
      try {
        await onConfirm(currentPassword)
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
      <SubmitButton {...submit}>{action}</SubmitButton>
      <Button variant="secondary" isWide onClick={onCancel}>
        {settings.cancel}
      </Button>
    </form>
  )
}

import { useState } from 'react'
import * as z from 'zod/mini'
import { grounds, suspensionDays, type Ground, type SuspensionDays } from '../../contract/decision.ts'
import { isOneOf } from '../../contract/is-one-of.ts'
import { reasonSchema } from '../../contract/moderation.ts'
import { errorsBy, useForm } from '../form.tsx'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { TextArea } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast.tsx'
import { refetchFiles } from './console-queries.ts'
import styles from './parts.module.css'
import { SavedAnswerField } from './saved-answer-field.tsx'

const words = texts.consoleActions
const schema = z.object({
  ground: z.custom<Ground>((value) => isOneOf(grounds, value), { error: 'choiceRequired' }),
  reason: reasonSchema,
})

interface ActionProps {
  label: string
  /** The whole name, where several buttons have the same label. */
  name?: string
  isDangerous?: boolean
  /** Whether it holds for some days or for good. */
  isTimed?: boolean
  act: (reason: string, days: SuspensionDays) => Promise<unknown>
}

/** A button that asks for the ground and the reason of an action, and does it. */
export function ActionButton({ name, ...action }: ActionProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { label, isDangerous = false } = action
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        variant={isDangerous ? 'danger' : 'secondary'}
        size="small"
        aria-label={name}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      <Dialog title={name ?? label} isOpen={isOpen} onClose={close}>
        <ReasonForm {...action} onDone={close} />
      </Dialog>
    </>
  )
}

function ReasonForm({ label, isTimed = false, act, onDone }: ActionProps & { onDone: () => void }) {
  const { form, field, flag, submit, setValue } = useForm({
    initialValues: { ground: '', days: '7', reason: '' },
    heldAs: `action:${label}:${location.pathname}`,
    validate: (values) => errorsBy<typeof values>(schema, values),
    onSubmit: async ({ ground, days, reason }) => {
      const sentence = texts.statement.grounds[ground as Ground]
      await act(`${sentence} ${reason}`, suspensionDays.find((one) => String(one ?? '') === days) ?? null)
      await refetchFiles()
      onDone()
      showToast({ text: words.done })
    },
  })

  return (
    <form {...form} className={styles.form}>
      {flag}
      <SelectField {...field('ground')} label={texts.consoleCases.ground}>
        <option value="">{texts.consoleCases.chooseGround}</option>
        {grounds.map((ground) => (
          <option key={ground} value={ground}>
            {texts.statement.grounds[ground]}
          </option>
        ))}
      </SelectField>
      {isTimed && (
        <SelectField {...field('days')} label={texts.consoleCases.forHow}>
          {suspensionDays.map((days) => (
            <option key={days} value={days ?? ''}>
              {texts.consoleCases.days(days)}
            </option>
          ))}
        </SelectField>
      )}
      <SavedAnswerField onChosen={(text) => setValue('reason', text)} />
      <TextArea {...field('reason')} label={words.reason} hint={words.reasonHint} rows={4} />
      <SubmitButton {...submit}>{label}</SubmitButton>
    </form>
  )
}

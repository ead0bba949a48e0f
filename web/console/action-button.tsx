import { useState } from 'react'
import * as z from 'zod/mini'
import {
  grounds,
  isTimed,
  suspensionDays,
  type Ground,
  type Outcome,
  type ReportKind,
  type SuspensionDays,
} from '../../contract/decision.ts'
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
import { StatementPreview } from './statement-preview.tsx'

const words = texts.consoleActions
const schema = z.object({
  ground: z.custom<Ground>((value) => isOneOf(grounds, value), { error: 'choiceRequired' }),
  reason: reasonSchema,
})

interface Decides extends Pick<Outcome, 'decision' | 'undone' | 'found'> {
  kind: ReportKind
  name: string
  person?: string
}

interface ActionProps {
  /** The id of what it acts on, so that what was typed about one thing is not said of another. */
  of: string
  label: string
  /** The whole name, where several buttons have the same label. */
  name?: string
  isDangerous?: boolean
  /** What it decides about what, of which the statement of reasons says; absent for what takes nothing from anybody. */
  decides?: Decides
  act: (said: Said) => Promise<unknown>
  /** Reads again what the button stands in, once the dialog has given the focus back to it. */
  onDone?: () => unknown
}

/** What a moderator says of an action; `days` count where it holds for some. */
export interface Said {
  ground: Ground
  reason: string
  days: SuspensionDays
}

/** A button that asks for the ground and the reason of an action, and does it. */
export function ActionButton(props: ActionProps) {
  // What was pressed stays while its dialog is open, also when another moderator changes what there is to press.
  const [pressed, setPressed] = useState<ActionProps | null>(null)
  const { name, onDone, ...action } = pressed ?? props
  const { label, isDangerous = false } = action
  const close = () => setPressed(null)
  return (
    <>
      <Button
        variant={isDangerous ? 'danger' : 'secondary'}
        size="small"
        aria-label={name}
        onClick={() => setPressed(props)}
      >
        {label}
      </Button>
      <Dialog
        title={name ?? label}
        isOpen={pressed !== null}
        onClose={() => {
          close()
          // Another moderator may have been faster.
          void refetchFiles()
        }}
      >
        <ReasonForm
          {...action}
          onDone={() => {
            close()
            onDone?.()
          }}
        />
      </Dialog>
    </>
  )
}

function ReasonForm({ of, label, decides, act, onDone }: Omit<ActionProps, 'name'> & { onDone: () => void }) {
  const { values, form, field, flag, submit, setValue } = useForm({
    initialValues: { ground: decides ? '' : ('noBreach' satisfies Ground), days: '7', reason: '' },
    heldAs: `action:${label}:${of}`,
    isKept: true,
    validate: (typed) => errorsBy<typeof typed>(schema, typed),
    onSubmit: async ({ ground, days, reason }) => {
      await act({ ground: ground as Ground, reason, days: daysOf(days) })
      await refetchFiles()
      onDone()
      showToast({ text: words.done })
    },
  })

  return (
    <form {...form} className={styles.form}>
      {flag}
      {decides && (
        <SelectField {...field('ground')} label={texts.consoleCases.ground}>
          <option value="">{texts.consoleCases.chooseGround}</option>
          {grounds.map((ground) => (
            <option key={ground} value={ground}>
              {texts.statement.grounds[ground]}
            </option>
          ))}
        </SelectField>
      )}
      {decides && isTimed(decides.decision) && (
        <SelectField {...field('days')} label={texts.consoleCases.forHow}>
          {suspensionDays.map((days) => (
            <option key={days} value={days ?? ''}>
              {texts.consoleCases.days(days)}
            </option>
          ))}
        </SelectField>
      )}
      <SavedAnswerField text={values.reason} onChosen={(text) => setValue('reason', text)} />
      <TextArea {...field('reason')} label={words.reason} hint={words.reasonHint} rows={4} />
      {decides && submit.isValid && (
        <StatementPreview
          of={decides.found ? { ...decides, reports: 0 } : decides}
          outcome={{
            ...decides,
            ground: values.ground as Ground,
            facts: values.reason,
            days: daysOf(values.days),
          }}
          person={decides.person}
        />
      )}
      <SubmitButton {...submit}>{label}</SubmitButton>
    </form>
  )
}

function daysOf(chosen: string): SuspensionDays {
  return suspensionDays.find((one) => String(one ?? '') === chosen) ?? null
}

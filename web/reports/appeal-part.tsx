import { type Appeal } from '../../contract/decision.ts'
import { lengths } from '../../contract/limits.ts'
import { newAppealSchema } from '../../contract/report.ts'
import { errorsBy, useForm } from '../form.tsx'
import { reportSentence } from '../report-parts/report-sentence.ts'
import { texts } from '../texts.ts'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { SubmitButton } from '../ui/submit-button.tsx'
import { TextArea } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast.tsx'
import styles from './reports.module.css'

const words = texts.reports

interface AppealPartProps {
  appeal: Appeal | undefined
  mayAppeal: boolean
  /** What an appeal is good for besides, and what can be done where it is not upheld. */
  hint?: string | undefined
  otherwise?: string | undefined
  onSend: (text: string) => Promise<void>
}

/** The appeal against a decision, or the form of one. */
export function AppealPart({ appeal, mayAppeal, hint, otherwise, onSend }: AppealPartProps) {
  if (!appeal && !mayAppeal) return null
  return (
    <section className={classNames(card.card, styles.part)}>
      <h2>{words.appealTitle}</h2>
      {appeal ? <Sent appeal={appeal} otherwise={otherwise} /> : <AppealForm hint={hint} onSend={onSend} />}
    </section>
  )
}

interface SentProps {
  appeal: Appeal
  otherwise: string | undefined
}

function Sent({ appeal: { text, state, answer }, otherwise }: SentProps) {
  return (
    <>
      <p dir="auto">{text}</p>
      <p>
        <strong>{words.appealStates[state]}</strong>
      </p>
      {answer !== undefined && (
        <p dir="auto">
          {words.answer}: {answer}
        </p>
      )}
      {state !== 'upheld' && otherwise !== undefined && <p>{otherwise}</p>}
    </>
  )
}

function AppealForm({ hint, onSend }: Pick<AppealPartProps, 'hint' | 'onSend'>) {
  const form = useForm({
    initialValues: { text: '' },
    heldAs: `appeal:${location.pathname}`,
    isKept: true,
    validate: (values) => errorsBy(newAppealSchema, values),
    onSubmit: async ({ text }) => {
      await onSend(text)
      showToast({ text: words.appealSent })
    },
  })
  return (
    <form {...form.form} className={styles.appeal}>
      {form.flag}
      <p>{words.appealHint}</p>
      {hint !== undefined && <p>{hint}</p>}
      <TextArea
        {...form.field('text')}
        error={reportSentence(form.shownError('text'))}
        label={words.appealLabel}
        hint={words.used(form.values.text.length, lengths.appeal.max)}
        maxLength={lengths.appeal.max}
        rows={4}
      />
      <SubmitButton {...form.submit}>{words.appealSend}</SubmitButton>
    </form>
  )
}

import { reportReasons } from '../../contract/decision.ts'
import { lengths } from '../../contract/limits.ts'
import { type ReportReceipt } from '../../contract/report.ts'
import { reportEndpoints } from '../../contract/report-endpoints.ts'
import { call } from '../api.ts'
import { useForm, type Form } from '../form.tsx'
import { useSession } from '../session.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { TextArea, TextField } from '../ui/text-field.tsx'
import { emptyReport, reportErrors, reportOf, type ReportValues } from './report-form.ts'
import { type Reported } from './reported.ts'
import { reportSentence } from './report-sentence.ts'
import styles from './report.module.css'

const words = texts.reports
const reasons = reportReasons.map((value) => ({ value, text: texts.statement.reasons[value] }))

interface ReportFieldsProps {
  reported: Reported
  onSent: (receipt: ReportReceipt) => void
  onClose: () => void
}

/** The form of a report. */
export function ReportFields({ reported, onSent, onClose }: ReportFieldsProps) {
  const isVisitor = useSession() === null
  const form = useForm<ReportValues>({
    initialValues: emptyReport(isVisitor),
    heldAs: isVisitor ? undefined : `report:${reported.kind}:${reported.targetId}`,
    isKept: true,
    validate: (values) => reportErrors(reported, values),
    onSubmit: async (values) => onSent(await call(reportEndpoints.report, { body: reportOf(reported, values) })),
  })
  const { values } = form
  return (
    <form {...form.form} className={styles.form}>
      {form.flag}
      <p>
        {words.about(reported.name)} {reported.kind === 'message' && words.messageHint}
      </p>
      <RadioCards {...fieldOf(form, 'reason')} label={words.what} options={reasons} />
      <TextArea
        {...fieldOf(form, 'text')}
        label={words.more}
        hint={words.used(values.text.length, lengths.reportText.max)}
        maxLength={lengths.reportText.max}
        rows={3}
      />
      {isVisitor ? <p>{words.visitorHint}</p> : <Check form={form} name="isIllegal" label={words.isIllegal} />}
      {values.isIllegal && <IllegalFields form={form} path={reported.path} />}
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <SubmitButton {...form.submit}>{words.send}</SubmitButton>
      </div>
    </form>
  )
}

/** What the law asks of who says that something is illegal (DSA 16). */
function IllegalFields({ form, path }: { form: Form<ReportValues>; path: string }) {
  return (
    <div className={styles.illegal}>
      <TextArea {...fieldOf(form, 'why')} label={words.why} maxLength={lengths.reportText.max} rows={2} />
      <TextField label={words.address} value={location.origin + path} readOnly />
      <div className={styles.named}>
        <TextField {...fieldOf(form, 'name')} label={words.yourName} autoComplete="name" />
        <TextField {...fieldOf(form, 'email')} label={words.yourEmail} type="email" autoComplete="email" />
      </div>
      <Check form={form} name="isChildAbuse" label={words.isChildAbuse} />
      <Check form={form} name="isGoodFaith" label={words.goodFaith} />
    </div>
  )
}

function fieldOf(form: Form<ReportValues>, name: 'reason' | 'text' | 'why' | 'name' | 'email') {
  const { onBlur, ...field } = form.field(name)
  // What is left empty says so at the end: a message that appears under a press moves away what is pressed.
  return { ...field, error: reportSentence(form.shownError(name)), ...(form.values[name] !== '' && { onBlur }) }
}

interface CheckProps {
  form: Form<ReportValues>
  name: 'isIllegal' | 'isChildAbuse' | 'isGoodFaith'
  label: string
}

function Check({ form, name, label }: CheckProps) {
  const error = reportSentence(form.shownError(name))
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          name={name}
          checked={form.values[name]}
          aria-invalid={error !== undefined || undefined}
          onChange={(event) => form.setValue(name, event.target.checked)}
        />
        {label}
      </label>
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </div>
  )
}

import { decidingSchema, type Case, type Deciding } from '../../contract/case.ts'
import { caseEndpoints } from '../../contract/case-endpoints.ts'
import { grounds, isTimed, suspensionDays } from '../../contract/decision.ts'
import { isFinal } from '../../contract/statement.ts'
import { call } from '../api.ts'
import { errorsBy, useForm } from '../form.tsx'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { TextArea } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast.tsx'
import { refetchCase } from './case-queries.ts'
import styles from './cases.module.css'
import { PartCard } from './found-rows.tsx'
import parts from './parts.module.css'
import { SavedAnswerField } from './saved-answer-field.tsx'
import { StatementPreview } from './statement-preview.tsx'
import { useClaim } from './use-claim.ts'

const words = texts.consoleCases

interface DecisionFormProps {
  of: Case
  onTaken: (changed: Case) => void
}

/** What is chosen in the form; days as text, empty for good. */
interface Values {
  decision: string
  ground: string
  days: string
  facts: string
}

const empty: Values = { decision: '', ground: '', days: '7', facts: '' }

/** Decides a case, and shows the statement of reasons as it is sent. */
export function DecisionForm({ of, onTaken }: DecisionFormProps) {
  const { id, kind, version } = of
  // What is hidden finally is removed.
  const decisions = of.decisions.filter((decision) => !isFinal(kind, decision))
  const { isBusy, say } = useClaim(of, onTaken)
  const { values, form, field, flag, submit, setValue } = useForm<Values>({
    initialValues: empty,
    heldAs: `decision:${id}`,
    isKept: true,
    validate: (typed) => errorsBy(decidingSchema, bodyOf(typed, version)),
    onSubmit: async (typed) => {
      try {
        onTaken(await call(caseEndpoints.decideCase, { params: { id }, body: bodyOf(typed, version) }))
      } catch (failure) {
        await refetchCase(id)
        throw failure
      }
      showToast({ text: words.decided })
    },
  })

  return (
    <PartCard title={words.decision}>
      <form {...form} className={parts.form}>
        {flag}
        <div className={styles.decisions}>
          <RadioCards
            {...field('decision')}
            label={words.decision}
            options={decisions.map((value) => ({ value, text: texts.statement.decisions[value] }))}
          />
        </div>
        <div className={styles.fields}>
          <SelectField {...field('ground')} label={words.ground}>
            <option value="">{words.chooseGround}</option>
            {grounds.map((ground) => (
              <option key={ground} value={ground}>
                {texts.statement.grounds[ground]}
              </option>
            ))}
          </SelectField>
          {isTimed(values.decision) && (
            <SelectField {...field('days')} label={words.forHow}>
              {suspensionDays.map((days) => (
                <option key={days} value={days ?? ''}>
                  {words.days(days)}
                </option>
              ))}
            </SelectField>
          )}
          <SavedAnswerField text={values.facts} onChosen={(text) => setValue('facts', text)} />
        </div>
        <TextArea {...field('facts')} label={words.facts} rows={4} />
        {submit.isValid && <StatementPreview of={of} outcome={bodyOf(values, version)} person={of.person?.username} />}
        <SubmitButton {...submit}>{words.decide}</SubmitButton>
        <div>
          <Button variant="secondary" isBusy={isBusy} onClick={() => void say({ isClaimed: false })}>
            {words.release}
          </Button>
        </div>
      </form>
    </PartCard>
  )
}

/** The body of the call; the schema judges what was chosen. */
function bodyOf({ decision, ground, days, facts }: Values, version: number): Deciding {
  const timed = isTimed(decision) && { days: days === '' ? null : Number(days) }
  return { decision, ground, facts, ...timed, version } as Deciding
}

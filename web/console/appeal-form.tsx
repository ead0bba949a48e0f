import { appealDecidingSchema, type AppealDeciding, type Case } from '../../contract/case.ts'
import { caseEndpoints } from '../../contract/case-endpoints.ts'
import { call } from '../api.ts'
import { errorsBy, useForm } from '../form.tsx'
import { texts } from '../texts.ts'
import { Notice } from '../ui/notice.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { TextArea } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast.tsx'
import { refetchCase } from './case-queries.ts'
import { PartCard } from './found-rows.tsx'
import parts from './parts.module.css'
import { SavedAnswerField } from './saved-answer-field.tsx'

const words = texts.consoleCases

interface AppealFormProps {
  of: Case
  onTaken: (changed: Case) => void
}

/** Decides the appeal that waits; whoever made the decision leaves it to another moderator. */
export function AppealForm({ of, onTaken }: AppealFormProps) {
  const waiting = of.appeals.find(({ state }) => state === 'open')
  if (!waiting) return null
  if (!of.mayDecideAppeal) return <Notice>{words.ownDecision}</Notice>
  return <Deciding key={waiting.id} appealId={waiting.id} of={of} onTaken={onTaken} />
}

function Deciding({ appealId, of: { id, version }, onTaken }: AppealFormProps & { appealId: string }) {
  const { values, form, field, flag, submit, setValue } = useForm<{ state: string; answer: string }>({
    initialValues: { state: '', answer: '' },
    heldAs: `appeal-decision:${appealId}`,
    isKept: true,
    validate: (typed) => errorsBy(appealDecidingSchema, { ...typed, version }),
    onSubmit: async (typed) => {
      const body = { ...typed, version } as AppealDeciding
      try {
        onTaken(await call(caseEndpoints.decideAppeal, { params: { id: appealId }, body }))
      } catch (failure) {
        await refetchCase(id)
        throw failure
      }
      showToast({ text: words.decided })
    },
  })

  return (
    <PartCard title={words.appealDecision}>
      <form {...form} className={parts.form}>
        {flag}
        <RadioCards
          {...field('state')}
          label={words.appealDecision}
          options={[
            { value: 'upheld', text: words.uphold },
            { value: 'rejected', text: words.reject },
          ]}
        />
        <SavedAnswerField text={values.answer} onChosen={(text) => setValue('answer', text)} />
        <TextArea {...field('answer')} label={words.answer} rows={4} />
        <SubmitButton {...submit}>{words.sendAnswer}</SubmitButton>
      </form>
    </PartCard>
  )
}

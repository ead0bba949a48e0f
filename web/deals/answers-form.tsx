import { useState, type SubmitEvent } from 'react'
import { metFacts, type MetAnswers, type MetFact } from '../../contract/handover.ts'
import { type Person } from '../../contract/user.ts'
import { useHeldState } from '../drafts.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import { Failure } from './deal-card.tsx'
import cardStyles from './deal-card.module.css'
import styles from './meeting.module.css'

const words = texts.handover

const options = [
  { value: 'yes', text: words.yes },
  { value: 'no', text: words.no },
  { value: 'none', text: words.none },
]

interface AnswersFormProps {
  /** On which side the other person was. */
  about: 'seller' | 'buyer'
  other: Person
  /** Epoch ms. */
  until: number
  isBusy: boolean
  onSend: (facts: MetAnswers) => void
}

/** Five facts about the one whom one met, each yes, no, or left out. */
export function AnswersForm({ about, other, until, isBusy, onSend }: AnswersFormProps) {
  const [chosen, setChosen] = useHeldState<Partial<Record<MetFact, string>>>(`draft:form:met:${about}:${other.id}`, {})
  const [isSent, setIsSent] = useState(false)
  const facts = Object.fromEntries(
    metFacts.flatMap((fact) => (['yes', 'no'].includes(chosen[fact] ?? '') ? [[fact, chosen[fact] === 'yes']] : [])),
  ) as MetAnswers
  const isEmpty = Object.keys(facts).length === 0

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setIsSent(true)
    if (!isEmpty) onSend(facts)
  }

  return (
    <form className={styles.answers} onSubmit={submit}>
      <h2>{words.ask(other.username)}</h2>
      {metFacts.map((fact) => (
        <RadioCards
          key={fact}
          name={fact}
          label={words.facts[about][fact]}
          options={options}
          value={chosen[fact] ?? 'none'}
          onChange={({ target }) => setChosen({ ...chosen, [fact]: target.value })}
        />
      ))}
      {isSent && isEmpty && <Failure sentence={words.atLeastOne} />}
      <p className={styles.small}>{words.hidden(other.username, until)}</p>
      <div className={cardStyles.actions}>
        <Button type="submit" variant="primary" size="small" isBusy={isBusy}>
          {words.send}
        </Button>
      </div>
    </form>
  )
}

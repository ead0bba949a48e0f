import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { consoleEndpoints } from '../../contract/console-endpoints.ts'
import { newAnswerSchema, type NewAnswer, type SavedAnswer } from '../../contract/saved-answer.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { errorsBy, useForm } from '../form.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { queryClient } from '../query-client.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { QuestionDialog } from '../ui/question-dialog.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { TextArea, TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast.tsx'
import { useFocusBeside } from '../ui/use-focus-beside.ts'
import { answersQuery } from './console-queries.ts'
import { PartCard } from './found-rows.tsx'
import styles from './parts.module.css'
import rows from './rows.module.css'

const words = texts.consoleAnswers

/** Answers that moderators use again as reasons. */
export function AnswersPart() {
  const { data: answers, error, refetch } = useQuery(answersQuery)
  const [edited, setEdited] = useState<SavedAnswer | 'new' | null>(null)
  const [deleted, setDeleted] = useState<SavedAnswer | null>(null)
  const close = () => setEdited(null)

  async function remove(id: string) {
    // The focus goes back to the row, which hands it on when it goes.
    setDeleted(null)
    try {
      await call(consoleEndpoints.deleteAnswer, { params: { id } })
    } catch (failure) {
      showToast({ text: sentenceOf(failure) })
    }
    await queryClient.invalidateQueries({ queryKey: answersQuery.queryKey })
  }

  return (
    <PartCard title={texts.consoleFrame.parts.answers}>
      <p className={styles.hint}>{words.hint}</p>
      <div className={styles.tools}>
        <Button variant="primary" size="small" onClick={() => setEdited('new')}>
          {words.add}
        </Button>
      </div>
      {error && !answers && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {answers?.length === 0 && <p>{words.none}</p>}
      <ul className={rows.rows}>
        {answers?.map((answer) => (
          <AnswerRow
            key={answer.id}
            answer={answer}
            onChange={() => setEdited(answer)}
            onDelete={() => setDeleted(answer)}
          />
        ))}
      </ul>
      <Dialog title={edited === 'new' ? words.add : words.change} isOpen={edited !== null} onClose={close}>
        {edited !== null && <AnswerForm answer={edited === 'new' ? null : edited} onDone={close} />}
      </Dialog>
      <QuestionDialog
        title={words.delete}
        isOpen={deleted !== null}
        keep={words.keep}
        onKeep={() => setDeleted(null)}
        act={words.delete}
        onAct={() => deleted && void remove(deleted.id)}
      >
        {deleted && words.deleteQuestion(deleted.title)}
      </QuestionDialog>
    </PartCard>
  )
}

interface AnswerRowProps {
  answer: SavedAnswer
  onChange: () => void
  onDelete: () => void
}

function AnswerRow({ answer: { title, text }, onChange, onDelete }: AnswerRowProps) {
  const item = useRef<HTMLLIElement>(null)
  useFocusBeside(item, 'li button', 'button')
  return (
    <li ref={item}>
      <strong>{title}</strong>
      <p className={rows.words}>{text}</p>
      <div>
        <Button variant="secondary" size="small" aria-label={words.changeOf(title)} onClick={onChange}>
          {words.change}
        </Button>
        <Button variant="danger" size="small" aria-label={words.deleteOf(title)} onClick={onDelete}>
          {words.delete}
        </Button>
      </div>
    </li>
  )
}

function AnswerForm({ answer, onDone }: { answer: SavedAnswer | null; onDone: () => void }) {
  const { form, field, flag, submit } = useForm<NewAnswer>({
    initialValues: { title: answer?.title ?? '', text: answer?.text ?? '' },
    heldAs: `answer:${answer?.id ?? 'new'}`,
    validate: (values) => errorsBy(newAnswerSchema, values),
    onSubmit: async (body) => {
      if (answer) await call(consoleEndpoints.changeAnswer, { params: { id: answer.id }, body })
      else await call(consoleEndpoints.addAnswer, { body })
      await queryClient.invalidateQueries({ queryKey: answersQuery.queryKey })
      onDone()
      showToast({ text: words.saved })
    },
  })

  return (
    <form {...form} className={styles.form}>
      {flag}
      <TextField {...field('title')} label={words.title} />
      <TextArea {...field('text')} label={words.text} hint={texts.consoleActions.reasonHint} rows={5} />
      <SubmitButton {...submit}>{words.save}</SubmitButton>
    </form>
  )
}

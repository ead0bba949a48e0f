import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
import { SubmitButton } from '../ui/submit-button.tsx'
import { TextArea, TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast.tsx'
import { answersQuery } from './console-queries.ts'
import { PartCard } from './found-rows.tsx'
import styles from './parts.module.css'
import rows from './rows.module.css'

const words = texts.consoleAnswers

/** Answers that moderators use again as reasons. */
export function AnswersPart() {
  const { data: answers, error, refetch } = useQuery(answersQuery)
  const [edited, setEdited] = useState<SavedAnswer | 'new' | null>(null)
  const close = () => setEdited(null)

  async function remove(id: string) {
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
          <li key={answer.id}>
            <strong>{answer.title}</strong>
            <p className={rows.words}>{answer.text}</p>
            <div>
              <Button
                variant="secondary"
                size="small"
                aria-label={words.changeOf(answer.title)}
                onClick={() => setEdited(answer)}
              >
                {words.change}
              </Button>
              <Button
                variant="danger"
                size="small"
                aria-label={words.deleteOf(answer.title)}
                onClick={() => void remove(answer.id)}
              >
                {words.delete}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog title={edited === 'new' ? words.add : words.change} isOpen={edited !== null} onClose={close}>
        {edited !== null && <AnswerForm answer={edited === 'new' ? null : edited} onDone={close} />}
      </Dialog>
    </PartCard>
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

import { type Discussion, type QuestionFilter } from '../../contract/discussion.ts'
import { texts } from '../texts.ts'
import styles from './discussion-filter.module.css'

interface DiscussionFilterProps {
  discussion: Discussion | null | undefined
  /** `null` shows all comments. */
  only: QuestionFilter | null
  onChange: (only: QuestionFilter | null) => void
}

/** Chooses between all comments, the questions, and those without an answer. */
export function DiscussionFilter({ discussion, only, onChange }: DiscussionFilterProps) {
  if (!discussion || (discussion.questions === 0 && only === null)) return null
  const choices: [QuestionFilter | null, string][] = [
    [null, texts.comments.all],
    ['all', texts.comments.questions(discussion.questions)],
    ['open', texts.comments.openQuestions(discussion.openQuestions)],
  ]
  return (
    <div role="group" className={styles.filter} aria-label={texts.comments.filter}>
      {choices.map(([choice, text]) => (
        <button key={text} type="button" aria-pressed={only === choice} onClick={() => onChange(choice)}>
          {text}
        </button>
      ))}
    </div>
  )
}

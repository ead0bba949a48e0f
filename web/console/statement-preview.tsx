import { statementOf, type Grounded } from '../../contract/statement.ts'
import { texts } from '../texts.ts'
import styles from './cases.module.css'

const words = texts.consoleCases

interface StatementPreviewProps {
  of: Omit<Grounded, 'outcome'>
  outcome: Grounded['outcome']
  /** Whom it concerns; absent when the account is deleted. */
  person: string | undefined
}

/** The statement of reasons as it is sent, as far as it is known before. */
export function StatementPreview({ of: { kind, name, reports }, outcome, person }: StatementPreviewProps) {
  const title = person === undefined ? words.noStatement : words.statement(person)
  return (
    <section className={styles.statement} aria-label={title}>
      <strong>{title}</strong>
      {statementOf({ kind, name, outcome, reports }, texts.statement).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {reports === undefined && <p>{words.statementMore}</p>}
    </section>
  )
}

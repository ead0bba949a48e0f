import { type CaseRow, type Severity } from '../../contract/case.ts'
import { reportReasons } from '../../contract/decision.ts'
import { decisionName } from '../../contract/statement.ts'
import { texts } from '../texts.ts'
import cardStyles from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import styles from './case-queue.module.css'

const words = texts.consoleCases

interface CaseQueueProps {
  cases: CaseRow[]
  openId: string | null
  /** When it was read, in epoch ms. */
  now: number
  addressOf: (id: string) => string
}

/** Cases in a column, the worst first. */
export function CaseQueue({ cases, openId, now, addressOf }: CaseQueueProps) {
  return (
    <ul className={classNames(cardStyles.card, styles.queue)} aria-label={words.queue}>
      {cases.map((row) => (
        <li key={row.id} data-open={row.id === openId || undefined}>
          <a href={addressOf(row.id)} aria-current={row.id === openId ? 'true' : undefined}>
            {words.title(words.kinds[row.kind], row.name)}
          </a>
          <SeverityMark severity={row.severity} />
          <p className={styles.reasons}>{reasonsOf(row)}</p>
          <p className={styles.age}>{[words.span(now - row.openedAt), ...claimOf(row)].join(' · ')}</p>
        </li>
      ))}
    </ul>
  )
}

/** How bad it is, as a word that differs in weight. */
export function SeverityMark({ severity }: { severity: Severity }) {
  return (
    <span className={styles.severity} data-severity={severity}>
      {words.severities[severity]}
    </span>
  )
}

/** The reasons of its reports, the most frequent first. */
export function reasonsOf({ kind, reasons, reports, outcome, changedAt }: CaseRow): string {
  if (outcome) return decisionName(kind, outcome.decision, texts.statement)
  const changed = changedAt === undefined ? [] : [words.changedHidden]
  if (reports === 0) return changed.join('')
  const given = reportReasons.filter((reason) => reasons[reason] !== undefined)
  const sorted = given.toSorted((a, b) => (reasons[b] ?? 0) - (reasons[a] ?? 0))
  return [...changed, ...sorted.map((reason) => texts.statement.reasons[reason]), words.reports(reports)].join(', ')
}

/** Who may or does work on it. Appeals are claimed by nobody. */
function claimOf({ claim, state, own, mayDecideAppeal }: CaseRow): string[] {
  if (state === 'decided') return [words.states.decided]
  if (own) return [words.own[own]]
  if (state === 'appealed') return mayDecideAppeal ? [] : [words.decidedByYou]
  if (!claim) return [words.free]
  return [claim.isMine ? words.claimedByYou : words.claimedBy(claim.username)]
}

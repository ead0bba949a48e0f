import { queryOptions, useQuery } from '@tanstack/react-query'
import { reportEndpoints } from '../../contract/report-endpoints.ts'
import { decisionName } from '../../contract/statement.ts'
import { call } from '../api.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import styles from './reports.module.css'

const words = texts.reports

const ownReports = queryOptions({
  queryKey: ['reports'],
  queryFn: ({ signal }) => call(reportEndpoints.listReports, { signal }),
})

const ownDecisions = queryOptions({
  queryKey: ['decisions'],
  queryFn: ({ signal }) => call(reportEndpoints.listDecisions, { signal }),
})

/** What the person reported, and what moderators decided about them; nothing when there is neither. */
export function OwnReportsSection() {
  const { data: reports = [] } = useQuery(ownReports)
  const { data: decisions = [] } = useQuery(ownDecisions)
  if (reports.length === 0 && decisions.length === 0) return null
  return (
    <section className={classNames(card.card, styles.part)} aria-labelledby="own-reports">
      <h2 id="own-reports">{words.ownTitle}</h2>
      <ul className={styles.list}>
        {decisions.map(({ id, kind, name, outcome, appeal }) => (
          <li key={id}>
            <a href={href('decision', { id })}>{words.decisionTitle}</a>
            <span dir="auto">
              {name}: {decisionName(kind, outcome.decision, texts.statement)}
              {appeal?.state === 'upheld' && `, ${words.ownUndone}`}
            </span>
          </li>
        ))}
        {reports.map(({ id, number, name, state }) => (
          <li key={id}>
            <a href={href('report', { id })}>{words.title(number)}</a>
            <span dir="auto">
              {name}: {words.states[state]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { type ReportStatus } from '../../contract/report.ts'
import { reportStates } from '../../contract/report.ts'
import { reportEndpoints } from '../../contract/report-endpoints.ts'
import { isFinal } from '../../contract/statement.ts'
import { call } from '../api.ts'
import { queryClient } from '../query-client.ts'
import { usePage } from '../router/page.tsx'
import { texts } from '../texts.ts'
import card from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { Loader } from '../ui/loader.tsx'
import { Page } from '../ui/page.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { AppealPart } from './appeal-part.tsx'
import { MissingPart } from './missing-part.tsx'
import { reportQuery, useKey } from './report-queries.ts'
import styles from './reports.module.css'

const words = texts.reports

/** /reports/{id}: how a report stands. */
export function ReportScreen() {
  const { id = '' } = usePage().params
  const key = useKey()
  const query = reportQuery(id, key)
  const { data: report, error, isPending } = useQuery(query)
  if (isPending) return <Loader />
  if (error || !report) return <MissingPart error={error} />

  async function appeal(text: string) {
    await call(reportEndpoints.appealReport, { params: { id }, body: { text, ...(key !== undefined && { key }) } })
    await queryClient.invalidateQueries({ queryKey: query.queryKey })
  }

  return (
    <Page width="column" className={styles.page}>
      <PageTitle>{words.title(report.number)}</PageTitle>
      <States report={report} />
      <section className={classNames(card.card, styles.part)}>
        <h2>{words.reported}</h2>
        <Facts report={report} />
      </section>
      {report.outcome && (
        <section className={classNames(card.card, styles.part)}>
          <h2>{words.decision}</h2>
          <p>{isFinal(report.kind, report.outcome.decision) ? words.hidden : words.results[report.outcome.decision]}</p>
          {report.isUndone && <p>{words.undone}</p>}
          <p>{texts.statement.grounds[report.outcome.ground]}</p>
          {report.outcome.facts !== '' && <p dir="auto">{texts.statement.facts(report.outcome.facts)}</p>}
        </section>
      )}
      <AppealPart appeal={report.appeal} mayAppeal={report.mayAppeal} onSend={appeal} />
    </Page>
  )
}

/** The steps of a report, of which the present one is marked. */
function States({ report: { state } }: { report: ReportStatus }) {
  return (
    <ol className={styles.states}>
      {reportStates.map((one) => (
        <li key={one} aria-current={one === state ? 'step' : undefined}>
          {words.states[one]}
        </li>
      ))}
    </ol>
  )
}

function Facts({ report: { kind, name, reason, text, why, at, outcome } }: { report: ReportStatus }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{words.kinds[kind]}</dt>
        <dd dir="auto">{name}</dd>
      </div>
      <div>
        <dt>{words.reason}</dt>
        <dd>{texts.statement.reasons[reason]}</dd>
      </div>
      {text !== '' && (
        <div>
          <dt>{words.said}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      )}
      {why !== undefined && (
        <div>
          <dt>{words.why}</dt>
          <dd dir="auto">{why}</dd>
        </div>
      )}
      <div>
        <dt>{words.sentAt}</dt>
        <dd>{texts.notices.moment(at)}</dd>
      </div>
      {outcome && (
        <div>
          <dt>{words.decidedAt}</dt>
          <dd>{texts.notices.moment(outcome.at)}</dd>
        </div>
      )}
    </dl>
  )
}

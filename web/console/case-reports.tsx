import { type Case, type CaseReport } from '../../contract/case.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { AccountAction } from './account-action.tsx'
import { refetchCase } from './case-queries.ts'
import styles from './cases.module.css'
import { PartCard } from './found-rows.tsx'
import parts from './parts.module.css'
import rows from './rows.module.css'

const words = texts.consoleCases
const { moment } = texts.consoleFind
/** Reports that are shown before one asks for more. */
const reportsAtOnce = 5

/** The reports of a case, the first of them at once. */
export function CaseReports({ of }: { of: Case }) {
  return (
    <PartCard title={words.allReports}>
      {of.reports === 0 && <p className={parts.hint}>{words.noReports}</p>}
      {of.illegal > 0 && <p>{words.illegal(of.illegal)}</p>}
      <ul className={rows.rows}>
        {of.allReports.slice(0, reportsAtOnce).map((report) => (
          <ReportRow key={report.id} report={report} of={of} />
        ))}
      </ul>
      {of.allReports.length > reportsAtOnce && (
        <details>
          <summary>{words.moreReports(of.allReports.length - reportsAtOnce)}</summary>
          <ul className={rows.rows}>
            {of.allReports.slice(reportsAtOnce).map((report) => (
              <ReportRow key={report.id} report={report} of={of} />
            ))}
          </ul>
        </details>
      )}
    </PartCard>
  )
}

interface ReportRowProps {
  report: CaseReport
  of: Case
}

function ReportRow({ report: { number, reason, text, at, by, illegal }, of: { id, own } }: ReportRowProps) {
  return (
    <li>
      <div>
        <strong>{texts.statement.reasons[reason]}</strong>
      </div>
      {text !== '' && <p className={styles.quote}>{text}</p>}
      {illegal && (
        <>
          <p className={styles.quote}>
            {words.saysIllegal} {illegal.why}
          </p>
          <p>{[illegal.name, illegal.email, illegal.isChildAbuse && words.childAbuse].filter(Boolean).join(' · ')}</p>
        </>
      )}
      <p>
        {words.reportBy(number, moment(at))}
        {own !== 'concerned' && ' · '}
        {by && <a href={href('consolePart', { part: 'find', person: by.id })}>{by.username}</a>}
        {!by && own !== 'concerned' && words.visitor}
        {by?.isNew && ` · ${words.newReporter}`}
        {by && by.reports > 0 && ` · ${words.record(by.reports, by.dismissed)}`}
        {by?.reportsLimitedUntil !== undefined && ` · ${words.reportsLimited(by.reportsLimitedUntil)}`}
      </p>
      {by && own === undefined && by.dismissed > 0 && by.reportsLimitedUntil === undefined && (
        <div>
          <AccountAction
            of={by}
            state="reportsLimited"
            name={texts.consoleActions.pauseReportsOf(by.username)}
            onDone={() => refetchCase(id)}
          />
        </div>
      )}
    </li>
  )
}

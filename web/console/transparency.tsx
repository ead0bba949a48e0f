import { useQuery } from '@tanstack/react-query'
import { type TransparencyYear } from '../../contract/console.ts'
import { LoadFailure } from '../load-failure.tsx'
import { texts } from '../texts.ts'
import cardStyles from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { actionInWords } from './audit-words.ts'
import { transparencyQuery } from './console-queries.ts'
import { Facts } from './facts.tsx'
import styles from './parts.module.css'

const words = texts.consoleCounts

/** What moderators did, by year, for the yearly report. */
export function Transparency() {
  const { data: years, error, refetch } = useQuery(transparencyQuery)
  return (
    <section className={classNames(cardStyles.card, styles.card)} aria-label={words.transparency}>
      <h2>{words.transparency}</h2>
      <p className={styles.hint}>{words.transparencyHint}</p>
      {error && !years && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {years?.length === 0 && <p>{words.noActions}</p>}
      {years?.map((year) => (
        <Year key={year.year} year={year} />
      ))}
    </section>
  )
}

function Year({ year: { year, reports, actions, reversed, byPeople, byCommand } }: { year: TransparencyYear }) {
  const { number } = texts.language
  return (
    <section aria-label={String(year)}>
      <h3>{year}</h3>
      <Facts
        facts={{
          [words.reports]: number(reports.all),
          [words.illegal]: number(reports.illegal),
          ...Object.fromEntries(
            reports.byReason.map(({ reason, count }) => [
              words.byReason(texts.statement.reasons[reason]),
              number(count),
            ]),
          ),
          [words.decidedCases]: number(reports.decidedCases),
          [words.median]: reports.medianMs === null ? words.nothing : texts.consoleCases.span(reports.medianMs),
          [words.appeals]: number(reports.appeals),
          [words.upheld]: number(reports.upheld),
          ...Object.fromEntries(actions.map((done) => [actionInWords(done), number(done.count)])),
          [words.reversed]: number(reversed),
          [words.byPeople]: number(byPeople),
          [words.byCommand]: number(byCommand),
        }}
      />
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countKinds, countSpans, type CountKind } from '../../contract/console.ts'
import { LoadFailure } from '../load-failure.tsx'
import { texts } from '../texts.ts'
import cardStyles from '../ui/card.module.css'
import { classNames } from '../ui/class-names.ts'
import { Loader } from '../ui/loader.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { countsQuery } from './console-queries.ts'
import { DayPlot } from './day-plot.tsx'
import styles from './parts.module.css'
import { Transparency } from './transparency.tsx'

const words = texts.consoleCounts

/** Counts over time, and the yearly counts of what moderators did. */
export function CountsPart() {
  const [span, setSpan] = useState<number>(countSpans[0])
  const { data, error, refetch } = useQuery(countsQuery(span))
  return (
    <div className={styles.part}>
      <div className={styles.tools}>
        <SelectField label={words.span} value={span} onChange={(event) => setSpan(Number(event.target.value))}>
          {countSpans.map((days) => (
            <option key={days} value={days}>
              {words.days(days)}
            </option>
          ))}
        </SelectField>
      </div>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loader />}
      {data && (
        <div className={styles.grid}>
          {countKinds.map((kind) => (
            <CountCard key={kind} kind={kind} days={data.days} values={data.counts[kind]} />
          ))}
        </div>
      )}
      <Transparency />
    </div>
  )
}

interface CountProps {
  kind: CountKind
  days: string[]
  values: number[]
}

function CountCard({ kind, days, values }: CountProps) {
  const title = words.kinds[kind]
  const today = values.at(-1) ?? 0
  // People who were here are the same ones each day, so that their sum says nothing.
  const shown = kind === 'active' ? today : values.reduce((all, value) => all + value, 0)
  return (
    <section className={classNames(cardStyles.card, styles.card)} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles.big}>{texts.language.number(shown)}</p>
      <p className={styles.hint}>{kind === 'active' ? words.activeHint : words.today(today)}</p>
      <DayPlot days={days} values={values} label={words.plot(title, days.length, Math.max(...values))} />
      <CountTable kind={kind} days={days} values={values} />
    </section>
  )
}

/** The same numbers for readers, newest first; there while it is open. */
function CountTable({ kind, days, values }: CountProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{words.asTable}</summary>
      {isOpen && (
        <table className={styles.table} aria-label={words.kinds[kind]}>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col" className={styles.number}>
                {words.kinds[kind]}
              </th>
            </tr>
          </thead>
          <tbody>
            {days
              .map((day, index) => (
                <tr key={day}>
                  <th scope="row">{texts.language.date(new Date(day))}</th>
                  <td className={styles.number}>{texts.language.number(values[index] ?? 0)}</td>
                </tr>
              ))
              .toReversed()}
          </tbody>
        </table>
      )}
    </details>
  )
}

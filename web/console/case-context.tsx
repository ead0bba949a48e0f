import { useEffect, useRef } from 'react'
import { type Case, type CaseAppeal } from '../../contract/case.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { Notice } from '../ui/notice.tsx'
import { CaseContentCard } from './case-content.tsx'
import { SeverityMark } from './case-queue.tsx'
import { CaseReports } from './case-reports.tsx'
import styles from './cases.module.css'
import { PartCard } from './found-rows.tsx'
import parts from './parts.module.css'
import { RadarCard } from './radar-card.tsx'
import rows from './rows.module.css'

const words = texts.consoleCases
const { moment } = texts.consoleFind

/** What a case is about: the thing, the person, the reports, the appeals. */
export function CaseContext({ of }: { of: Case }) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    // Whoever opened it from the queue goes on reading here.
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {words.title(words.kinds[of.kind], of.name)}
        </h2>
        <SeverityMark severity={of.severity} />
      </div>
      <AboutPerson of={of} />
      <Others of={of} />
      {of.changedAt !== undefined && of.state !== 'decided' && (
        <Notice>{words.changedHint(moment(of.changedAt))}</Notice>
      )}
      <CaseContentCard of={of} />
      {of.radar.signs.length > 0 && <RadarCard seen={of.radar} />}
      <CaseReports of={of} />
      {of.appeals.length > 0 && (
        <PartCard title={words.appeals}>
          <ul className={rows.rows}>
            {of.appeals.map((appeal) => (
              <AppealRow key={appeal.id} appeal={appeal} />
            ))}
          </ul>
        </PartCard>
      )}
    </>
  )
}

function AboutPerson({ of: { about } }: { of: Case }) {
  if (!about) return <p className={parts.hint}>{words.nobody}</p>
  const { id, username, memberSince, activeOffers, breaches, isSuspended, suspendedUntil = null, limitedUntil } = about
  return (
    <p className={parts.hint}>
      <a href={href('consolePart', { part: 'find', person: id })}>{username}</a>,{' '}
      {words.about(texts.language.date(new Date(memberSince)), activeOffers, breaches)}{' '}
      {isSuspended && words.suspended(suspendedUntil)} {limitedUntil !== undefined && words.limited(limitedUntil)}
    </p>
  )
}

/** What else about the same person waits. */
function Others({ of: { others } }: { of: Case }) {
  if (others.length === 0) return null
  return (
    <details>
      <summary>{words.others(others.length)}</summary>
      <ul>
        {others.map(({ id, kind, name, state }) => (
          <li key={id}>
            <a href={href('consolePart', { part: state === 'appealed' ? 'appeals' : 'cases', case: id })}>
              {words.title(words.kinds[kind], name)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function AppealRow({ appeal: { side, text, at, state, answer, decidedAt } }: { appeal: CaseAppeal }) {
  return (
    <li>
      <div>
        <strong>{words.appealSides[side]}</strong> {words.appealStates[state]}
      </div>
      <p className={styles.quote}>{text}</p>
      {answer !== undefined && <p>{answer}</p>}
      <p>{moment(decidedAt ?? at)}</p>
    </li>
  )
}

import {
  type Case,
  type CaseAppeal,
  type CaseContent,
  type CaseConversation,
  type CaseReport,
} from '../../contract/case.ts'
import { caseEndpoints } from '../../contract/case-endpoints.ts'
import { useEffect, useRef, useState } from 'react'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { bothInSentence } from '../ui/money.tsx'
import { showToast } from '../ui/toast.tsx'
import { AccountAction } from './account-action.tsx'
import { refetchCase } from './case-queries.ts'
import { SeverityMark } from './case-queue.tsx'
import styles from './cases.module.css'
import { PartCard } from './found-rows.tsx'
import parts from './parts.module.css'
import { RadarCard } from './radar-card.tsx'
import rows from './rows.module.css'

const words = texts.consoleCases
const { moment } = texts.consoleFind
/** Reports that are shown before one asks for more. */
const reportsAtOnce = 5

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
      {of.changedAt !== undefined && of.state !== 'decided' && (
        <Notice>{words.changedHint(moment(of.changedAt))}</Notice>
      )}
      <Content of={of} />
      {of.radar.signs.length > 0 && <RadarCard seen={of.radar} />}
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

function Content({ of }: { of: Case }) {
  const { kind, content, now, changed } = of
  return (
    <PartCard title={of.reports === 0 ? words.content : words.reported}>
      <Shown content={content} photoName={words.photo} />
      <p className={parts.hint}>{words.now[now]}</p>
      {changed && (
        <>
          <Notice>{words.changedSince}</Notice>
          <Shown content={changed} photoName={words.photoNow} />
        </>
      )}
      {content.carId !== undefined && (
        <p>
          <a href={href('consolePart', { part: 'find', offer: content.carId })}>{words.toOffer}</a>
        </p>
      )}
      {kind === 'message' && of.reports > 0 && <Conversation id={of.id} />}
    </PartCard>
  )
}

/** Words, price and photos of a thing. */
function Shown({ content, photoName }: { content: CaseContent; photoName: (number: number) => string }) {
  const { text = '', price, photos = [] } = content
  return (
    <>
      {text !== '' && <p className={styles.quote}>{text}</p>}
      {price !== undefined && <p>{words.price(bothInSentence(price))}</p>}
      {photos.length > 0 && (
        <ul className={parts.pictures}>
          {photos.map((photo, index) => (
            <li key={photo}>
              <img src={photo} alt={photoName(index + 1)} loading="lazy" />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The messages around a reported one, read only when the moderator asks, because the look is noted. */
function Conversation({ id }: { id: string }) {
  const [read, setRead] = useState<CaseConversation | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function look() {
    setIsBusy(true)
    try {
      setRead(await call(caseEndpoints.readCaseConversation, { params: { id } }))
    } catch (failure) {
      showToast({ text: sentenceOf(failure) })
    }
    setIsBusy(false)
  }

  if (!read) {
    return (
      <div>
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => void look()}>
          {words.readConversation}
        </Button>
        <p className={parts.hint}>{words.readHint}</p>
      </div>
    )
  }
  return (
    <ol className={styles.case} aria-label={words.conversation}>
      {read.messages.map((message) => (
        <li key={message.id} className={styles.message} data-reported={message.isReported || undefined}>
          <strong>{message.sender || words.ofNobody}</strong>
          <span dir="auto">{message.content}</span>
          <small>
            {moment(message.at)} {message.isReported && `· ${words.thisMessage}`}
          </small>
        </li>
      ))}
    </ol>
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

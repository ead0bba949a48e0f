import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Case } from '../../contract/case.ts'
import { decisionName, statementOf } from '../../contract/statement.ts'
import { LoadFailure } from '../load-failure.tsx'
import { texts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Loader } from '../ui/loader.tsx'
import { Notice } from '../ui/notice.tsx'
import { AppealForm } from './appeal-form.tsx'
import { AuditRows } from './audit-rows.tsx'
import { changesBetween } from './case-changes.ts'
import { CaseContext } from './case-context.tsx'
import { caseQuery, refetchCase, takeCase } from './case-queries.ts'
import styles from './cases.module.css'
import { DecisionForm } from './decision-form.tsx'
import { PartCard } from './found-rows.tsx'
import parts from './parts.module.css'
import { useClaim } from './use-claim.ts'

const words = texts.consoleCases

interface CaseViewProps {
  id: string
  /** That of the queue, which is read again while the case is open. */
  version: number | undefined
  /** The address of the queue, and of the case that is to be decided next. */
  back: string
  next: string | undefined
}

/** A case with its context, and what a moderator can do. */
export function CaseView({ id, version, back, next }: CaseViewProps) {
  const { data, error, refetch } = useQuery(caseQuery(id))
  const known = data?.version

  useEffect(() => {
    if (known !== undefined && version !== undefined && version > known) void refetchCase(id)
  }, [id, version, known])

  return (
    <div className={styles.case}>
      <p className={styles.back}>
        <a href={back}>{words.toQueue}</a>
      </p>
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loader />}
      {data && <OpenCase now={data} back={back} next={next} />}
    </div>
  )
}

interface OpenCaseProps extends Pick<CaseViewProps, 'back' | 'next'> {
  now: Case
}

/**
 * The case as the moderator saw it decides what they do, so that what is typed stays; what others changed meanwhile is
 * said first.
 */
function OpenCase({ now, back, next }: OpenCaseProps) {
  const [seen, setSeen] = useState(now)
  const [isOpened] = useState(now.state !== 'decided')
  const step = useRef<HTMLDivElement>(null)
  const changes = changesBetween(seen, now)
  const current = { ...now, version: seen.version }

  function take(changed: Case) {
    setSeen(changed)
    takeCase(changed)
    // What was pressed goes, and what comes next stands above the case.
    step.current?.focus()
  }

  return (
    <>
      {changes.length > 0 && (
        <Notice
          role="status"
          actions={
            <Button variant="secondary" size="small" onClick={() => setSeen(now)}>
              {words.goOn}
            </Button>
          }
        >
          {[words.changed, ...changes].join(' ')}
        </Notice>
      )}
      <div ref={step} tabIndex={-1} role="group" aria-label={words.step}>
        <ClaimPart of={current} onTaken={take} />
        {seen.state === 'decided' && (isOpened || next !== undefined) && (
          <Notice
            actions={
              <ButtonLink variant="primary" size="small" href={next ?? back}>
                {next === undefined ? words.toQueue : words.next}
              </ButtonLink>
            }
          >
            {words.isDecided}
          </Notice>
        )}
      </div>
      <CaseContext of={now} />
      {now.outcome && <OutcomePart of={now} outcome={now.outcome} />}
      {seen.state === 'open' && (seen.claim?.isMine ?? false) && <DecisionForm of={current} onTaken={take} />}
      {seen.state === 'appealed' && seen.own === undefined && <AppealForm of={current} onTaken={take} />}
      <PartCard title={words.history}>
        {now.history.length === 0 && <p className={parts.hint}>{texts.consoleFind.nothingDone}</p>}
        <AuditRows entries={now.history} />
      </PartCard>
    </>
  )
}

interface ActingProps {
  of: Case
  onTaken: (changed: Case) => void
}

/** Says who works on the case. Whoever does releases it beside the decision, where a second press on Claim does not come. */
function ClaimPart({ of, onTaken }: ActingProps) {
  const { state, claim, own } = of
  const { isBusy, say } = useClaim(of, onTaken)
  if (own !== undefined && state !== 'decided')
    return <Notice>{texts.caseErrors[own === 'concerned' ? 'ownCase' : 'ownReport']}</Notice>
  if (state !== 'open') return null
  if (claim?.isMine === true) return <Notice>{words.youHave}</Notice>
  const [label, body] = claim
    ? ([words.takeOver, { isClaimed: true, isTakenOver: true }] as const)
    : ([words.claim, { isClaimed: true }] as const)
  return (
    <Notice
      actions={
        <Button variant={claim ? 'secondary' : 'primary'} size="small" isBusy={isBusy} onClick={() => void say(body)}>
          {label}
        </Button>
      }
    >
      {claim ? words.takenHint(claim.username) : words.claimFirst}
    </Notice>
  )
}

function OutcomePart({ of, outcome }: { of: Case; outcome: NonNullable<Case['outcome']> }) {
  const { kind, name, reports } = of
  return (
    <PartCard title={words.outcome}>
      <p>
        <strong>{decisionName(kind, outcome.decision, texts.statement)}</strong>
        {outcome.days !== undefined && ` · ${words.days(outcome.days)}`} · {texts.consoleFind.moment(outcome.at)}
      </p>
      <div className={styles.statement}>
        {statementOf({ kind, name, outcome, reports }, texts.statement).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <p className={parts.hint}>{words.now[of.now]}</p>
    </PartCard>
  )
}

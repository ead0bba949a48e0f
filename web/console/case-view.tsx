import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Case, type Claim } from '../../contract/case.ts'
import { caseEndpoints } from '../../contract/case-endpoints.ts'
import { statementOf } from '../../contract/statement.ts'
import { call } from '../api.ts'
import { sentenceOf } from '../call-error.ts'
import { LoadFailure } from '../load-failure.tsx'
import { texts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Loader } from '../ui/loader.tsx'
import { Notice } from '../ui/notice.tsx'
import { showToast } from '../ui/toast.tsx'
import { AppealForm } from './appeal-form.tsx'
import { AuditRows } from './audit-rows.tsx'
import { changesBetween } from './case-changes.ts'
import { CaseContext } from './case-context.tsx'
import { caseQuery, refetchCase, takeCase } from './case-queries.ts'
import styles from './cases.module.css'
import { DecisionForm } from './decision-form.tsx'
import { PartCard } from './found-rows.tsx'
import parts from './parts.module.css'

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
      {data && <OpenCase now={data} next={next} />}
    </div>
  )
}

/**
 * The case as the moderator saw it decides what they do, so that what is typed stays; what others changed meanwhile is
 * said first.
 */
function OpenCase({ now, next }: { now: Case; next: string | undefined }) {
  const [seen, setSeen] = useState(now)
  const changes = changesBetween(seen, now)
  const current = { ...now, version: seen.version }

  function take(changed: Case) {
    setSeen(changed)
    takeCase(changed)
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
      <ClaimPart of={current} onTaken={take} />
      {seen.state === 'decided' && next !== undefined && (
        <Notice
          actions={
            <ButtonLink variant="primary" size="small" href={next}>
              {words.next}
            </ButtonLink>
          }
        >
          {words.isDecided}
        </Notice>
      )}
      <CaseContext of={now} />
      {now.outcome && <OutcomePart of={now} outcome={now.outcome} />}
      {seen.state === 'open' && (seen.claim?.isMine ?? false) && <DecisionForm of={current} onTaken={take} />}
      {seen.state === 'appealed' && seen.own === undefined && <AppealForm of={current} onTaken={take} />}
      <PartCard title={words.history}>
        <AuditRows entries={now.history} />
      </PartCard>
    </>
  )
}

interface ActingProps {
  of: Case
  onTaken: (changed: Case) => void
}

function ClaimPart({ of: { id, state, claim, version, own }, onTaken }: ActingProps) {
  const [isBusy, setIsBusy] = useState(false)
  if (own !== undefined && state !== 'decided')
    return <Notice>{texts.caseErrors[own === 'concerned' ? 'ownCase' : 'ownReport']}</Notice>
  if (state !== 'open') return null

  async function say(body: Omit<Claim, 'version'>) {
    setIsBusy(true)
    try {
      onTaken(await call(caseEndpoints.claimCase, { params: { id }, body: { ...body, version } }))
    } catch (failure) {
      showToast({ text: sentenceOf(failure) })
      await refetchCase(id)
    }
    setIsBusy(false)
  }

  const [label, body] = !claim
    ? ([words.claim, { isClaimed: true }] as const)
    : claim.isMine
      ? ([words.release, { isClaimed: false }] as const)
      : ([words.takeOver, { isClaimed: true, isTakenOver: true }] as const)
  return (
    <Notice
      actions={
        <Button variant={claim ? 'secondary' : 'primary'} size="small" isBusy={isBusy} onClick={() => void say(body)}>
          {label}
        </Button>
      }
    >
      {!claim ? words.claimFirst : claim.isMine ? words.youHave : words.takenHint(claim.username)}
    </Notice>
  )
}

function OutcomePart({ of, outcome }: { of: Case; outcome: NonNullable<Case['outcome']> }) {
  const { kind, name, reports } = of
  return (
    <PartCard title={words.outcome}>
      <p>
        <strong>{texts.statement.decisions[outcome.decision]}</strong>
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

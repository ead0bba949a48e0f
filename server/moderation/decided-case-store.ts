import { severities, type Deciding } from '../../contract/case.ts'
import { decisionsFor, isTimed, type CaseDecision, type Outcome } from '../../contract/decision.ts'
import { type Actor } from '../auth/audit-store.ts'
import { type Writing } from '../db/database.ts'
import { type CaseRecord } from '../db/report-tables.ts'
import { publishCases } from '../events/publish.ts'
import { fail } from '../lib/errors.ts'
import { outcomeOf } from '../reports/report-status-store.ts'
import { type Target } from '../reports/target-store.ts'

/** Stores a case that nobody waited for as decided; answers its id. */
export async function insertDecided(
  tx: Writing,
  actor: Actor,
  { record, outcome }: { record: CaseRecord; outcome: Outcome },
): Promise<string> {
  const times = { openedAt: outcome.at, lastAt: outcome.at, severity: severities.indexOf('normal') }
  await tx
    .insertInto('cases')
    .values({ ...record, ...times, ...decided(outcome, actor) })
    .execute()
  publishCases(tx)
  return record.id
}

/** What a decision makes of a case. */
export function decided(outcome: Outcome, actor: Actor) {
  return {
    state: 'decided',
    outcome: JSON.stringify(outcome),
    decidedAt: outcome.at,
    decidedBy: actor.id,
    claimedBy: null,
    claimedAt: null,
  } as const
}

/** The decision of this moment. Fails with `invalid` when the kind of thing takes none such, or without days. */
export function outcomeFrom(
  { decision, ground, facts, days, undone, found }: Omit<Deciding, 'version'> & Pick<Outcome, 'undone' | 'found'>,
  { kind }: Pick<CaseRecord, 'kind'>,
): Outcome {
  if (!decisionsFor[kind].includes(decision)) fail('invalid', { field: 'decision', message: 'choiceRequired' })
  if (isTimed(decision) && days === undefined) fail('invalid', { field: 'days', message: 'choiceRequired' })
  return {
    decision,
    ground,
    facts,
    ...(isTimed(decision) && days !== undefined && { days }),
    ...(undone && { undone }),
    ...(found && { found }),
    at: Date.now(),
  }
}

/**
 * Nothing is given back that no moderator and not the case took, and nothing is taken that is gone; a hidden thing that
 * was changed is shown again or stays hidden.
 */
export function isPossible(decision: CaseDecision, record: CaseRecord, target: Target | undefined): boolean {
  const { decision: before = 'dismiss' } = outcomeOf(record) ?? {}
  switch (decision) {
    case 'restore':
      return target?.isTaken === true || before !== 'dismiss'
    case 'dismiss':
      return record.changedAt === null || target?.isHidden !== true
    case 'hide':
    case 'remove':
      return target !== undefined
    default:
      return record.personId !== null
  }
}

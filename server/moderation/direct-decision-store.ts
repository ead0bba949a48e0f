import { type CaseDecision, type Ground, type SuspensionDays } from '../../contract/decision.ts'
import { accountDecisions, type AccountState, type ContentState } from '../../contract/moderation.ts'
import { warnedFrom } from '../../contract/radar.ts'
import { type Actor } from '../auth/audit-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { type CaseRecord } from '../db/report-tables.ts'
import { write } from '../db/write.ts'
import { fail } from '../lib/errors.ts'
import { readOfferRadar } from '../radar/offer-radar-store.ts'
import { findOpenCase, newCase } from '../reports/open-case-store.ts'
import { findTarget } from '../reports/target-store.ts'
import { changeCase, lockCase } from './case-claim-store.ts'
import { isTakenAlready } from './account-moderation-store.ts'
import { requireOthers } from './case-sides-store.ts'
import { decided, insertDecided, outcomeFrom } from './decided-case-store.ts'
import { act } from './decision-acts.ts'
import { auditingLate } from './late-attempt-store.ts'
import { tellConcerned, tellReporters } from './tell-decision-store.ts'

type Thing = Pick<CaseRecord, 'targetId'> & { kind: 'offer' | 'comment' | 'profile' }

/** What is done to a thing, and why. */
interface Doing {
  decision: CaseDecision
  /** What a restoring decision gives back. */
  undone?: CaseDecision
  ground?: Ground | undefined
  reason: string
  days?: SuspensionDays
}

/**
 * Suspends or limits an account for some days or for good, or ends that. Fails as `decideDirectly` does, and with
 * `caseChanged`, which is audited, where a person takes what another one has taken meanwhile.
 */
export async function moderateAccount(
  db: Database,
  actor: Actor,
  { id, state, ground, reason, days = null }: AccountState & { id: string },
): Promise<void> {
  const doing = { kind: 'profile', targetId: id, ...accountDecisions[state], ground, reason, days } as const
  const attempt = { kind: 'account', targetId: id, reason: `${doing.decision}: ${reason}` } as const
  await auditingLate(db, actor, { attempt, act: () => decideDirectly(db, actor, doing) })
}

/** Hides an offer from everybody but its owner and moderators, or shows it again. Fails as `decideDirectly` does. */
export async function moderateOffer(
  db: Database,
  actor: Actor,
  { id, state, ground, reason }: ContentState & { id: string },
): Promise<void> {
  await decideDirectly(db, actor, { kind: 'offer', targetId: id, ...ofContent(state), ground, reason })
}

/** Hides a comment from everybody, or shows it again. Fails as `decideDirectly` does. */
export async function moderateComment(
  db: Database,
  actor: Actor,
  { id, state, ground, reason }: ContentState & { id: string },
): Promise<void> {
  await decideDirectly(db, actor, { kind: 'comment', targetId: id, ...ofContent(state), ground, reason })
}

function ofContent(state: ContentState['state']): Pick<Doing, 'decision'> {
  return { decision: state === 'hidden' ? 'hide' : 'restore' }
}

/**
 * Decides about a thing without its case being worked on: it becomes a decided case, with the statement of reasons and
 * the appeal of every case. An open case of the thing that asks for this is decided by it. Nothing happens when nothing
 * changes. Fails with `notFound`, `notYours`, `ownCase`, `ownReport`, `ownReports`, and `caseClaimed` when another works on
 * the case.
 */
async function decideDirectly(db: Database, actor: Actor, { kind, targetId, ...doing }: Thing & Doing): Promise<void> {
  await write(db, async (tx) => {
    const { isStored, record } = await caseOf(tx, actor, { kind, targetId, ...doing })
    const { decision, ground = decision === 'restore' ? 'noBreach' : 'otherRule', reason: facts, ...more } = doing
    const found = decision === 'hide' && !isStored && (await isMarked(tx, record)) && ({ found: 'radar' } as const)
    if (actor.id !== null && (await isTakenAlready(tx, record, decision))) fail('caseChanged')
    const outcome = outcomeFrom({ decision, ground, facts, ...more, ...found }, record)
    const acting = { record, outcome }
    if (!(await act(tx, actor, acting))) return
    if (isStored) await changeCase(tx, record, decided(outcome, actor))
    else await insertDecided(tx, actor, acting)
    await tellConcerned(tx, acting, true)
    await tellReporters(tx, record)
  })
}

/** The open case that an action decides, locked, or a new one. */
async function caseOf(
  tx: Writing,
  actor: Actor,
  { kind, targetId, decision }: Thing & Doing,
): Promise<{ record: CaseRecord; isStored: boolean }> {
  const open = await findOpenCase(tx, { kind, targetId }).executeTakeFirst()
  if (open && answers(decision, open)) {
    const record = await lockCase(tx, actor, open)
    if (record.claimedBy !== null && record.claimedBy !== actor.id) fail('caseClaimed')
    if (record.state === 'open') return { record, isStored: true }
  }
  const target = (await findTarget(tx, { kind, targetId })) ?? fail('notFound')
  const record = newCase({ kind, targetId, target })
  await requireOthers(tx, actor, record)
  return { record, isStored: false }
}

/** Whether people are warned of an offer or comment, which the radar's lists then name to moderators. */
async function isMarked(tx: Writing, { kind, targetId }: CaseRecord): Promise<boolean> {
  if (kind === 'offer') return ((await readOfferRadar(tx, targetId))?.points ?? 0) >= warnedFrom
  const warned = tx.selectFrom('comments').select('id').where('id', '=', targetId).where('warnings', 'is not', null)
  return (await warned.executeTakeFirst()) !== undefined
}

/** Whether a decision is one about what an open case is about: reports are not answered by giving something back. */
function answers(decision: CaseDecision, { changedAt }: Pick<CaseRecord, 'changedAt'>): boolean {
  return decision === 'restore' ? changedAt !== null : decision !== 'limitReports'
}

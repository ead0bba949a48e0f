import { type CaseContent, type Deciding } from '../../contract/case.ts'
import { decisionsFor, type CaseDecision, type Outcome, type SuspensionDays } from '../../contract/decision.ts'
import { addToAudit, type Actor } from '../auth/audit-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { type CaseRecord } from '../db/report-tables.ts'
import { write } from '../db/write.ts'
import { fail } from '../lib/errors.ts'
import { notify } from '../happenings/notify-store.ts'
import { outcomeOf } from '../reports/report-status-store.ts'
import { tellVisitors } from '../reports/visitor-letters.ts'
import { forGood, limitAccountIn, moderateAccountIn } from './account-moderation-store.ts'
import { changeCase, lockCase } from './case-claim-store.ts'
import { moderateCommentIn, moderateOfferIn } from './content-moderation-store.ts'
import { clearProfileIn, restoreProfileIn } from './profile-moderation-store.ts'
import { removeMessageIn, restoreMessageIn } from './message-moderation-store.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Decides a case, does what was decided, and tells the person concerned and the reporters. Fails with `notFound`,
 * `caseChanged`, `caseClaimed` when another has it, `invalid`, `ownCase`, and `notYours` for a person whom the actor may
 * not moderate.
 */
export async function decideCase(
  db: Database,
  actor: Actor,
  { id, version, ...deciding }: Deciding & { id: string },
): Promise<void> {
  await write(db, async (tx) => {
    const record = await lockCase(tx, actor, { id, version })
    if (record.claimedBy !== null && record.claimedBy !== actor.id) fail('caseClaimed')
    const outcome = outcomeFrom(deciding, record)
    await act(tx, actor, { record, outcome })
    await changeCase(tx, record, {
      state: 'decided',
      outcome: JSON.stringify(outcome),
      decidedAt: outcome.at,
      decidedBy: actor.id,
      claimedBy: null,
      claimedAt: null,
    })
    const { decision, facts } = outcome
    await addToAudit(tx, actor, { action: 'decide', kind: 'case', targetId: id, reason: `${decision}: ${facts}` })
    await tellReporters(tx, record)
  })
}

/** Undoes what was decided in a case. */
export async function undoDecision(
  tx: Writing,
  actor: Actor,
  { record, facts }: { record: CaseRecord; facts: string },
): Promise<void> {
  const at = Date.now()
  await act(tx, actor, { record, outcome: { decision: 'restore', ground: 'mistake', facts, at } })
}

function outcomeFrom({ decision, ground, facts, days }: Omit<Deciding, 'version'>, { kind }: CaseRecord): Outcome {
  if (!decisionsFor[kind].includes(decision)) fail('invalid', { field: 'decision', message: 'choiceRequired' })
  const isTimed = decision === 'limit' || decision === 'suspend'
  if (isTimed && days === undefined) fail('invalid', { field: 'days', message: 'choiceRequired' })
  return { decision, ground, facts, ...(isTimed && days !== undefined && { days }), at: Date.now() }
}

interface Acting {
  record: CaseRecord
  outcome: Outcome
}

const acts: Record<CaseDecision, (tx: Writing, actor: Actor, acting: Acting) => Promise<void>> = {
  dismiss: async () => undefined,
  hide: (tx, actor, acting) => setHidden(tx, actor, { ...acting, isHidden: true }),
  remove: (tx, actor, acting) => setHidden(tx, actor, { ...acting, isHidden: true }),
  limit: async (tx, actor, { record, outcome: { facts: reason, days } }) => {
    const id = record.personId ?? fail('notFound')
    await limitAccountIn(tx, actor, { id, until: untilOf(days) ?? forGood, reason })
    const details = { decision: 'limited', reason, caseId: record.id } as const
    notify(tx, { type: 'moderation', to: [id], subject: record.id, details })
  },
  suspend: async (tx, actor, { record, outcome: { facts: reason, days } }) => {
    const id = record.personId ?? fail('notFound')
    await moderateAccountIn(tx, actor, { id, state: 'suspended', until: untilOf(days), reason })
  },
  restore: async (tx, actor, acting) => {
    const { record, outcome } = acting
    const before = outcomeOf(record)?.decision
    if (before !== 'suspend' && before !== 'limit') return setHidden(tx, actor, { ...acting, isHidden: false })
    const id = record.personId ?? fail('notFound')
    if (before === 'suspend') return moderateAccountIn(tx, actor, { id, state: 'active', reason: outcome.facts })
    await limitAccountIn(tx, actor, { id, until: null, reason: outcome.facts })
    const details = { decision: 'unlimited', reason: outcome.facts, caseId: record.id } as const
    notify(tx, { type: 'moderation', to: [id], subject: record.id, details })
  },
}

function act(tx: Writing, actor: Actor, acting: Acting): Promise<void> {
  return acts[acting.outcome.decision](tx, actor, acting)
}

async function setHidden(
  tx: Writing,
  actor: Actor,
  { record, outcome, isHidden }: Acting & { isHidden: boolean },
): Promise<void> {
  const { id: caseId, kind, targetId, content } = record
  const moderation = { reason: outcome.facts, caseId, state: isHidden ? 'hidden' : 'shown' } as const
  const [id = ''] = targetId.split(' ')
  if (kind === 'offer' || kind === 'photo') await moderateOfferIn(tx, actor, { ...moderation, id })
  else if (kind === 'comment') await moderateCommentIn(tx, actor, { ...moderation, id })
  else if (kind === 'message' && isHidden) await removeMessageIn(tx, actor, { ...moderation, id })
  else if (kind === 'profile' && isHidden) await clearProfileIn(tx, actor, { ...moderation, id })
  else if (kind === 'profile' && outcomeOf(record)?.decision === 'remove') {
    await restoreProfileIn(tx, actor, { ...moderation, id, content: JSON.parse(content) as CaseContent })
  } else if (kind === 'message') {
    await restoreMessageIn(tx, actor, { ...moderation, id, content: JSON.parse(content) as CaseContent })
  }
}

/** Epoch ms; null for good. */
function untilOf(days: SuspensionDays | undefined): number | null {
  return days === undefined || days === null ? null : Date.now() + days * dayMs
}

/** Tells everybody who reported it: people with an account by a notice, visitors by letter. */
export async function tellReporters(
  tx: Writing,
  { id, name }: CaseRecord,
  what: 'decided' | 'undone' = 'decided',
): Promise<void> {
  const reports = await tx
    .selectFrom('reports')
    .select(['id', 'reporterId', 'keyHash', 'illegal'])
    .where('caseId', '=', id)
    .execute()
  for (const { id: reportId, reporterId } of reports) {
    if (reporterId === null) continue
    const details = { car: name, decision: 'reportDecided', reportId } as const
    notify(tx, { type: 'moderation', to: [reporterId], subject: reportId, details })
  }
  // Without an account and without a key is who deleted theirs.
  await tellVisitors(
    tx,
    reports.filter(({ keyHash }) => keyHash !== null),
    what,
  )
}

import { type Deciding } from '../../contract/case.ts'
import { isTimed } from '../../contract/decision.ts'
import { addToAudit, type Actor } from '../auth/audit-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { type CaseRecord } from '../db/report-tables.ts'
import { write } from '../db/write.ts'
import { fail } from '../lib/errors.ts'
import { findOpenCase } from '../reports/open-case-store.ts'
import { findTarget } from '../reports/target-store.ts'
import { changeCase, lockCase } from './case-claim-store.ts'
import { decided, isPossible, outcomeFrom } from './decided-case-store.ts'
import { act, undoneBy, type Acting } from './decision-acts.ts'
import { auditingLate } from './late-attempt-store.ts'
import { tellConcerned, tellReporters } from './tell-decision-store.ts'

/**
 * Decides a case, does what was decided, and tells the person concerned and the reporters. Fails with `notFound`,
 * `caseChanged`, which is audited, `caseClaimed` when another has it, `invalid`, `ownCase`, `ownReport`, `ownReports`, and
 * `notYours` for a person whom the actor may not moderate.
 */
export async function decideCase(db: Database, actor: Actor, deciding: Deciding & { id: string }): Promise<void> {
  const { id, decision, facts } = deciding
  const attempt = { kind: 'case', targetId: id, reason: `${decision}: ${facts}` } as const
  await auditingLate(db, actor, { attempt, act: () => decide(db, actor, deciding) })
}

async function decide(
  db: Database,
  actor: Actor,
  { id, version, ...deciding }: Deciding & { id: string },
): Promise<void> {
  await write(db, async (tx) => {
    const record = await lockCase(tx, actor, { id, version })
    if (record.claimedBy !== null && record.claimedBy !== actor.id) fail('caseClaimed')
    const outcome = outcomeFrom(deciding, record)
    const target = await findTarget(tx, record)
    if (!isPossible(outcome.decision, record, target)) fail('invalid', { field: 'decision', message: 'choiceRequired' })
    const isChanged = await act(tx, actor, { record, outcome })
    await changeCase(tx, record, decided(outcome, actor))
    const { decision, facts } = outcome
    await addToAudit(tx, actor, { action: 'decide', kind: 'case', targetId: id, reason: `${decision}: ${facts}` })
    await tellConcerned(tx, { record, outcome }, isChanged)
    await tellReporters(tx, record)
  })
}

/**
 * Undoes what was decided in a case; what is gone meanwhile stays so. A hidden offer that was changed waits in a case of
 * its own, which is decided with it.
 */
export async function undoDecision(
  tx: Writing,
  actor: Actor,
  { record, facts }: { record: CaseRecord; facts: string },
): Promise<void> {
  const acting: Acting = { record, outcome: { decision: 'restore', ground: 'mistake', facts, at: Date.now() } }
  if (!(await isThere(tx, acting))) return
  await act(tx, actor, acting)
  const open = await findOpenCase(tx, givenBack(record)).executeTakeFirst()
  if (!open || open.changedAt === null) return
  const changed = await lockCase(tx, actor, open)
  if (changed.state === 'open') await changeCase(tx, changed, decided(acting.outcome, actor))
}

/** Whether there still is what a restoring decision gives something back to. */
async function isThere(tx: Writing, acting: Acting): Promise<boolean> {
  if (isTimed(undoneBy(acting))) return acting.record.personId !== null
  return (await findTarget(tx, givenBack(acting.record))) !== undefined
}

/** What is given back: of a photo its offer, which stays when the photo goes. */
function givenBack({ kind, targetId }: CaseRecord): Pick<CaseRecord, 'kind' | 'targetId'> {
  const [offer = ''] = targetId.split(' ')
  return kind === 'photo' ? { kind: 'offer', targetId: offer } : { kind, targetId }
}

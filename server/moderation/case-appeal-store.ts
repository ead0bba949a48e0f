import { type AppealDeciding } from '../../contract/case.ts'
import { addToAudit, type Actor } from '../auth/audit-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { type AppealRecord, type CaseRecord } from '../db/report-tables.ts'
import { write } from '../db/write.ts'
import { fail } from '../lib/errors.ts'
import { notify } from '../happenings/notify-store.ts'
import { tellConcernedByLetter } from '../reports/decision-letter.ts'
import { outcomeOf } from '../reports/report-status-store.ts'
import { tellVisitors } from '../reports/visitor-letters.ts'
import { changeCase, lockCase } from './case-claim-store.ts'
import { undoDecision } from './case-decision-store.ts'
import { mayDecideAppeals } from './case-sides-store.ts'
import { auditingLate } from './late-attempt-store.ts'
import { tellReporters } from './tell-decision-store.ts'

/**
 * Decides an appeal and answers the id of its case. Upheld undoes the decision, or opens the case again when a reporter
 * appealed. Fails with `notFound`, `caseChanged`, which is audited, `ownDecision` when somebody else could decide,
 * `ownCase`, `ownReport`, `notYours`.
 */
export async function decideAppeal(
  db: Database,
  actor: Actor,
  deciding: AppealDeciding & { id: string },
): Promise<string> {
  const { id, state, answer } = deciding
  const appeal = await db.selectFrom('appeals').select('caseId').where('id', '=', id).executeTakeFirst()
  if (!appeal) fail('notFound')
  const attempt = { kind: 'case', targetId: appeal.caseId, reason: `${state}: ${answer}` } as const
  return auditingLate(db, actor, { attempt, act: () => decide(db, actor, deciding) })
}

async function decide(
  db: Database,
  actor: Actor,
  { id, state, answer, version }: AppealDeciding & { id: string },
): Promise<string> {
  return write(db, async (tx) => {
    const appeal = await tx.selectFrom('appeals').selectAll().where('id', '=', id).executeTakeFirst()
    if (!appeal) fail('notFound')
    const record = await lockCase(tx, actor, { id: appeal.caseId, version })
    if (appeal.state !== 'open') fail('caseChanged')
    const [mayDecide] = await mayDecideAppeals(tx, actor.id, [record])
    if (!mayDecide) fail('ownDecision')
    await tx.updateTable('appeals').set({ state, answer, decidedAt: Date.now() }).where('id', '=', id).execute()
    const isReopened = state === 'upheld' && appeal.side === 'reporter' && !(await hasOpenTwin(tx, record))
    if (state === 'upheld' && appeal.side === 'concerned') {
      await undoDecision(tx, actor, { record, facts: answer })
      await tellReporters(tx, record, 'undone')
    }
    await changeCase(tx, record, {
      state: isReopened ? 'open' : (await hasOpenAppeal(tx, record)) ? 'appealed' : 'decided',
      ...(isReopened && { outcome: null, decidedAt: null, decidedBy: null, openedAt: Date.now() }),
      lastAt: Date.now(),
      claimedBy: null,
      claimedAt: null,
    })
    await addToAudit(tx, actor, { action: 'appeal', kind: 'case', targetId: record.id, reason: `${state}: ${answer}` })
    await tellAppellant(tx, { appeal, record, answer })
    return record.id
  })
}

/** A newer case of the same thing is open, and takes the place of one that would be opened again. */
async function hasOpenTwin(tx: Writing, { kind, targetId }: CaseRecord): Promise<boolean> {
  const twin = await tx
    .selectFrom('cases')
    .select('id')
    .where('kind', '=', kind)
    .where('targetId', '=', targetId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return twin !== undefined
}

async function hasOpenAppeal(tx: Writing, { id }: CaseRecord): Promise<boolean> {
  const open = await tx
    .selectFrom('appeals')
    .select('id')
    .where('caseId', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return open !== undefined
}

async function tellAppellant(
  tx: Writing,
  { appeal: { side, reportId }, record, answer }: { appeal: AppealRecord; record: CaseRecord; answer: string },
): Promise<void> {
  const isReporter = side === 'reporter'
  const report = await tx
    .selectFrom('reports')
    .select(['id', 'reporterId', 'keyHash', 'illegal'])
    .where('id', '=', reportId)
    .executeTakeFirst()
  if (isReporter && report && report.keyHash !== null) return tellVisitors(tx, [report], 'appealDecided')
  const to = isReporter ? report?.reporterId : record.personId
  if (to === null || to === undefined) return
  if (!isReporter) {
    const isBack = outcomeOf(record)?.decision === 'suspend'
    await tellConcernedByLetter(tx, { personId: to, caseId: record.id, what: 'appealDecided', isBack })
  }
  const place = isReporter ? { reportId } : { caseId: record.id }
  const details = { car: record.name, decision: 'appealDecided', reason: answer, ...place } as const
  notify(tx, { type: 'moderation', to: [to], subject: `${record.id} ${reportId}`, details })
}

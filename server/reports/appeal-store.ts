import { type CaseRecord } from '../db/report-tables.ts'
import { type Database, type Writing } from '../db/database.ts'
import { lockForChange } from '../db/locks.ts'
import { pushId } from '../db/push-id.ts'
import { write } from '../db/write.ts'
import { publishCases } from '../events/publish.ts'
import { fail } from '../lib/errors.ts'
import { findAppeal, findReport, isContestable, outcomeOf, type Asker } from './report-status-store.ts'

/** Contests what became of a report, once. Fails with `notFound`, `appealOver`. */
export async function appealReport(
  db: Database,
  id: string,
  { text, ...asker }: Asker & { text: string },
): Promise<void> {
  await write(db, async (tx) => {
    const { ofCase } = await findReport(tx, id, asker)
    await addAppeal(tx, ofCase.id, { side: 'reporter', reportId: id, text })
  })
}

/** Contests a decision about oneself, once. Fails with `notFound`, `appealOver`. */
export async function appealDecision(db: Database, caseId: string, text: string): Promise<void> {
  await write(db, (tx) => addAppeal(tx, caseId, { side: 'concerned', reportId: '', text }))
}

async function addAppeal(
  tx: Writing,
  caseId: string,
  appeal: { side: 'reporter' | 'concerned'; reportId: string; text: string },
): Promise<void> {
  await lockForChange(tx, 'cases', caseId)
  const ofCase = await tx.selectFrom('cases').selectAll().where('id', '=', caseId).executeTakeFirst()
  if (!ofCase) fail('notFound')
  if (!(await mayAppeal(tx, ofCase, appeal))) fail('appealOver')
  const now = Date.now()
  await tx
    .insertInto('appeals')
    .values({ ...appeal, id: pushId(), caseId, createdAt: now, state: 'open', answer: null, decidedAt: null })
    .execute()
  await tx
    .updateTable('cases')
    .set({ state: 'appealed', lastAt: now, claimedBy: null, claimedAt: null, version: ofCase.version + 1 })
    .where('id', '=', caseId)
    .execute()
  publishCases(tx)
}

async function mayAppeal(
  tx: Writing,
  ofCase: CaseRecord,
  appeal: { side: 'reporter' | 'concerned'; reportId: string },
): Promise<boolean> {
  const outcome = outcomeOf(ofCase)
  if (!isContestable(outcome) || (await findAppeal(tx, ofCase.id, appeal))) return false
  return appeal.side === 'reporter' || !['dismiss', 'restore'].includes(outcome?.decision ?? 'dismiss')
}

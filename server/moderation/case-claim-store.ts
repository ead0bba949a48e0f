import { type Claim } from '../../contract/case.ts'
import { addToAudit, type Actor } from '../auth/audit-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { lockForChange } from '../db/locks.ts'
import { type CaseRecord } from '../db/report-tables.ts'
import { write } from '../db/write.ts'
import { publishCases } from '../events/publish.ts'
import { fail } from '../lib/errors.ts'
import { findCaseRecord } from '../reports/case-record-store.ts'
import { requireOthers } from './case-sides-store.ts'

/**
 * Claims a case for the actor or releases it. Fails with `notFound`, `caseChanged` when it is not as the actor saw it,
 * `caseClaimed` when another has it and it is not taken over, `ownCase`, `ownReport`.
 */
export async function claimCase(
  db: Database,
  actor: Actor,
  { id, isClaimed, isTakenOver = false, version }: Claim & { id: string },
): Promise<void> {
  await write(db, async (tx) => {
    const record = await lockCase(tx, actor, { id, version })
    if (record.claimedBy !== null && record.claimedBy !== actor.id && !isTakenOver) fail('caseClaimed')
    const claim = isClaimed ? { claimedBy: actor.id, claimedAt: Date.now() } : { claimedBy: null, claimedAt: null }
    await changeCase(tx, record, claim)
    const action = isClaimed ? 'claim' : 'release'
    await addToAudit(tx, actor, { action, kind: 'case', targetId: id, reason: '' })
  })
}

/**
 * A case, locked, as the actor saw it; without a version, as it is. Fails with `notFound`, `caseChanged`, `ownCase` and
 * `ownReport`.
 */
export async function lockCase(
  tx: Writing,
  actor: Actor,
  { id, version }: { id: string; version?: number },
): Promise<CaseRecord> {
  await lockForChange(tx, 'cases', id)
  const record = (await findCaseRecord(tx, id)) ?? fail('notFound')
  await requireOthers(tx, actor, record)
  if (version !== undefined && record.version !== version) fail('caseChanged')
  return record
}

/** Changes a locked case; every change is a new version. */
export async function changeCase(
  tx: Writing,
  { id, version }: CaseRecord,
  change: Partial<Omit<CaseRecord, 'id' | 'version'>>,
): Promise<void> {
  await tx
    .updateTable('cases')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .execute()
  publishCases(tx)
}

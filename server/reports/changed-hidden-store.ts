import { severities } from '../../contract/case.ts'
import { isHiddenOffer } from '../cars/car-visibility-store.ts'
import { type Writing } from '../db/database.ts'
import { type CaseRecord } from '../db/report-tables.ts'
import { publishCases } from '../events/publish.ts'
import { openCase } from './open-case-store.ts'
import { findTarget } from './target-store.ts'

/**
 * The case of an offer that a moderator has hidden, in which its change is noted, locked; undefined for others. Before
 * the offer is locked, as in deciding a case, to avoid a deadlock. Within a transaction.
 */
export async function openCaseOfHidden(tx: Writing, carId: string): Promise<CaseRecord | undefined> {
  if (!(await isHiddenOffer(tx, carId))) return undefined
  const thing = { kind: 'offer', targetId: carId } as const
  const target = await findTarget(tx, thing)
  return target && openCase(tx, { ...thing, target })
}

/** Notes in its case that a hidden offer was changed, with what it is now, so that moderators look again. */
export async function noteChange(tx: Writing, { id, targetId, severity, version }: CaseRecord): Promise<void> {
  const target = await findTarget(tx, { kind: 'offer', targetId })
  if (!target) return
  const now = Date.now()
  const said = { name: target.name, content: JSON.stringify(target.content), changedAt: now, lastAt: now }
  await tx
    .updateTable('cases')
    .set({ ...said, severity: Math.min(severity, severities.indexOf('normal')), version: version + 1 })
    .where('id', '=', id)
    .execute()
  publishCases(tx)
}

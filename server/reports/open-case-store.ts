import { sql } from 'kysely'
import { severities } from '../../contract/case.ts'
import { type ReportKind } from '../../contract/decision.ts'
import { type Writing } from '../db/database.ts'
import { lockForChange } from '../db/locks.ts'
import { pushId } from '../db/push-id.ts'
import { type CaseRecord } from '../db/report-tables.ts'
import { type Target } from './target-store.ts'

/** A thing, and what it is now. */
interface Reported {
  kind: ReportKind
  targetId: string
  target: Target
}

/** A case that is not stored yet, of the least severity. */
export function newCase({ kind, targetId, target }: Reported, now = Date.now()): CaseRecord {
  return {
    id: pushId(),
    kind,
    targetId,
    personId: target.personId,
    name: target.name,
    content: JSON.stringify(target.content),
    state: 'open',
    severity: severities.length - 1,
    openedAt: now,
    lastAt: now,
    claimedBy: null,
    claimedAt: null,
    decidedAt: null,
    decidedBy: null,
    outcome: null,
    version: 0,
    changedAt: null,
  }
}

/** The open case of a thing, locked; a new one when there is none. */
export async function openCase(tx: Writing, reported: Reported): Promise<CaseRecord> {
  await tx
    .insertInto('cases')
    .values(newCase(reported))
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'targetId'])
        .where(sql<boolean>`state = 'open'`)
        .doNothing(),
    )
    .execute()
  const { id } = await findOpenCase(tx, reported).executeTakeFirstOrThrow()
  await lockForChange(tx, 'cases', id)
  return tx.selectFrom('cases').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** The open case of a thing. */
export function findOpenCase(tx: Writing, { kind, targetId }: Pick<Reported, 'kind' | 'targetId'>) {
  return tx
    .selectFrom('cases')
    .select(['id', 'changedAt'])
    .where('kind', '=', kind)
    .where('targetId', '=', targetId)
    .where('state', '=', 'open')
}

import { type NewReport } from '../../contract/report.ts'
import { type Database, type Writing } from '../db/database.ts'
import { requireFew } from '../db/sweep-guard-store.ts'
import { write } from '../db/write.ts'

/** Ms for which decided cases are stored: as long as they can be contested before a court. */
export const oldCaseMs = 3 * 365 * 24 * 60 * 60 * 1000

/** Requires that few cases are old enough to be deleted (`server/db/sweep-guard-store.ts`). @throws SweepStopped */
export async function requireFewOldCases(db: Database, now = Date.now()): Promise<void> {
  const cases = db.selectFrom('cases').select((eb) => eb.fn.countAll<number>().as('count'))
  const { count: all } = await cases.executeTakeFirstOrThrow()
  const old = cases.where('state', '=', 'decided').where('decidedAt', '<', now - oldCaseMs)
  await requireFew(db, 'cases', { due: (await old.executeTakeFirstOrThrow()).count, all, now })
}

/** Deletes cases that were decided long ago, with their reports and appeals. Answers how many. */
export async function forgetOldCases(db: Database, now = Date.now()): Promise<number> {
  const old = await db
    .selectFrom('cases')
    .select('id')
    .where('state', '=', 'decided')
    .where('decidedAt', '<', now - oldCaseMs)
    .limit(200)
    .execute()
  if (old.length === 0) return 0
  await write(db, async (tx) => {
    await tx
      .deleteFrom('cases')
      .where(
        'id',
        'in',
        old.map(({ id }) => id),
      )
      .execute()
  })
  return old.length
}

/** Takes a person whose account is deleted out of reports and cases: what stays is for the other side. */
export async function leaveCases(tx: Writing, userId: string): Promise<void> {
  await tx
    .updateTable('cases')
    .set({ personId: null, name: '', content: '{}' })
    .where('personId', '=', userId)
    .execute()
  await tx.updateTable('cases').set({ claimedBy: null, claimedAt: null }).where('claimedBy', '=', userId).execute()
  const reports = await tx.selectFrom('reports').select(['id', 'illegal']).where('reporterId', '=', userId).execute()
  for (const { id, illegal } of reports) {
    await tx
      .updateTable('reports')
      .set({ reporterId: null, illegal: illegal === null ? null : unnamed(illegal) })
      .where('id', '=', id)
      .execute()
  }
}

function unnamed(illegal: string): string {
  const { name: _name, email: _email, ...rest } = JSON.parse(illegal) as NonNullable<NewReport['illegal']>
  return JSON.stringify(rest)
}

import { type CaseRow } from '../../contract/case.ts'
import { type Actor } from '../auth/audit-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { type CaseRecord } from '../db/report-tables.ts'
import { fail } from '../lib/errors.ts'

/** Fails with `ownCase` for the person whom a case concerns, with `ownReport` for one who reported it. */
export async function requireOthers(tx: Writing, { id }: Actor, record: CaseRecord): Promise<void> {
  if (id === null) return
  const reports = await tx
    .selectFrom('reports')
    .select('reporterId')
    .where('caseId', '=', record.id)
    .where('reporterId', '=', id)
    .limit(1)
    .execute()
  const own = ownIn(record, reports, id)
  if (own !== undefined) fail(own === 'concerned' ? 'ownCase' : 'ownReport')
}

/** Which side of a case with these reports a moderator is on, if any. */
export function ownIn(
  { personId }: Pick<CaseRecord, 'personId'>,
  reports: readonly { reporterId: string | null }[],
  moderatorId: string | null,
): CaseRow['own'] {
  if (moderatorId === null) return undefined
  if (personId === moderatorId) return 'concerned'
  return reports.some(({ reporterId }) => reporterId === moderatorId) ? 'reporter' : undefined
}

/** Whether somebody reported something of the actor on which no moderator has decided. */
export async function isReported(db: Database, actor: Actor): Promise<boolean> {
  if (actor.id === null) return false
  const report = await db
    .selectFrom('reports')
    .innerJoin('cases', 'cases.id', 'reports.caseId')
    .select('reports.id')
    .where('personId', '=', actor.id)
    .where('state', '<>', 'decided')
    .limit(1)
    .executeTakeFirst()
  return report !== undefined
}

/** Whether a moderator may decide the appeal of each of these cases: not of their own decisions while another could. */
export async function mayDecideAppeals(
  db: Database,
  moderatorId: string | null,
  records: readonly Pick<CaseRecord, 'decidedBy'>[],
): Promise<boolean[]> {
  const isOwn = records.map(({ decidedBy }) => moderatorId !== null && decidedBy === moderatorId)
  const couldAnother = moderatorId !== null && isOwn.includes(true) && (await isThereAnother(db, moderatorId))
  return isOwn.map((own) => !own || !couldAnother)
}

/** Whether there is another moderator who can log in. */
async function isThereAnother(db: Database, moderatorId: string): Promise<boolean> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('role', 'in', ['moderator', 'operator'])
    .where('suspendedAt', 'is', null)
    .where('id', '<>', moderatorId)
    .executeTakeFirst()
  return other !== undefined
}

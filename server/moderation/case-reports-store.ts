import { type CaseReport } from '../../contract/case.ts'
import { type NewReport } from '../../contract/report.ts'
import { type Database } from '../db/database.ts'
import { newAccountMs } from '../radar/rule-table.ts'
import { namesOf, personOf } from './case-queue-store.ts'

/** The reports of a case, oldest first. */
export async function readReports(db: Database, caseId: string): Promise<CaseReport[]> {
  const rows = await db.selectFrom('reports').selectAll().where('caseId', '=', caseId).orderBy('id').execute()
  const names = await namesOf(
    db,
    rows.map(({ reporterId }) => reporterId),
  )
  const records = await recordsOf(db, [...names.keys()])
  const newcomers = await newcomersOf(db, [...names.keys()])
  return rows.map(({ id, number, reason, text, createdAt, reporterId, illegal }) => {
    const by = personOf(names, reporterId)
    const record = records.get(reporterId ?? '') ?? { reports: 0, dismissed: 0 }
    return {
      id,
      number,
      reason,
      text,
      at: createdAt,
      ...(by && { by: { ...by, ...record, isNew: newcomers.has(by.id) } }),
      ...illegalOf(illegal),
    }
  })
}

/** How many reports some people made that were decided, and in how many of them no breach was found. */
async function recordsOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string | null, { reports: number; dismissed: number }>()
  const rows = await db
    .selectFrom('reports')
    .innerJoin('cases', 'cases.id', 'reports.caseId')
    .select('reporterId')
    .select((eb) => [
      eb.fn.countAll().as('reports'),
      eb.fn
        .sum(eb.case().when('outcome', 'like', '{"decision":"dismiss"%').then(eb.lit(1)).else(eb.lit(0)).end())
        .as('dismissed'),
    ])
    .where('reporterId', 'in', [...ids])
    .where('outcome', 'is not', null)
    .groupBy('reporterId')
    .execute()
  return new Map(
    rows.map((row) => [row.reporterId, { reports: Number(row.reports), dismissed: Number(row.dismissed) }]),
  )
}

function illegalOf(stored: string | null): Pick<CaseReport, 'illegal'> {
  if (stored === null) return {}
  const { why, name, email, isChildAbuse = false } = JSON.parse(stored) as NonNullable<NewReport['illegal']>
  return {
    illegal: { why, isChildAbuse, ...(name !== undefined && { name }), ...(email !== undefined && { email }) },
  }
}

/** Those whose accounts are younger than a week. */
async function newcomersOf(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...ids])
    .where('createdAt', '>=', Date.now() - newAccountMs)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

import { type CaseReport, type ReportRecord } from '../../contract/case.ts'
import { type NewReport } from '../../contract/report.ts'
import { type Database } from '../db/database.ts'
import { newAccountMs } from '../lib/new-account.ts'
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
    return {
      id,
      number,
      reason,
      text,
      at: createdAt,
      ...(by && { by: { ...by, ...(records.get(by.id) ?? none), isNew: newcomers.has(by.id) } }),
      ...illegalOf(illegal),
    }
  })
}

const none: ReportRecord = { reports: 0, dismissed: 0 }

/** What became of the reports of some people, by their ids. */
export async function recordsOf(db: Database, ids: readonly string[]): Promise<Map<string, ReportRecord>> {
  if (ids.length === 0) return new Map()
  const decided = await db
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
  const limited = await db
    .selectFrom('users')
    .select(['id', 'reportsLimitedUntil'])
    .where('id', 'in', [...ids])
    .where('reportsLimitedUntil', '>', Date.now())
    .execute()
  const records = new Map(ids.map((id) => [id, { ...none }]))
  for (const { reporterId, reports, dismissed } of decided) {
    records.set(reporterId ?? '', { reports: Number(reports), dismissed: Number(dismissed) })
  }
  for (const { id, reportsLimitedUntil } of limited) {
    records.set(id, { ...(records.get(id) ?? none), reportsLimitedUntil: reportsLimitedUntil ?? 0 })
  }
  return records
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

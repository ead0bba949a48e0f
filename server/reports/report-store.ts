import { randomInt } from 'node:crypto'
import { severities, type Severity } from '../../contract/case.ts'
import { type ReportReason } from '../../contract/decision.ts'
import { type Language } from '../../contract/language.ts'
import { type NewReport, type ReportReceipt } from '../../contract/report.ts'
import { areBlocked } from '../blocks/blocks-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { pushId } from '../db/push-id.ts'
import { type CaseRecord } from '../db/report-tables.ts'
import { write } from '../db/write.ts'
import { publishCases } from '../events/publish.ts'
import { fail } from '../lib/errors.ts'
import { newAccountMs } from '../lib/new-account.ts'
import { hashOf } from './report-key.ts'
import { openCase } from './open-case-store.ts'
import { findTarget } from './target-store.ts'
import { tellVisitors } from './visitor-letters.ts'

/** Somebody with an account, or a visitor, who gets letters in a language and a key made from the report's id. */
export type Reporter = { id: string } | { id: null; language: Language; keyOf: (id: string) => string; isTold: boolean }

/**
 * Stores a report and answers its receipt; all reports of one thing are one case while it is open. Who reports it again
 * changes what they said, and a visitor's notice that is sent again is one. Fails with `notFound` when the reporter does
 * not see it, as in a block (decision 81) unless they believe that it is illegal, `ownThing`, and with `reportsLimited`
 * for somebody whose reports wait, but for the abuse of a child.
 */
export async function addReport(
  db: Database,
  reporter: Reporter,
  { kind, targetId, reason, text, illegal }: NewReport,
): Promise<ReportReceipt> {
  const { id: reporterId } = reporter
  return write(db, async (tx) => {
    if (reporterId !== null && illegal?.isChildAbuse !== true) await requireReporting(tx, reporterId)
    const target = await findTarget(tx, { kind, targetId, readerId: reporterId })
    if (!target || target.isHidden) fail('notFound')
    if (target.personId === reporterId) fail('ownThing')
    // An old conversation stays readable, and what it says can be reported. What is illegal a visitor may report, too.
    const isSeen = kind === 'message' || illegal !== undefined
    if (reporterId !== null && !isSeen && (await areBlocked(tx, reporterId, target.personId))) fail('notFound')
    const opened = await openCase(tx, { kind, targetId, target })
    const said = { reason, text, illegal: illegal ? JSON.stringify(illegal) : null }
    const known = await findEarlier(tx, opened.id, { reporterId, ...said, isNamed: illegal?.email !== undefined })
    const receipt = known ?? { id: pushId(), number: await freeNumber(tx) }
    const key = reporter.id === null ? reporter.keyOf(receipt.id) : undefined
    if (known) await tx.updateTable('reports').set(said).where('id', '=', known.id).execute()
    else {
      const row = { ...receipt, ...said, caseId: opened.id, reporterId, createdAt: Date.now() }
      await tx
        .insertInto('reports')
        .values({
          ...row,
          keyHash: key === undefined ? null : hashOf(key),
          language: reporter.id === null ? reporter.language : null,
        })
        .execute()
      if (reporter.id === null && reporter.isTold) await tellVisitors(tx, [{ ...receipt, ...said }], 'received')
    }
    await countIn(tx, opened, severityOf(reason, illegal))
    return { ...receipt, ...(key !== undefined && { key }) }
  })
}

async function requireReporting(tx: Writing, id: string): Promise<void> {
  const row = await tx.selectFrom('users').select('reportsLimitedUntil').where('id', '=', id).executeTakeFirst()
  if ((row?.reportsLimitedUntil ?? 0) > Date.now()) fail('reportsLimited')
}

/** How bad it is by what one report says. */
function severityOf(reason: ReportReason, illegal: NewReport['illegal']): Severity {
  if (illegal?.isChildAbuse === true) return 'urgent'
  if (illegal !== undefined || reason === 'fraud' || reason === 'illegal') return 'high'
  return reason === 'sold' || reason === 'duplicate' ? 'low' : 'normal'
}

/**
 * Notes a report in its case: three reports make it high, ten urgent. Accounts of this week and visitors do not count,
 * because one person makes ten of them in an hour.
 */
async function countIn(tx: Writing, { id, severity, version }: CaseRecord, said: Severity): Promise<void> {
  const { count } = await tx
    .selectFrom('reports')
    .innerJoin('users', 'users.id', 'reports.reporterId')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('caseId', '=', id)
    .where('users.createdAt', '<', Date.now() - newAccountMs)
    .executeTakeFirstOrThrow()
  const byCount: Severity = Number(count) >= 10 ? 'urgent' : Number(count) >= 3 ? 'high' : 'low'
  const worst = Math.min(severity, severities.indexOf(said), severities.indexOf(byCount))
  await tx
    .updateTable('cases')
    .set({ severity: worst, lastAt: Date.now(), version: version + 1 })
    .where('id', '=', id)
    .execute()
  publishCases(tx)
}

/** A person's report of before; of a visitor the same notice, whose answer was lost and which is sent again. */
async function findEarlier(
  tx: Writing,
  caseId: string,
  {
    reporterId,
    isNamed,
    ...said
  }: { reporterId: string | null; isNamed: boolean; reason: ReportReason; text: string; illegal: string | null },
): Promise<{ id: string; number: string } | undefined> {
  const reports = tx.selectFrom('reports').select(['id', 'number']).where('caseId', '=', caseId)
  if (reporterId !== null) return reports.where('reporterId', '=', reporterId).executeTakeFirst()
  // Two visitors who do not give their names may say the same.
  if (!isNamed) return undefined
  return reports
    .where('reporterId', 'is', null)
    .where('keyHash', 'is not', null)
    .where((eb) => eb.and(said))
    .executeTakeFirst()
}

async function freeNumber(tx: Writing): Promise<string> {
  for (;;) {
    const number = String(randomInt(10_000_000, 100_000_000))
    const taken = await tx.selectFrom('reports').select('id').where('number', '=', number).executeTakeFirst()
    if (!taken) return number
  }
}

import { type AuditAction } from '../../contract/moderation.ts'
import { type TransparencyYear } from '../../contract/console.ts'
import { marketYear, beginOfMarketDay } from '../../contract/times.ts'
import { type Database } from '../db/database.ts'
import { pushIdAt } from '../db/push-id.ts'
import { clock } from '../moderation/account-moderation-store.ts'
import { countReports } from './report-counts-store.ts'

/** Actions that give something back. */
const reversing = new Set<AuditAction>(['restore', 'show', 'unlimit', 'unlimitReports'])
/** What moderation acts on; the rest of the audit log is about the site itself. */
const moderated = ['account', 'offer', 'comment', 'message'] as const

/** What moderators did, by year of Bulgaria, newest first; years without an action are left out. */
export async function transparencyYears(db: Database, now = Date.now()): Promise<TransparencyYear[]> {
  const action = await db.selectFrom('auditLog').select('at').orderBy('id').limit(1).executeTakeFirst()
  const report = await db.selectFrom('reports').select('createdAt').orderBy('id').limit(1).executeTakeFirst()
  const first = marketYear(Math.min(action?.at ?? now, report?.createdAt ?? now))
  const years: TransparencyYear[] = []
  for (let year = marketYear(now); year >= first; year--) {
    const counted = await countYear(db, year)
    const { all, decidedCases, appeals } = counted.reports
    if (counted.actions.length + all + decidedCases + appeals > 0) years.push(counted)
  }
  return years
}

async function countYear(db: Database, year: number): Promise<TransparencyYear> {
  const [from, until] = [beginOfMarketDay(`${year}-01-01`), beginOfMarketDay(`${year + 1}-01-01`)]
  const rows = await db
    .selectFrom('auditLog')
    .select(['kind', 'action'])
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.count<number>('actorId').as('byPeople')])
    .where('id', '>=', pushIdAt(from, []))
    .where('id', '<', pushIdAt(until, []))
    .where('kind', 'in', moderated)
    .where('action', 'not in', ['role', 'late'])
    // What ends by itself is no decision, and was not given back.
    .where((eb) => eb.or([eb('actorId', 'is not', null), eb('actor', '!=', clock.name)]))
    .groupBy(['kind', 'action'])
    .orderBy('kind')
    .orderBy('action')
    .execute()
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
  const byPeople = sum(rows.map((row) => row.byPeople))
  return {
    year,
    reports: await countReports(db, { from, until }),
    actions: rows.map(({ kind, action, count }) => ({ kind, action, count })),
    reversed: sum(rows.filter(({ action }) => reversing.has(action)).map(({ count }) => count)),
    byPeople,
    byCommand: sum(rows.map(({ count }) => count)) - byPeople,
  }
}

import { sql } from 'kysely'
import { type ReportCounts } from '../../contract/console.ts'
import { type Database } from '../db/database.ts'
import { pushIdAt } from '../db/push-id.ts'

/** A span of time in epoch ms; the end is not part of it. */
interface Span {
  from: number
  until: number
}

/** Reports of a span of time, the cases that were decided in it, and its appeals. */
export async function countReports(db: Database, span: Span): Promise<ReportCounts> {
  const [byReason, decided, appeals] = await Promise.all([
    countByReason(db, span),
    countDecided(db, span),
    countAppeals(db, span),
  ])
  return {
    all: byReason.reduce((sum, { count }) => sum + count, 0),
    illegal: byReason.reduce((sum, { illegal }) => sum + illegal, 0),
    byReason: byReason.map(({ reason, count }) => ({ reason, count })),
    ...decided,
    ...appeals,
  }
}

async function countByReason(db: Database, { from, until }: Span) {
  return db
    .selectFrom('reports')
    .select('reason')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.count<number>('illegal').as('illegal')])
    .where('id', '>=', pushIdAt(from, []))
    .where('id', '<', pushIdAt(until, []))
    .groupBy('reason')
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute()
}

async function countDecided(db: Database, { from, until }: Span) {
  const decided = db
    .selectFrom('cases')
    .where('decidedAt', '>=', from)
    .where('decidedAt', '<', until)
    // What a moderator did without a case waited for nobody.
    .whereRef('decidedAt', '>', 'openedAt')
  const { count } = await decided.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const time = sql<number>`"decidedAt" - "openedAt"`
  const middle = await decided
    .select(time.as('ms'))
    .orderBy('ms')
    .limit(1)
    .offset(Math.floor(count / 2))
    .executeTakeFirst()
  return { decidedCases: count, medianMs: middle?.ms ?? null }
}

async function countAppeals(db: Database, { from, until }: Span) {
  const rows = await db
    .selectFrom('appeals')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .where('id', '>=', pushIdAt(from, []))
    .where('id', '<', pushIdAt(until, []))
    .groupBy('state')
    .execute()
  return {
    appeals: rows.reduce((sum, { count }) => sum + count, 0),
    upheld: rows.find(({ state }) => state === 'upheld')?.count ?? 0,
  }
}

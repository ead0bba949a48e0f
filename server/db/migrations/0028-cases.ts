import { sql, type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/**
 * Reports, the cases that they make, appeals, and accounts that are limited or suspended for some days. One open case
 * for each thing holds between processes. No references to people and things: cases outlive both.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema.alterTable('users').addColumn('suspendedUntil', 'bigint').execute()
  await db.schema.alterTable('users').addColumn('limitedUntil', 'bigint').execute()
  await sql`create index users_suspended_until on users ("suspendedUntil") where "suspendedUntil" is not null`.execute(
    db,
  )
  await db.schema
    .createTable('cases')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('targetId', text, (c) => c.notNull())
    .addColumn('personId', text)
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('content', text, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('severity', 'integer', (c) => c.notNull())
    .addColumn('openedAt', 'bigint', (c) => c.notNull())
    .addColumn('lastAt', 'bigint', (c) => c.notNull())
    .addColumn('claimedBy', text)
    .addColumn('claimedAt', 'bigint')
    .addColumn('decidedAt', 'bigint')
    .addColumn('decidedBy', text)
    .addColumn('outcome', text)
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute()
  await sql`create unique index cases_open on cases (kind, "targetId") where state = 'open'`.execute(db)
  await sql`create index cases_queue on cases (state, severity, "openedAt", id)`.execute(db)
  await sql`create index cases_decided on cases ("decidedAt", id) where "decidedAt" is not null`.execute(db)
  await sql`create index cases_by_person on cases ("personId", id)`.execute(db)
  await createReports(db)
}

async function createReports(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema
    .createTable('reports')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('caseId', text, (c) => c.notNull().references('cases.id').onDelete('cascade'))
    .addColumn('number', text, (c) => c.notNull().unique())
    .addColumn('reporterId', text)
    .addColumn('keyHash', text)
    .addColumn('reason', text, (c) => c.notNull())
    .addColumn('text', text, (c) => c.notNull())
    .addColumn('illegal', text)
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute()
  await sql`create unique index reports_once on reports ("caseId", "reporterId")`.execute(db)
  await sql`create index reports_by_reporter on reports ("reporterId", id)`.execute(db)
  await db.schema
    .createTable('appeals')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('caseId', text, (c) => c.notNull().references('cases.id').onDelete('cascade'))
    .addColumn('side', text, (c) => c.notNull())
    .addColumn('reportId', text, (c) => c.notNull())
    .addColumn('text', text, (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('answer', text)
    .addColumn('decidedAt', 'bigint')
    .execute()
  await sql`create unique index appeals_once on appeals ("caseId", side, "reportId")`.execute(db)
}

import { sql, type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** What the console needs: failed jobs, counts of days, answers to use again, settings, and sponsors in an order. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema.alterTable('jobs').addColumn('failedAt', 'bigint').execute()
  await db.schema
    .createTable('dailyCounts')
    .addColumn('day', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('dailyCounts_key', ['day', 'kind'] as never[])
    .execute()
  await db.schema
    .createTable('savedAnswers')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('title', text, (c) => c.notNull())
    .addColumn('text', text, (c) => c.notNull())
    .addColumn('changedAt', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('siteSettings')
    .addColumn('name', text, (c) => c.primaryKey())
    .addColumn('value', text, (c) => c.notNull())
    .addColumn('changedAt', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .alterTable('sponsors')
    .addColumn('position', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('sponsors').addColumn('hiddenAt', 'bigint').execute()
  await db.schema.alterTable('sponsors').addColumn('photoId', text).execute()
  await sql`create index users_by_telephone on users
    ((replace(replace(replace(replace(telephone, ' ', ''), '-', ''), '+', ''), '/', '')))`.execute(db)
  await sql`create index "auditLog_actor" on "auditLog" ("actorId", id)`.execute(db)
}

import { type Kysely } from 'kysely'

/** When an owner changed what a moderator had hidden, and until when a person's reports wait. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('cases').addColumn('changedAt', 'bigint').execute()
  await db.schema.alterTable('users').addColumn('reportsLimitedUntil', 'bigint').execute()
}

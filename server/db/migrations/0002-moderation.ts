import { sql, type Kysely } from 'kysely'
import { makeAppendOnly } from '../append-only.ts'
import { textType } from '../column-types.ts'

/** Roles, suspended accounts, hidden offers and comments, and the audit log of who did it and why. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('role', 'text', (c) => c.notNull().defaultTo('user'))
    .execute()
  await db.schema.alterTable('users').addColumn('suspendedAt', 'bigint').execute()
  await db.schema.alterTable('cars').addColumn('hiddenAt', 'bigint').execute()
  await db.schema.alterTable('cars').addColumn('ownerSuspendedAt', 'bigint').execute()
  await db.schema.alterTable('comments').addColumn('hiddenAt', 'bigint').execute()
  await indexWhatIsShown(db)
  await createAuditLog(db)
}

/** Lists walk over what is shown and never over what is not, however much of that there is. */
async function indexWhatIsShown(db: Kysely<never>): Promise<void> {
  for (const column of ['brand', 'price', 'year']) await db.schema.dropIndex(`cars_by_${column}`).execute()
  for (const columns of [['id'], ['brand', 'id'], ['price', 'id'], ['year', 'id']]) {
    await db.schema
      .createIndex(`shown_cars_by_${columns[0]}`)
      .on('cars')
      .columns(columns)
      .where(sql.ref('hiddenAt'), 'is', null)
      .where(sql.ref('ownerSuspendedAt'), 'is', null)
      .execute()
  }
}

async function createAuditLog(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema
    .createTable('auditLog')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('actorId', text)
    .addColumn('actor', text, (c) => c.notNull())
    .addColumn('action', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('targetId', text, (c) => c.notNull())
    .addColumn('reason', text, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('audit_log_by_target').on('auditLog').columns(['kind', 'targetId', 'id']).execute()
  await makeAppendOnly(db, 'auditLog')
}

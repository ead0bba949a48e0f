import { type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** The authenticator app and backup codes of people, and when a session was last confirmed. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  for (const column of ['confirmedAt', 'factorAt']) {
    await db.schema.alterTable('sessions').addColumn(column, 'bigint').execute()
  }
  await db.schema
    .createTable('authenticators')
    .addColumn('userId', text, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('secret', text, (c) => c.notNull())
    .addColumn('confirmedAt', 'bigint', (c) => c.notNull())
    .addColumn('lastStep', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('newAuthenticators')
    .addColumn('userId', text, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('secret', text, (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('backupCodes')
    .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('codeHash', text, (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('backupCodes_pk', ['userId', 'codeHash'])
    .execute()
}

import { sql, type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** When an address was confirmed, and letters that confirm the one of an account or a new one. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema.alterTable('users').addColumn('emailConfirmedAt', 'bigint').execute()
  await db.schema
    .createTable('emailLetters')
    .addColumn('tokenHash', text, (c) => c.primaryKey())
    .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('email', text, (c) => c.notNull())
    .addColumn('sessionId', text)
    .addColumn('expiresAt', 'bigint', (c) => c.notNull())
    .execute()
  await sql`create index "emailLetters_of_person" on "emailLetters" ("userId")`.execute(db)
}

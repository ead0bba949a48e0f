import { sql, type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** Passkeys of people, and the challenges that they answer. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema
    .createTable('passkeys')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('credentialId', text, (c) => c.notNull().unique())
    .addColumn('publicKey', text, (c) => c.notNull())
    .addColumn('transports', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('usedAt', 'bigint')
    .execute()
  await sql`create index passkeys_of_person on passkeys ("userId")`.execute(db)
  await db.schema
    .createTable('passkeyChallenges')
    .addColumn('challenge', text, (c) => c.primaryKey())
    .addColumn('purpose', text, (c) => c.notNull())
    .addColumn('userId', text, (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('expiresAt', 'bigint', (c) => c.notNull())
    .execute()
}

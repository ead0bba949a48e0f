import { sql, type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** First messages of new accounts with a link, which wait for a moderator. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema
    .createTable('heldMessages')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('senderId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('recipientId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('content', text, (c) => c.notNull())
    .addColumn('aboutId', text)
    .addColumn('photos', text, (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('refusedAt', 'bigint')
    .addColumn('reason', text)
    .execute()
  await sql`create index "heldMessages_waiting" on "heldMessages" (id) where "refusedAt" is null`.execute(db)
  await sql`create index "heldMessages_sender" on "heldMessages" ("senderId", "recipientId", id)`.execute(db)
  await sql`create index "heldMessages_recipient" on "heldMessages" ("recipientId")`.execute(db)
}

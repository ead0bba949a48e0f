import { sql, type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/**
 * Comments that answer one, ask, are edited, deleted, pinned, or hidden by the seller, and what sellers said of a car.
 * A reply does not reference its comment, which may be deleted before it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  const add = (column: string, type: 'bigint' | typeof text) =>
    db.schema.alterTable('comments').addColumn(column, type).execute()
  for (const column of ['replyTo', 'question', 'sellerReason']) await add(column, text)
  for (const column of ['editedAt', 'deletedAt', 'pinnedAt', 'sellerHidAt']) await add(column, 'bigint')
  const on = sql`comments ("carId", id)`
  await sql`create index comments_replies on comments ("replyTo") where "replyTo" is not null`.execute(db)
  await sql`create index comments_questions on ${on} where question is not null`.execute(db)
  await sql`create index comments_pinned on ${on} where "pinnedAt" is not null`.execute(db)
  await sql`create index comments_hidden_by_seller on ${on} where "sellerHidAt" is not null`.execute(db)

  await db.schema
    .createTable('saidFacts')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('ownerId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('carId', text, (c) => c.notNull())
    .addColumn('vin', text)
    .addColumn('commentId', text)
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('value', text, (c) => c.notNull())
    .addColumn('saidAt', 'bigint', (c) => c.notNull())
    .addColumn('goneAt', 'bigint')
    .execute()
  await db.schema.createIndex('said_facts_by_car').on('saidFacts').columns(['carId', 'id']).execute()
  await db.schema.createIndex('said_facts_by_owner').on('saidFacts').columns(['ownerId', 'vin']).execute()
}

import { type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** Since when vehicles were offered whose offers are deleted: whoever offers one again keeps its first day. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema
    .createTable('formerOffers')
    .addColumn('ownerId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('vin', text, (c) => c.notNull())
    .addColumn('listedAt', 'bigint', (c) => c.notNull())
    .addColumn('goneAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('formerOffers_pk', ['ownerId', 'vin'])
    .execute()
}

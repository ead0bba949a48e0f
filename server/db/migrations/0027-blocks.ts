import { type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** Whom people block and mute. The second index answers by whom somebody is blocked. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema
    .createTable('blocks')
    .addColumn('userId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('otherId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['userId', 'otherId', 'kind'])
    .execute()
  await db.schema.createIndex('blocks_by_other').on('blocks').columns(['otherId', 'kind', 'userId']).execute()
}

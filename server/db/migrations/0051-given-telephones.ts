import { type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** Who asked for whose telephone number, so that its owner knows how many did. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema
    .createTable('givenTelephones')
    .addColumn('ownerId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('readerId', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('givenAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('givenTelephones_pk', ['ownerId', 'readerId'])
    .execute()
  await db.schema
    .createIndex('givenTelephones_of_reader')
    .on('givenTelephones')
    .columns(['readerId', 'ownerId'])
    .execute()
}

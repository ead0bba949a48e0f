import { sql, type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** Letters that wait to be sent, and addresses that a mail server refused. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema
    .createTable('letters')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('rank', 'integer', (c) => c.notNull())
    .addColumn('userId', text, (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('address', text)
    .addColumn('mergeKey', text)
    .addColumn('details', text, (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('dueAt', 'bigint', (c) => c.notNull())
    .addColumn('dropAt', 'bigint', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('begunAt', 'bigint')
    .addColumn('trouble', text)
    .addColumn('answer', text)
    .execute()
  await sql`create index letters_due on letters (rank, "dueAt")`.execute(db)
  await sql`create index letters_to_merge on letters ("mergeKey") where "mergeKey" is not null`.execute(db)
  await sql`create index letters_of_person on letters ("userId") where "userId" is not null`.execute(db)
  await db.schema
    .createTable('addressRefusals')
    .addColumn('userId', text, (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('address', text, (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
}

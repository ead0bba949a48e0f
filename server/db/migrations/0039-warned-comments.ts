import { sql, type Kysely } from 'kysely'
import { textType } from '../column-types.ts'

/** Signs of frauds in comments, and the language of those who reported without an account. */
export async function up(db: Kysely<never>): Promise<void> {
  const text = textType(db)
  await db.schema.alterTable('comments').addColumn('warnings', text).execute()
  await sql`create index comments_warned on comments (id) where warnings is not null`.execute(db)
  await db.schema.alterTable('reports').addColumn('language', text).execute()
}

import { type Database } from '../db/database.ts'
import { newestMigration } from '../db/migrate.ts'

/** Does the store answer, and is it at the level that this program needs? Throws when it does not answer. */
export async function isAtNewestLevel(db: Database): Promise<boolean> {
  const table = db.withTables<{ migrations: { name: string } }>()
  const found = await table
    .selectFrom('migrations')
    .select('name')
    .where('name', '=', newestMigration)
    .executeTakeFirst()
  return found !== undefined
}

import { type Database } from '../db/database.ts'
import { newestMigration } from '../db/migrations/migrate.ts'

/** Whether the store is at the program's migration level. Throws when the store does not respond. */
export async function isAtNewestLevel(db: Database): Promise<boolean> {
  const table = db.withTables<{ migrations: { name: string } }>()
  const found = await table
    .selectFrom('migrations')
    .select('name')
    .where('name', '=', newestMigration)
    .executeTakeFirst()
  return found !== undefined
}

import { sql } from 'kysely'
import { isPostgres, type Database } from './database.ts'

/** The size of the store in bytes. */
export async function storeBytes(db: Database): Promise<number> {
  const size = isPostgres(db)
    ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
    : sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
  const { rows } = await size.execute(db)
  return rows[0]?.bytes ?? 0
}

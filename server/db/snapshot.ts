import { sql } from 'kysely'
import { isPostgres, type Database } from './database.ts'

/** Runs `work` on a snapshot of the store, unaffected by concurrent writes. */
export async function inSnapshot<T>(db: Database, work: (snapshot: Database) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await (isPostgres(db) ? sql`begin isolation level repeatable read read only` : sql`begin deferred`).execute(
      connection,
    )
    try {
      return await work(connection)
    } finally {
      await sql`rollback`.execute(connection)
    }
  })
}

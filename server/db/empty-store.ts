import { type Database } from './database.ts'

/** Whether the store has no people, no cars and no sponsors. */
export async function isEmptyStore(db: Database): Promise<boolean> {
  for (const table of ['users', 'cars', 'sponsors'] as const) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false
  }
  return true
}

import { type Database } from './database.ts'

/** Is there nothing at all in the store: no people, no cars, no sponsors? */
export async function isEmptyStore(db: Database): Promise<boolean> {
  for (const table of ['users', 'cars', 'sponsors'] as const) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return false
  }
  return true
}

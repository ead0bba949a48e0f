import { type Database } from './database.ts'
import { continueAfter } from './push-id.ts'

/** Makes new keys follow those that the store holds, so that they grow even when the clock went back meanwhile. */
export async function continueKeys(db: Database): Promise<void> {
  for (const table of ['users', 'cars', 'comments', 'messages', 'auditLog'] as const) {
    const newest = await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
    if (newest) continueAfter(newest.id)
  }
}

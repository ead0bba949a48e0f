import { type Database } from './database.ts'
import { continueAfter } from './push-id.ts'

/** Makes new keys greater than all stored ones, even when the clock went back in between. */
export async function continueKeys(db: Database): Promise<void> {
  for (const table of [
    'users',
    'cars',
    'comments',
    'saidFacts',
    'messages',
    'auditLog',
    'cases',
    'reports',
    'appeals',
  ] as const) {
    const newest = await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
    if (newest) continueAfter(newest.id)
  }
}

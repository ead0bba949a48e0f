import { type Database } from './database.ts'
import { continueAfter } from './push-id.ts'

/** Makes new keys greater than those of all tables whose keys are of the wire, even when the clock went back in between. */
export async function continueKeys(db: Database): Promise<void> {
  for (const table of [
    'users',
    'sessions',
    'cars',
    'carHistory',
    'comments',
    'saidFacts',
    'messages',
    'heldMessages',
    'notices',
    'priceOffers',
    'viewings',
    'savedSearches',
    'sponsors',
    'savedAnswers',
    'auditLog',
    'cases',
    'reports',
    'appeals',
  ] as const) {
    const newest = await db.selectFrom(table).select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()
    if (newest) continueAfter(newest.id)
  }
}

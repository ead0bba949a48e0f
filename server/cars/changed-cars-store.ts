import { type Database } from '../db/database.ts'
import { carTotals } from './car-totals-store.ts'

/** How long it is kept which offers changed, in ms. */
const keptMs = 60 * 60 * 1000

/**
 * The offers that changed since a version of the list of cars, and the version of now. Their `ids` are `null` when that
 * cannot be told: the changes have been swept, the store is another one than it was, or there are `limit` of them or more.
 */
export async function readChanges(
  db: Database,
  since: number,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<{ version: number; ids: string[] | null }> {
  const { version } = await carTotals(db)
  if (version === since) return { version, ids: [] }
  const rows = await db
    .selectFrom('carChanges')
    .select('carId')
    .distinct()
    .where('version', '>', since)
    .where('version', '<=', version)
    .limit(limit)
    .execute()
  // Read last: what is kept now was kept before.
  const oldest = await db.selectFrom('carChanges').select('version').orderBy('version').limit(1).executeTakeFirst()
  const isKnown = version > since && oldest !== undefined && oldest.version <= since + 1 && rows.length < limit
  return { version, ids: isKnown ? rows.map(({ carId }) => carId) : null }
}

/** A change that the store has recorded. */
export interface Change {
  version: number
  carId: string
  at: number
}

/** The newest change up to a version. Another store, or this one put back, has not the same one. */
export async function readNewestChange(db: Database, version: number): Promise<Change | undefined> {
  return db
    .selectFrom('carChanges')
    .selectAll()
    .where('version', '<=', version)
    .orderBy('version', 'desc')
    .orderBy('carId')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Forgets the changes of more than an hour ago. Whoever has not read them by then reads all anew. The newest of them
 * stays: by it an index knows that it has missed none.
 */
export async function sweepCarChanges(db: Database, now = Date.now()): Promise<void> {
  const newest = db
    .selectFrom('carChanges')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('at', '<', now - keptMs)
  await db.deleteFrom('carChanges').where('version', '<', newest).execute()
}

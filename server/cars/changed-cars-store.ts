import { type Database } from '../db/database.ts'
import { carTotals } from './car-totals-store.ts'

/** How long changes of offers are recorded, in ms. */
const retentionMs = 60 * 60 * 1000

/**
 * The offers that changed since a version of the list of cars, and the present version. `ids` is `null` when it is
 * unknown: the changes were swept, the store is another one, or `limit` or more changed.
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
  // Read last: the sweep may have deleted changes since the first read.
  const oldest = await db.selectFrom('carChanges').select('version').orderBy('version').limit(1).executeTakeFirst()
  const isKnown = version > since && oldest !== undefined && oldest.version <= since + 1 && rows.length < limit
  return { version, ids: isKnown ? rows.map(({ carId }) => carId) : null }
}

/** A recorded change of an offer. */
export interface Change {
  version: number
  carId: string
  at: number
}

/** The newest change up to a version. It differs in another store and in one restored from a backup. */
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
 * Deletes changes that are more than an hour old; whoever has not read them reads all cars again. The newest one stays,
 * so that an index can tell that it missed none.
 */
export async function sweepCarChanges(db: Database, now = Date.now()): Promise<void> {
  const newest = db
    .selectFrom('carChanges')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('at', '<', now - retentionMs)
  await db.deleteFrom('carChanges').where('version', '<', newest).execute()
}

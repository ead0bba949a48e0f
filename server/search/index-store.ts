import { choiceGroups } from '../../contract/search.ts'
import { listed } from '../cars/car-visibility-store.ts'
import { type Database } from '../db/database.ts'
import { type IndexedOffer } from './engine/indexed-offer.ts'

const choiceColumns = choiceGroups.filter((group) => group !== 'brand' && group !== 'model')

/** The version of the list of cars, and how many are listed. */
export async function readTotals(db: Database): Promise<{ version: number; count: number }> {
  return db.selectFrom('totals').select(['version', 'count']).where('name', '=', 'cars').executeTakeFirstOrThrow()
}

/** Listed offers in the order of their ids, those behind `after`. */
export async function readOffersBehind(db: Database, after: string, limit: number): Promise<IndexedOffer[]> {
  return selectOffers(db).where('cars.id', '>', after).orderBy('cars.id').limit(limit).execute()
}

/** Those of some offers that are listed. */
export async function readOffers(db: Database, ids: readonly string[]): Promise<IndexedOffer[]> {
  return ids.length === 0 ? [] : selectOffers(db).where('cars.id', 'in', ids).execute()
}

/**
 * The offers that changed since a version, and the version of now. `null` when that cannot be told: the changes have
 * been swept, or the store is another one than it was.
 */
export async function readChanges(db: Database, since: number): Promise<{ version: number; ids: string[] } | null> {
  const { version } = await readTotals(db)
  if (version === since) return { version, ids: [] }
  const rows = await db
    .selectFrom('carChanges')
    .select('carId')
    .distinct()
    .where('version', '>', since)
    .where('version', '<=', version)
    .execute()
  // Read last: what is kept now was kept before.
  const oldest = await db.selectFrom('carChanges').select('version').orderBy('version').limit(1).executeTakeFirst()
  const isKnown = version > since && oldest !== undefined && oldest.version <= since + 1
  return isKnown ? { version, ids: rows.map(({ carId }) => carId) } : null
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

function selectOffers(db: Database) {
  return db
    .selectFrom('cars')
    .leftJoin('estimates', 'estimates.carId', 'cars.id')
    .select([
      'cars.id',
      'cars.ownerId',
      'cars.brand',
      'cars.model',
      'cars.modelFamily',
      'cars.description',
      'cars.location',
      'cars.extras',
      'cars.price',
      'cars.year',
      'cars.mileage',
      'cars.power',
      'cars.owners',
      'cars.photoCount',
      'estimates.price as estimate',
      ...choiceColumns.map((column) => `cars.${column}` as const),
    ])
    .where(listed)
}

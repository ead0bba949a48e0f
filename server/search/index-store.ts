import { driveOf } from '../../contract/drive-of-model.ts'
import { monthNumber } from '../../contract/months-left.ts'
import { choiceGroups } from '../../contract/search.ts'
import { listed } from '../cars/car-visibility-store.ts'
import { type Database } from '../db/database.ts'
import { type IndexedOffer } from './engine/indexed-offer.ts'

const choiceColumns = choiceGroups.filter((group) => group !== 'brand' && group !== 'model')

/** Listed offers in the order of their ids, after `after`. */
export async function readOffersAfter(db: Database, after: string, limit: number): Promise<IndexedOffer[]> {
  const rows = await selectOffers(db).where('cars.id', '>', after).orderBy('cars.id').limit(limit).execute()
  return rows.map(indexed)
}

/** The ones of `ids` that are listed. */
export async function readOffers(db: Database, ids: readonly string[]): Promise<IndexedOffer[]> {
  if (ids.length === 0) return []
  const rows = await selectOffers(db).where('cars.id', 'in', ids).execute()
  return rows.map(indexed)
}

type StoredOffer = Awaited<ReturnType<ReturnType<typeof selectOffers>['execute']>>[number]

function indexed({ inspectionUntil, ...row }: StoredOffer): IndexedOffer {
  return { ...row, drive: driveOf(row), inspection: monthNumber(inspectionUntil) }
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
      'cars.keys',
      'cars.inspectionUntil',
      'cars.photoCount',
      'estimates.price as estimate',
      ...choiceColumns.map((column) => `cars.${column}` as const),
    ])
    .where(listed)
}

import { type Comparable, type TooFewComparables } from '../../contract/estimate.ts'
import { wireCars } from '../cars/car-picture-store.ts'
import { type Database, type Writing } from '../db/database.ts'
import { readGone } from './estimate-grounds-store.ts'

/** Keeps that an offer has too few comparable ones, and which; null forgets it. Answers whether that is news. */
export async function keepFew(tx: Writing, carId: string, few: string[] | null): Promise<boolean> {
  const before = await tx.selectFrom('fewComparables').selectAll().where('carId', '=', carId).executeTakeFirst()
  const comparableIds = few && JSON.stringify(few)
  if ((before?.comparableIds ?? null) === comparableIds) return false
  if (before) await tx.deleteFrom('fewComparables').where('carId', '=', carId).execute()
  if (comparableIds === null) return true
  const isThere = await tx.selectFrom('cars').select('id').where('id', '=', carId).executeTakeFirst()
  if (isThere) await tx.insertInto('fewComparables').values({ carId, comparableIds }).execute()
  return isThere !== undefined
}

/** The comparable offers of one that has too few, those that all see now; null when nothing is known of it. */
export async function findFew(db: Database, carId: string): Promise<TooFewComparables | null> {
  const row = await db.selectFrom('fewComparables').selectAll().where('carId', '=', carId).executeTakeFirst()
  if (!row) return null
  const ids = JSON.parse(row.comparableIds) as string[]
  const gone = await readGone(db, ids)
  return {
    comparables: await readComparables(
      db,
      ids.filter((id) => !gone.has(id)),
    ),
  }
}

/** Offers as they stand beside an estimate, in the order of the ids. */
export async function readComparables(db: Database, ids: string[]): Promise<Comparable[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('cars').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(await wireCars(db, rows))
  return ids.flatMap((id): Comparable[] => {
    const other = byId.get(id)
    if (!other) return []
    const { brand, model, year, price, mileage, img } = other
    return [{ id, brand, model, year, price, ...(mileage !== undefined && { mileage }), ...(img && { img }) }]
  })
}

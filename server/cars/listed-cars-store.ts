import { type CarWithId } from '../../contract/car.ts'
import { type Database } from '../db/database.ts'
import { wireCars } from './car-picture-store.ts'
import { listed, type CarViewer } from './car-visibility-store.ts'

/** Those of some cars that are listed now, as `viewer` sees them, in the order of the ids. */
export async function readListedCars(
  db: Database,
  ids: readonly string[],
  viewer: CarViewer = null,
): Promise<CarWithId[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('cars').selectAll().where('id', 'in', ids).where(listed).execute()
  const cars = new Map(await wireCars(db, rows, viewer))
  return ids.flatMap((id) => {
    const car = cars.get(id)
    return car ? [{ id, ...car }] : []
  })
}

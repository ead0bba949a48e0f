import { type CarWithId } from '../../contract/car.ts'
import { type Database } from '../db/database.ts'
import { readCars } from './car-picture-store.ts'
import { listed, shownFor, type CarViewer } from './car-visibility-store.ts'

/**
 * The ones of `ids` that everybody may look at now: listed ones and sold ones, in the order of the ids. Without those of
 * people who are blocked with the viewer.
 */
export async function readCarsNow(
  db: Database,
  ids: readonly string[],
  viewer: CarViewer = null,
): Promise<CarWithId[]> {
  return readInOrder(db, ids, null, (eb) =>
    eb.and([shownFor(viewer)(eb), eb.or([listed(eb), eb('cars.state', '=', 'sold')])]),
  )
}

/** The ones of `ids` that are listed now, as `viewer` sees them, in the order of the ids. */
export async function readListedCars(
  db: Database,
  ids: readonly string[],
  viewer: CarViewer = null,
): Promise<CarWithId[]> {
  return readInOrder(db, ids, viewer, listed)
}

async function readInOrder(
  db: Database,
  ids: readonly string[],
  viewer: CarViewer,
  meant: typeof listed,
): Promise<CarWithId[]> {
  const cars = await readCars(db, ids, { meant, viewer })
  return ids.flatMap((id) => {
    const read = cars.get(id)
    // The id first, as `car-list.ts` expects of cached JSON.
    return read ? [{ id, ...read.car }] : []
  })
}

import { type Car } from '../../contract/car.ts'
import { type WireQuery } from '../../contract/wire-query.ts'
import { type CarRow } from '../db/car-tables.ts'
import { type Database } from '../db/database.ts'
import { applyWindow, inWindowOrder, type OrderColumn } from '../db/window.ts'
import { findSamePhotos } from '../photos/same-photos-store.ts'
import { wireCars } from './car-picture-store.ts'
import { hiddenReasonOf, listed, seenBy, type CarViewer } from './car-visibility-store.ts'

/** Fields that `orderBy` may name on cars, and their columns. */
const orderColumns: Record<string, OrderColumn> = {
  brand: { column: 'brand', kind: 'string' },
  price: { column: 'price', kind: 'number' },
  year: { column: 'year', kind: 'number' },
  owner_id: { column: 'ownerId', kind: 'string' },
}

/** A page of the store while all cars are read: enough to be quick, small enough to hold. */
const chunk = 500

/**
 * Cars of a window of the wire by id, as `viewer` sees them, smallest first: those that are listed, and in windows by
 * owner those that are sold, paused or expired too. `only` narrows it to one car.
 */
export async function listCars(
  db: Database,
  query: WireQuery,
  { only, viewer = null }: { only?: string | undefined; viewer?: CarViewer } = {},
): Promise<[string, Car][]> {
  let builder = applyWindow(db.selectFrom('cars').selectAll().where(inLists(query, viewer)), query, 'id', orderColumns)
  if (only !== undefined) builder = builder.where('id', '=', only)
  return wireCars(db, inWindowOrder(await builder.execute(), query), viewer)
}

/** Every car that `viewer` sees by key, a chunk at a time: never all in memory. */
export async function* eachCar(db: Database, viewer: CarViewer = null): AsyncGenerator<[string, Car]> {
  let after: string | undefined
  for (;;) {
    const start = after === undefined ? {} : { startAfter: after }
    const cars = await listCars(db, { orderBy: '$key', ...start, limitToFirst: chunk }, { viewer })
    yield* cars
    if (cars.length < chunk) return
    after = cars.at(-1)?.[0]
  }
}

/** The cars that `viewer` sees of a window too wide to hold, in its order: their ids are read at once, they a chunk at a time. */
export async function* eachCarIn(
  db: Database,
  query: WireQuery,
  viewer: CarViewer = null,
): AsyncGenerator<[string, Car]> {
  const chosen = db.selectFrom('cars').select('id').where(inLists(query, viewer))
  const windowed = applyWindow(chosen, query, 'id', orderColumns)
  const ids = inWindowOrder(await windowed.execute(), query).map((row) => row.id)
  for (let at = 0; at < ids.length; at += chunk) {
    const wanted = ids.slice(at, at + chunk)
    const rows = await db.selectFrom('cars').selectAll().where('id', 'in', wanted).where(seenBy(viewer)).execute()
    const cars = new Map(await wireCars(db, rows, viewer))
    // One that went meanwhile is left out.
    for (const id of wanted) {
      const car = cars.get(id)
      if (car) yield [id, car]
    }
  }
}

/** May a window hold more cars than are read at once? */
export function isWide({ limitToFirst, limitToLast }: WireQuery): boolean {
  return (limitToFirst ?? limitToLast ?? Infinity) > chunk
}

/** One car as `viewer` sees it, or `null`. Who sees one that others do not is told why. */
export async function findCar(db: Database, id: string, viewer: CarViewer = null): Promise<Car | null> {
  const row = await db.selectFrom('cars').selectAll().where('id', '=', id).where(seenBy(viewer)).executeTakeFirst()
  const [found] = row ? await wireCars(db, [row], viewer) : []
  if (!row || !found) return null
  const hiddenReason = await hiddenReasonOf(db, row)
  const sameVin = await findSameVin(db, row)
  const samePhotos = await findSamePhotos(db, row, viewer)
  return {
    ...found[1],
    ...(hiddenReason !== undefined && { hiddenReason }),
    ...(sameVin.length > 0 && { sameVin }),
    ...(samePhotos.length > 0 && { samePhotos }),
  }
}

/** Other listed offers of the same vehicle; a handful is enough to warn. */
async function findSameVin(db: Database, { id, vin }: CarRow): Promise<string[]> {
  if (vin === null) return []
  const rows = await db
    .selectFrom('cars')
    .select('id')
    .where('vin', '=', vin)
    .where('id', '!=', id)
    .where(listed)
    .orderBy('id')
    .limit(5)
    .execute()
  return rows.map((row) => row.id)
}

/** How many cars all see, and the version that grows with every change of any. */
export async function carTotals(db: Database): Promise<{ count: number; version: number }> {
  return db.selectFrom('totals').select(['count', 'version']).where('name', '=', 'cars').executeTakeFirstOrThrow()
}

/** Offers of windows by owner are shown whatever their state; other windows hold what is listed. */
function inLists(query: WireQuery, viewer: CarViewer) {
  return viewer === null && query.orderBy !== 'owner_id' ? listed : seenBy(viewer)
}

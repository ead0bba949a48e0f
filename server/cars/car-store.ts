import { sql } from 'kysely'
import { type Car } from '../../contract/car.ts'
import { pages } from '../../contract/limits.ts'
import { photoIdOf } from '../../contract/photo.ts'
import { carPageQuery, type WireQuery } from '../../contract/wire-query.ts'
import { type CarRow } from '../db/car-tables.ts'
import { type Database } from '../db/database.ts'
import { PreparedStatement } from '../db/prepared-statement.ts'
import { applyWindow, inWindowOrder, isPageByKey, type OrderColumn, type SkippingWindow } from '../db/window.ts'
import { eachInWindow } from '../db/wide-window.ts'
import { findSamePhotos } from './same-photos-store.ts'
import { readCars, wireCars, type ReadCar } from './car-picture-store.ts'
import {
  changedSinceHidden,
  hiddenCaseOf,
  hiddenReasonOf,
  listed,
  listedFor,
  seenBy,
  type CarViewer,
} from './car-visibility-store.ts'

/** Fields that `orderBy` may name on cars, and their columns. */
const orderColumns: Record<string, OrderColumn> = {
  brand: { column: 'brand', kind: 'string' },
  price: { column: 'price', kind: 'number' },
  year: { column: 'year', kind: 'number' },
  owner_id: { column: 'ownerId', kind: 'string' },
}

/**
 * Cars of a window of the wire by id, as `viewer` sees them, in ascending order: listed ones, and in windows by owner
 * also sold, paused and expired ones. `only` restricts the result to some ids.
 */
export async function listCars(
  db: Database,
  query: SkippingWindow,
  { only, viewer = null }: { only?: readonly string[] | undefined; viewer?: CarViewer } = {},
): Promise<[string, Car][]> {
  let builder = applyWindow(db.selectFrom('cars').selectAll().where(inLists(query, viewer)), query, 'id', orderColumns)
  if (only !== undefined) builder = builder.where('id', 'in', [...only])
  return wireCars(db, inWindowOrder(await builder.execute(), query), viewer)
}

/**
 * The ids of what `listCars` finds for everybody, and the version of the list at which they were read (0 when there are
 * none). Not for windows by owner.
 */
export async function listIds(db: Database, query: WireQuery): Promise<{ version: number; ids: string[] }> {
  const before = placeOfPage(query)
  const rows = before === undefined ? await selectIds(db, query).execute() : await furtherPage.execute(db, { before })
  return { version: rows[0]?.version ?? 0, ids: inWindowOrder(rows, query).map(({ id }) => id) }
}

function selectIds(db: Database, query: WireQuery) {
  const builder = db
    .selectFrom('cars')
    .select((eb) => ['id', eb.selectFrom('totals').select('version').where('name', '=', 'cars').as('version')])
    .where(listed)
    .$castTo<{ id: string; version: number }>()
  return applyWindow(builder, query, 'id', orderColumns)
}

/**
 * A further page of all cars, prepared: it walks one index wherever it begins. The limit is a literal, as PostgreSQL's
 * plan depends on it.
 */
const furtherPage = new PreparedStatement((db, { before }: { before: string }) =>
  selectIds(db, carPageQuery(pages.cars, before)).limit(sql.lit(pages.cars)),
)

/** The id before which a further page of all cars begins; undefined for other windows. */
function placeOfPage(query: WireQuery): string | undefined {
  return isPageByKey(query, pages.cars) && typeof query.endBefore === 'string' ? query.endBefore : undefined
}

/** The cars that `viewer` sees in a window too wide to be read at once; all by key without a `query`. */
export function eachCar(
  db: Database,
  { query = {}, viewer = null }: { query?: WireQuery; viewer?: CarViewer } = {},
): AsyncGenerator<[string, Car]> {
  return eachInWindow(query, (part) => listCars(db, part, { viewer }))
}

/** One car as `viewer` sees it, or `null`. Viewers of a hidden car also get the reason. */
export async function findCar(db: Database, id: string, viewer: CarViewer = null): Promise<Car | null> {
  const [car = null] = await findCars(db, [id], viewer)
  return car
}

/** Cars as `findCar` finds each, in the order of `ids`. */
export async function findCars(
  db: Database,
  ids: readonly string[],
  viewer: CarViewer = null,
): Promise<(Car | null)[]> {
  const cars = await readCars(db, ids, { meant: seenBy(viewer), viewer })
  await Promise.all([...cars.values()].map(async (read) => addDetails(db, read, viewer)))
  return ids.map((id) => cars.get(id)?.car ?? null)
}

/** Adds what only the call for a single car answers. */
async function addDetails(db: Database, { row, car }: ReadCar, viewer: CarViewer): Promise<void> {
  const hiddenReason = await hiddenReasonOf(db, row)
  const isKnownByPhotos = (car.images ?? [car.img ?? '']).some((address) => photoIdOf(address) !== null)
  if (hiddenReason !== undefined) car.hiddenReason = hiddenReason
  if (row.hiddenAt !== null) {
    const hiddenCase = await hiddenCaseOf(db, row)
    if (hiddenCase !== undefined) car.hiddenCase = hiddenCase
    const hiddenChangeAt = await changedSinceHidden(db, row.id)
    if (hiddenChangeAt !== undefined) car.hiddenChangeAt = hiddenChangeAt
  }
  if (row.vin !== null || isKnownByPhotos) Object.assign(car, await sameVehicle(db, row, viewer))
}

/** Other offers of the same vehicle, by its VIN or its photos, as far as `viewer` may know. */
export async function sameVehicle(
  db: Database,
  row: Pick<CarRow, 'id' | 'ownerId' | 'vin'>,
  viewer: CarViewer = null,
): Promise<Pick<Car, 'sameVin' | 'samePhotos'>> {
  const sameVin = await findSameVin(db, row, viewer)
  const samePhotos = await findSamePhotos(db, row, viewer)
  return { ...(sameVin.length > 0 && { sameVin }), ...(samePhotos.length > 0 && { samePhotos }) }
}

/** Other listed offers with the same VIN; a handful is enough to warn. */
async function findSameVin(
  db: Database,
  { id, vin }: Pick<CarRow, 'id' | 'vin'>,
  viewer: CarViewer,
): Promise<string[]> {
  if (vin === null) return []
  const rows = await db
    .selectFrom('cars')
    .select('id')
    .where('vin', '=', vin)
    .where('id', '!=', id)
    .where(listedFor(viewer))
    .orderBy('id')
    .limit(5)
    .execute()
  return rows.map((row) => row.id)
}

/** Windows by owner show offers in any state, all other windows of people listed offers only. */
function inLists(query: WireQuery, viewer: CarViewer): typeof listed {
  if (query.orderBy === 'owner_id' || viewer === 'operator') return seenBy(viewer)
  return listedFor(viewer)
}

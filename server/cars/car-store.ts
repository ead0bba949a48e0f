import { type Car, type EditedCar, type NewCar } from '../../contract/car.ts'
import { maskedVin } from '../../contract/facts.ts'
import { type WireQuery } from '../../contract/wire-query.ts'
import { write, type Database, type Writing } from '../db/database.ts'
import { lockForChange } from '../db/locks.ts'
import { type CarRow } from '../db/car-tables.ts'
import { applyWindow, inWindowOrder, type OrderColumn } from '../db/window.ts'
import { createOnce } from '../db/idempotency-store.ts'
import { fail } from '../errors.ts'
import { announce } from '../live/announce.ts'
import { findSamePhotos } from '../photos/same-photos-store.ts'
import { leaveSavedCars } from '../saved/saved-store.ts'
import { tellSearches } from '../saved-searches/search-hits-store.ts'
import { announceCounts } from '../users/profile-news.ts'
import { columnsOf, newCarRow } from './car-columns.ts'
import { addHistory, recordEdit } from './car-history-store.ts'
import { firstDays, keepFormerOffer } from './former-offers-store.ts'
import { replacePictures, wireCars } from './car-picture-store.ts'
import { changePostCount, changeTotal } from './car-totals-store.ts'
import { hiddenReasonOf, isRowListed, isShown, listed, seenBy, type CarViewer } from './car-visibility-store.ts'

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

/**
 * Offers a car and flags it among its owner's posts, in one transaction (`decisions.md` 20). The same `key` twice makes
 * one car. Fails with `unknownPhoto`.
 */
export async function createCar(
  db: Database,
  ownerId: string,
  { car, key }: { car: NewCar; key?: string | undefined },
): Promise<{ id: string; isNew: boolean }> {
  return createOnce(db, { userId: ownerId, kind: 'car', key }, async (tx, id) => {
    const now = Date.now()
    const days = await firstDays(tx, ownerId, { cars: [car], now })
    const row = newCarRow(car, { id, ownerId, importKey: null, now, createdAt: days.get(car.vin) })
    await tx.insertInto('cars').values(row).execute()
    await addHistory(tx, [{ ...row, carId: id, kind: 'added', at: now, value: row.price }])
    await replacePictures(tx, id, car)
    const created = (await findCar(tx, id)) ?? fail('carGone')
    await tellSearches(tx, { id, car: created })
    // The counts last: whoever else offers a car waits for them. Suspended: after the call was let in.
    if ((await changePostCount(tx, ownerId, 1)) !== null) fail('accountSuspended')
    await changeTotal(tx, { by: 1, changed: [id] })
    announce(tx, ['cars'], { kind: 'carAdded', id, car: created, ...(key && { key }) })
    await announcePost(tx, ownerId, { id, isThere: true })
  })
}

/** Edits one's own car; its comments stay (`decisions.md` 21). Fails with `carGone`, `notYours`, `unknownPhoto`. */
export async function editCar(
  db: Database,
  ownerId: string,
  { id, car, check }: { id: string; car: EditedCar; check?: CurrentCheck | undefined },
): Promise<Car> {
  return write(db, async (tx) => {
    await lockForChange(tx, 'cars', id)
    const current = await ownCar(tx, ownerId, id)
    if (!current) fail('carGone')
    check?.(current)
    const drop = await recordEdit(tx, { id, before: current, after: car })
    const isSameVin = car.vin !== undefined && car.vin === maskedVin(current.vin ?? '')
    await tx
      .updateTable('cars')
      .set({ ...columnsOf(isSameVin ? { ...car, vin: current.vin } : car), ...drop, updatedAt: Date.now() })
      .where('id', '=', id)
      .where('ownerId', '=', ownerId)
      .execute()
    await replacePictures(tx, id, car)
    await changeTotal(tx, { by: 0, changed: [id] })
    const shown = await findCar(tx, id)
    if (shown) {
      await tellSearches(tx, { id, car: shown, before: current })
      announce(tx, ['cars', `cars/${id}`], { kind: 'carChanged', id, car: shown })
    }
    return (await ownCar(tx, ownerId, id)) ?? fail('carGone')
  })
}

/** Throws when the car is not as the caller expects (if-match). */
export type CurrentCheck = (current: Car | null) => void

/**
 * Deletes one's own car with comments, pictures and flag; one that is gone already is no error. Fails with `notYours`.
 */
export async function deleteCar(
  db: Database,
  ownerId: string,
  { id, check }: { id: string; check?: CurrentCheck | undefined },
): Promise<void> {
  await write(db, async (tx) => {
    await lockForChange(tx, 'users', ownerId)
    await lockForChange(tx, 'cars', id)
    const current = await ownCar(tx, ownerId, id)
    check?.(current)
    if (!current) return
    const deleted = await tx
      .deleteFrom('cars')
      .where('id', '=', id)
      .where('ownerId', '=', ownerId)
      .returning(['hiddenAt', 'ownerSuspendedAt', 'unlistedAt', 'vin', 'createdAt'])
      .executeTakeFirst()
    if (!deleted) return
    await keepFormerOffer(tx, { ownerId, vin: deleted.vin, listedAt: deleted.createdAt })
    await leaveSavedCars(tx, [id])
    if (deleted.hiddenAt === null) await changePostCount(tx, ownerId, -1)
    await changeTotal(tx, { by: isRowListed(deleted) ? -1 : 0, changed: [id] })
    if (isShown(deleted)) announce(tx, ['cars', `cars/${id}`], { kind: 'carDeleted', id })
    await announcePost(tx, ownerId, { id, isThere: false })
  })
}

/** Tells of a post that a person has or has no more. */
export async function announcePost(
  tx: Writing,
  ownerId: string,
  { id, isThere }: { id: string; isThere: boolean },
): Promise<void> {
  announce(tx, [`users/${ownerId}`], { kind: 'childChanged', path: `/posts/${id}`, value: isThere || null })
  await announceCounts(tx, ownerId)
}

async function ownCar(db: Database, ownerId: string, id: string): Promise<Car | null> {
  const car = await findCar(db, id, { userId: ownerId, role: 'user' })
  if (car && car.owner_id !== ownerId) fail('notYours')
  return car
}

/** Offers of windows by owner are shown whatever their state; other windows hold what is listed. */
function inLists(query: WireQuery, viewer: CarViewer) {
  return viewer === null && query.orderBy !== 'owner_id' ? listed : seenBy(viewer)
}

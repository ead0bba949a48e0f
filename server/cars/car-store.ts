import { type Car, type EditedCar, type NewCar } from '../../contract/car.ts'
import { type WireQuery } from '../../contract/wire-query.ts'
import { write, type Database, type Writing } from '../db/database.ts'
import { pushId } from '../db/push-id.ts'
import { type CarTable } from '../db/tables.ts'
import { applyWindow, inWindowOrder, type OrderColumn } from '../db/window.ts'
import { createOnce } from '../db/idempotency-store.ts'
import { fail } from '../errors.ts'
import { replacePictures, withPictures } from './car-picture-store.ts'

/** Fields that `orderBy` may name on cars, and their columns. */
const orderColumns: Record<string, OrderColumn> = {
  brand: { column: 'brand', kind: 'string' },
  price: { column: 'price', kind: 'number' },
  year: { column: 'year', kind: 'number' },
  owner_id: { column: 'ownerId', kind: 'string' },
}

/** A page of the store while all cars are read: enough to be quick, small enough to hold. */
const chunk = 500

/** Cars of a window of the wire by id, smallest first. `only` narrows it to one car. */
export async function listCars(db: Database, query: WireQuery, only?: string): Promise<[string, Car][]> {
  let builder = applyWindow(db.selectFrom('cars').selectAll(), query, 'id', orderColumns)
  if (only !== undefined) builder = builder.where('id', '=', only)
  return withPictures(db, inWindowOrder(await builder.execute(), query))
}

/** Every car by key, a chunk at a time: never all in memory. */
export async function* eachCar(db: Database): AsyncGenerator<[string, Car]> {
  let after: string | undefined
  for (;;) {
    const start = after === undefined ? {} : { startAfter: after }
    const cars = await listCars(db, { orderBy: '$key', ...start, limitToFirst: chunk })
    yield* cars
    if (cars.length < chunk) return
    after = cars.at(-1)?.[0]
  }
}

/** The cars of a window too wide to hold, in its order: their ids are read at once, they a chunk at a time. */
export async function* eachCarIn(db: Database, query: WireQuery): AsyncGenerator<[string, Car]> {
  const windowed = applyWindow(db.selectFrom('cars').select('id'), query, 'id', orderColumns)
  const ids = inWindowOrder(await windowed.execute(), query).map((row) => row.id)
  for (let at = 0; at < ids.length; at += chunk) {
    const wanted = ids.slice(at, at + chunk)
    const rows = await db.selectFrom('cars').selectAll().where('id', 'in', wanted).execute()
    const cars = new Map(await withPictures(db, rows))
    // One that was deleted meanwhile is left out.
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

/** One car, or `null`. */
export async function findCar(db: Database, id: string): Promise<Car | null> {
  const row = await db.selectFrom('cars').selectAll().where('id', '=', id).executeTakeFirst()
  const [found] = row ? await withPictures(db, [row]) : []
  return found?.[1] ?? null
}

/** How many cars there are, and the version that grows with every change of any. */
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
  return createOnce(db, { userId: ownerId, kind: 'car', key }, async (tx) => {
    const id = pushId()
    await insertCar(tx, {
      ...columnsOf(car),
      id,
      ownerId,
      createdAt: Date.now(),
      updatedAt: Date.now(),
      importKey: null,
    })
    await replacePictures(tx, id, car)
    return id
  })
}

/** Writes the row of a new car and keeps the counts. */
export async function insertCar(tx: Writing, row: CarTable): Promise<void> {
  await tx.insertInto('cars').values(row).execute()
  await changePostCount(tx, row.ownerId, 1)
  await changeTotal(tx, 1)
}

/** Edits one's own car; its comments stay (`decisions.md` 21). Fails with `carGone`, `notYours`, `unknownPhoto`. */
export async function editCar(
  db: Database,
  ownerId: string,
  { id, car, check }: { id: string; car: EditedCar; check?: CurrentCheck | undefined },
): Promise<Car> {
  return write(db, async (tx) => {
    const current = await ownCar(tx, ownerId, id)
    if (!current) fail('carGone')
    check?.(current)
    await tx
      .updateTable('cars')
      .set({ ...columnsOf(car), updatedAt: Date.now() })
      .where('id', '=', id)
      .where('ownerId', '=', ownerId)
      .execute()
    await replacePictures(tx, id, car)
    await changeTotal(tx, 0)
    return (await findCar(tx, id)) ?? fail('carGone')
  })
}

/** Throws when the car is not as the caller expects (if-match). */
export type CurrentCheck = (current: Car | null) => void

/** Deletes one's own car with comments, pictures and flag; false when there is none. Fails with `notYours`. */
export async function deleteCar(
  db: Database,
  ownerId: string,
  { id, check }: { id: string; check?: CurrentCheck | undefined },
): Promise<boolean> {
  return write(db, async (tx) => {
    const current = await ownCar(tx, ownerId, id)
    check?.(current)
    if (!current) return false
    await tx.deleteFrom('cars').where('id', '=', id).where('ownerId', '=', ownerId).execute()
    await changePostCount(tx, ownerId, -1)
    await changeTotal(tx, -1)
    return true
  })
}

async function ownCar(db: Database, ownerId: string, id: string): Promise<Car | null> {
  const car = await findCar(db, id)
  if (car && car.owner_id !== ownerId) fail('notYours')
  return car
}

function columnsOf(car: NewCar): Omit<CarTable, 'id' | 'ownerId' | 'createdAt' | 'updatedAt' | 'importKey'> {
  const { brand, model, engine, transmission, year, description, location, price } = car
  return { brand, model, engine, transmission, year, description, location, price }
}

async function changePostCount(tx: Writing, ownerId: string, by: 1 | -1): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({ postCount: eb('postCount', '+', by) }))
    .where('id', '=', ownerId)
    .execute()
}

async function changeTotal(tx: Writing, by: -1 | 0 | 1): Promise<void> {
  await tx
    .updateTable('totals')
    .set((eb) => ({ count: eb('count', '+', by), version: eb('version', '+', 1) }))
    .where('name', '=', 'cars')
    .execute()
}

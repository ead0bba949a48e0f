import { personal } from '../../contract/limits.ts'
import { datedCarName } from '../../contract/shown-car.ts'
import { type SavedCar, type VisitorSaved } from '../../contract/saved.ts'
import { readCars } from '../cars/car-picture-store.ts'
import { addToSaveCount } from '../cars/car-rows-store.ts'
import { seenBy, type CarViewer } from '../cars/car-visibility-store.ts'
import { batchesOf } from '../db/batches.ts'
import { type Database, type Writing } from '../db/database.ts'
import { write } from '../db/write.ts'
import { lockForChange } from '../db/locks.ts'
import { fail } from '../lib/errors.ts'
import { readNotices } from '../happenings/read-notices-store.ts'

/** Rows per statement. */
const rowsAtOnce = 200

const dayMs = 24 * 60 * 60 * 1000

type Person = Exclude<CarViewer, 'operator' | null>

/** A person's saved cars, newest first, in their present state. A deleted car keeps its name here for 30 days. */
export async function listSavedCars(db: Database, me: Person, now = Date.now()): Promise<SavedCar[]> {
  const rows = await db
    .selectFrom('savedCars')
    .selectAll()
    .where('userId', '=', me.userId)
    .where((eb) => eb.or([eb('goneAt', 'is', null), eb('goneAt', '>', now - personal.goneDays * dayMs)]))
    .orderBy('savedAt', 'desc')
    .orderBy('carId')
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.carId)
  const cars = await readCars(db, ids, { meant: seenBy(me), viewer: me })
  return rows.map(({ carId, savedAt, priceThen, priceSeen, note, name, goneAt, saleNotice, returnNotice }) => {
    const car = cars.get(carId)?.car
    return {
      carId,
      savedAt,
      priceThen,
      priceSeen,
      note,
      name,
      ...(car && { car: { ...car, id: carId } }),
      ...(goneAt !== null && { goneAt }),
      ...(saleNotice === 'new' && car?.state === 'sold' && { isSaleNew: true as const }),
      ...(returnNotice === 'new' && car && !car.state && { isReturnNew: true as const }),
    }
  })
}

/** Saves a car, or changes the note on it. Fails with `carGone`, `savedFull`. */
export async function saveCar(db: Database, me: Person, { id, note }: { id: string; note?: string }): Promise<void> {
  await write(db, async (tx) => {
    await lockForChange(tx, 'users', me.userId)
    const changed = await tx
      .updateTable('savedCars')
      .set({ ...(note !== undefined && { note }), userId: me.userId })
      .where('userId', '=', me.userId)
      .where('carId', '=', id)
      .returning('carId')
      .executeTakeFirst()
    if (changed) return
    if (await isFull(tx, me)) fail('savedFull')
    if (!(await addSaved(tx, me, { id, note, savedAt: Date.now() }))) fail('carGone')
  })
}

/** Removes a saved car; one that is not saved is no error. */
export async function unsaveCar(db: Database, me: Person, id: string): Promise<void> {
  await write(db, async (tx) => {
    await lockForChange(tx, 'users', me.userId)
    // Before the row of the saved car, in the order in which a sale locks them.
    await lockForChange(tx, 'cars', id)
    const removed = await tx
      .deleteFrom('savedCars')
      .where('userId', '=', me.userId)
      .where('carId', '=', id)
      .returning('carId')
      .executeTakeFirst()
    if (!removed) return
    await addToSaveCount(tx, id, -1)
  })
}

/** Merges a visitor's saved cars, as far as there is room and the cars exist; answers how many are saved now. */
export async function mergeSavedCars(db: Database, me: Person, { cars }: VisitorSaved): Promise<number> {
  return write(db, async (tx) => {
    await lockForChange(tx, 'users', me.userId)
    const known = await tx.selectFrom('savedCars').select('carId').where('userId', '=', me.userId).execute()
    const ids = new Set(known.map((row) => row.carId))
    for (const { id, savedAt, priceThen } of cars.toSorted((a, b) => b.savedAt - a.savedAt)) {
      if (ids.size >= personal.savedCars) break
      if (ids.has(id)) continue
      if (!(await addSaved(tx, me, { id, savedAt: Math.min(savedAt, Date.now()), priceThen }))) continue
      ids.add(id)
    }
    return ids.size
  })
}

/** Marks the saved cars as seen: only later changes of price and state are news. */
export async function lookAtSavedCars(db: Database, { userId }: Person): Promise<void> {
  await write(db, async (tx) => {
    await tx
      .updateTable('savedCars')
      .set((eb) => ({
        priceSeen: eb.fn.coalesce(
          eb.selectFrom('cars').select('price').whereRef('cars.id', '=', 'savedCars.carId'),
          'priceSeen',
        ),
      }))
      .where('userId', '=', userId)
      .execute()
    for (const notice of ['saleNotice', 'returnNotice'] as const) {
      await tx
        .updateTable('savedCars')
        .set(notice, 'seen')
        .where('userId', '=', userId)
        .where(notice, '=', 'new')
        .execute()
    }
    await readNotices(tx, userId, { types: ['savedCar'] })
  })
}

/** Marks the rows of deleted offers, and deletes rows marked 30 days ago. */
export async function leaveSavedCars(tx: Writing, carIds: string[], now = Date.now()): Promise<void> {
  for (const ids of batchesOf(carIds, rowsAtOnce)) {
    await tx.updateTable('savedCars').set({ goneAt: now }).where('carId', 'in', ids).execute()
  }
  await tx
    .deleteFrom('savedCars')
    .where('goneAt', '<', now - personal.goneDays * dayMs)
    .execute()
}

async function isFull(tx: Writing, { userId }: Person): Promise<boolean> {
  const { count } = await tx
    .selectFrom('savedCars')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count) >= personal.savedCars
}

/** Answers whether the person sees such an offer. */
async function addSaved(
  tx: Writing,
  me: Person,
  { id, note, savedAt, priceThen }: { id: string; note?: string | undefined; savedAt: number; priceThen?: number },
): Promise<boolean> {
  const car = await tx
    .selectFrom('cars')
    .select(['brand', 'model', 'year', 'price'])
    .where('id', '=', id)
    .where(seenBy(me))
    .executeTakeFirst()
  if (!car) return false
  await tx
    .insertInto('savedCars')
    .values({
      userId: me.userId,
      carId: id,
      savedAt,
      priceThen: priceThen ?? car.price,
      priceSeen: car.price,
      name: datedCarName(car),
      note: note ?? '',
    })
    .execute()
  await addToSaveCount(tx, id, 1)
  return true
}

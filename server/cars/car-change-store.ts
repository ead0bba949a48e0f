import { type Car, type EditedCar, type NewCar } from '../../contract/car.ts'
import { isMaskedVin, maskedVin } from '../../contract/facts.ts'
import { messages } from '../../contract/messages.ts'
import { write, type Database, type Writing } from '../db/database.ts'
import { createOnce } from '../db/idempotency-store.ts'
import { lockForChange } from '../db/locks.ts'
import { fail } from '../errors.ts'
import { announce } from '../live/announce.ts'
import { leaveSavedCars } from '../saved/saved-store.ts'
import { tellSearches } from '../saved-searches/search-hits-store.ts'
import { changeCount } from '../users/profile-counts-store.ts'
import { columnsOf, newCarRow } from './car-columns.ts'
import { addHistory, recordEdit } from './car-history-store.ts'
import { addPictures, replacePictures } from './car-picture-store.ts'
import { findCar } from './car-store.ts'
import { changeTotal } from './car-totals-store.ts'
import { isRowListed, isShown } from './car-visibility-store.ts'
import { firstDays, keepFormerOffer } from './former-offers-store.ts'
import { keepFormerPhotos } from './former-photos-store.ts'

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
    const row = newCarRow(car, { id, ownerId, importKey: null, now, createdAt: days.get(car) })
    await tx.insertInto('cars').values(row).execute()
    await addHistory(tx, [{ ...row, carId: id, kind: 'added', at: now, value: row.price }])
    await addPictures(tx, id, car)
    const created = (await findCar(tx, id)) ?? fail('carGone')
    await tellSearches(tx, { id, car: created })
    // The counts last: whoever else offers a car waits for them. Suspended: after the call was let in.
    const suspendedAt = await changeCount(tx, ownerId, { column: 'postCount', by: 1 })
    if (suspendedAt !== null) fail('accountSuspended')
    await changeTotal(tx, { by: 1, changed: [id] })
    announce(tx, ['cars'], { kind: 'carAdded', id, car: created, ...(key && { key }) })
    announcePost(tx, ownerId, { id, isThere: true })
  })
}

/** Edits one's own car; its comments stay (`decisions.md` 21). Fails with `carGone`, `notYours`, `unknownPhoto`, `invalid`. */
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
    await tx
      .updateTable('cars')
      .set({ ...columnsOf({ ...car, vin: editedVin(car, current) }), ...drop, updatedAt: Date.now() })
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

/** A masked VIN stands for the whole one of the same offer, and for no other. Fails with `invalid`. */
function editedVin({ vin }: EditedCar, current: Car): string | undefined {
  if (vin === undefined || !isMaskedVin(vin)) return vin
  if (current.vin === undefined || vin !== maskedVin(current.vin)) {
    fail('invalid', { field: 'vin', sentence: messages.vinInvalid })
  }
  return current.vin
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
    await keepFormerPhotos(tx, id)
    const deleted = await tx
      .deleteFrom('cars')
      .where('id', '=', id)
      .where('ownerId', '=', ownerId)
      .returning(['hiddenAt', 'ownerSuspendedAt', 'unlistedAt', 'vin', 'createdAt'])
      .executeTakeFirst()
    if (!deleted) return
    await keepFormerOffer(tx, { ownerId, vin: deleted.vin, listedAt: deleted.createdAt })
    await leaveSavedCars(tx, [id])
    if (deleted.hiddenAt === null) await changeCount(tx, ownerId, { column: 'postCount', by: -1 })
    await changeTotal(tx, { by: isRowListed(deleted) ? -1 : 0, changed: [id] })
    if (isShown(deleted)) announce(tx, ['cars', `cars/${id}`], { kind: 'carDeleted', id })
    announcePost(tx, ownerId, { id, isThere: false })
  })
}

/** Tells of a post that a person has or has no more. */
export function announcePost(tx: Writing, ownerId: string, { id, isThere }: { id: string; isThere: boolean }): void {
  announce(tx, [`users/${ownerId}`], { kind: 'childChanged', path: `/posts/${id}`, value: isThere || null })
}

async function ownCar(db: Database, ownerId: string, id: string): Promise<Car | null> {
  const car = await findCar(db, id, { userId: ownerId, role: 'user' })
  if (car && car.owner_id !== ownerId) fail('notYours')
  return car
}

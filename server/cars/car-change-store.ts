import { type Car, type EditedCar, type NewCar } from '../../contract/car.ts'
import { isMaskedVin, maskedVin } from '../../contract/facts.ts'
import { messages } from '../../contract/messages.ts'
import { photoIdOf } from '../../contract/photo.ts'
import { write, type Database, type Writing } from '../db/database.ts'
import { createAllOnce } from '../db/idempotency-store.ts'
import { lockForChange } from '../db/locks.ts'
import { fail } from '../errors.ts'
import { announce } from '../live/announce.ts'
import { leaveSavedCars } from '../saved/saved-store.ts'
import { announceHits, tellSearches } from '../saved-searches/search-hits-store.ts'
import { changeCounts } from '../users/profile-counts-store.ts'
import { columnsOf } from './car-columns.ts'
import { recordEdit } from './car-history-store.ts'
import { countNewOffers, insertCars } from './car-insert-store.ts'
import { orderedPictures, replacePictures } from './car-picture-store.ts'
import { findCar, sameVehicle } from './car-store.ts'
import { changeTotal } from './car-totals-store.ts'
import { isRowListed, isShown } from './car-visibility-store.ts'
import { keepFormerOffer } from './former-offers-store.ts'
import { keepFormerPhotos } from './former-photos-store.ts'

/** An offer to be made, of the asker. */
export interface NewOffer {
  userId: string
  car: NewCar
  key?: string | undefined
}

/**
 * Offers cars and flags each among its owner's posts, all or none (`decisions.md` 20). The same `key` of an owner twice
 * makes one. Fails with `unknownPhoto`, `accountSuspended`; one that is `isBrief` also where others hold its rows for
 * longer than a moment (`isLocked`).
 */
export async function createCars(
  db: Database,
  offers: NewOffer[],
  { isBrief = false } = {},
): Promise<{ id: string; isNew: boolean }[]> {
  return createAllOnce(db, { kind: 'car', things: offers, isBrief }, async (tx, wanted) => {
    const fresh = wanted.map(({ id, userId, car }) => ({ id, ownerId: userId, car }))
    const { cars, hits } = await insertCars(tx, fresh)
    announceHits(tx, hits)
    for (const [at, { id, userId, car, key }] of wanted.entries()) {
      const mayBeKnown = car.vin !== undefined || orderedPictures(car).some((address) => photoIdOf(address) !== null)
      const row = { id, ownerId: userId, vin: car.vin ?? null }
      const created = { ...cars[at]!.car, ...(mayBeKnown && (await sameVehicle(tx, row))) }
      announce(tx, ['cars'], { kind: 'carAdded', id, car: created, ...(key && { key }) })
      announcePost(tx, userId, { id, isThere: true })
    }
    // The counts last: whoever else offers a car waits for them.
    if ((await countNewOffers(tx, fresh)).isAnySuspended) fail('accountSuspended')
  })
}

/** What an offer is to be: the form asks for a picture, a dealer's file may have none. */
export type CarEdit = Omit<EditedCar, 'img'> & Pick<NewCar, 'img'>

/**
 * Edits one's own car; its comments stay (`decisions.md` 21). `car` may be worked out of what stands there. Fails with
 * `carGone`, `notYours`, `unknownPhoto`, `invalid`.
 */
export async function editCar(
  db: Database,
  ownerId: string,
  {
    id,
    car: edit,
    check,
  }: { id: string; car: CarEdit | ((current: Car) => CarEdit); check?: CurrentCheck | undefined },
): Promise<Car> {
  return write(db, async (tx) => {
    await lockForChange(tx, 'cars', id)
    const current = await ownCar(tx, ownerId, id)
    if (!current) fail('carGone')
    check?.(current)
    const car = typeof edit === 'function' ? edit(current) : edit
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
      await tellSearches(tx, [{ id, car: shown, before: current }])
      announce(tx, ['cars', `cars/${id}`], { kind: 'carChanged', id, car: shown })
    }
    return (await ownCar(tx, ownerId, id)) ?? fail('carGone')
  })
}

/** A masked VIN stands for the whole one of the same offer, and for no other. Fails with `invalid`. */
function editedVin({ vin }: CarEdit, current: Car): string | undefined {
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
    if (deleted.hiddenAt === null) await changeCounts(tx, 'postCount', new Map([[ownerId, -1]]))
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

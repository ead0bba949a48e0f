import { type Car, type EditedCar, type NewCar } from '../../contract/car.ts'
import { isMaskedVin, maskedVin } from '../../contract/facts.ts'
import { photoIdOf } from '../../contract/photo.ts'
import { type Database, type Writing } from '../db/database.ts'
import { write } from '../db/write.ts'
import { createOnce, type SentKey } from '../db/idempotency-store.ts'
import { lockForChange } from '../db/locks.ts'
import { noteForLastStep } from '../db/transaction.ts'
import { pipeline } from '../db/pipeline.ts'
import { fail } from '../lib/errors.ts'
import { endDealsOfCars } from '../deals/car-deals-store.ts'
import { publish } from '../events/publish.ts'
import { notifyFollowersLater } from '../notifications/offer-fan-out-store.ts'
import { tellDrop } from '../saved/sale-notices-store.ts'
import { leaveSavedCars } from '../saved/saved-store.ts'
import { publishHits, tellSearches } from '../saved-searches/search-hits-store.ts'
import { changeCounts } from '../users/profile-counts-store.ts'
import { columnsOf } from '../cars/car-columns.ts'
import { recordEdit } from '../cars/car-history-store.ts'
import { countNewOffers, insertCars, type FreshCar } from './offer-insert-store.ts'
import { forgetSale } from './sale-store.ts'
import { findDeclared } from './seller-store.ts'
import { orderedPictures, replacePictures } from '../cars/car-picture-store.ts'
import { findCar, sameVehicle } from '../cars/car-store.ts'
import { deleteCarRows, updateCarRows } from '../cars/car-rows-store.ts'
import { isShown } from '../cars/car-visibility-store.ts'
import { recordFormerOffer } from '../cars/former-offers-store.ts'
import { leaveSaidFacts } from '../cars/said-facts-store.ts'
import { replaceOfferText } from '../radar/offer-texts-store.ts'
import { noteChange, openCaseOfHidden } from '../reports/changed-hidden-store.ts'
import { recordFormerPhotos } from '../cars/former-photos-store.ts'

/** A new offer of a person. */
interface NewOffer {
  userId: string
  car: NewCar
  key?: SentKey | undefined
}

/**
 * Publishes an offer, adds it to its owner's posts (`decisions.md` 20) and answers its id. The same `key` of an owner
 * makes one offer only. Fails with `unknownPhoto`, `accountSuspended`.
 */
export async function createCar(db: Database, { userId, car, key }: NewOffer): Promise<string> {
  const created = await createOnce(db, { kind: 'car', userId, key }, async (tx, id) => {
    const fresh = [{ id, ownerId: userId, car }]
    const { cars, hits } = await insertCars(tx, fresh)
    publishHits(tx, hits)
    const mayBeKnown = car.vin !== undefined || orderedPictures(car).some((address) => photoIdOf(address) !== null)
    const same = mayBeKnown ? await sameVehicle(tx, { id, ownerId: userId, vin: car.vin ?? null }) : {}
    publish(tx, ['cars'], { kind: 'carAdded', id, car: { ...cars[0]!.car, ...same }, ...(key && { key: key.key }) })
    publishPost(tx, userId, { id, isThere: true })
    noteForLastStep(tx, 'newOffers', { step: followNewOffers, note: { id, ownerId: userId, car } })
  })
  return created.id
}

/** What follows from the new offers of a transaction, for each of their owners once. Fails with `accountSuspended`. */
async function followNewOffers(tx: Writing, offers: FreshCar[]): Promise<void> {
  const { isAnySuspended, followed } = await countNewOffers(tx, offers)
  if (isAnySuspended) fail('accountSuspended')
  for (const [ownerId, own] of Map.groupBy(offers, (offer) => offer.ownerId)) {
    const newest = own.at(-1)!
    if (followed.has(ownerId))
      await notifyFollowersLater(tx, ownerId, { newest: { ...newest.car, id: newest.id }, count: own.length })
  }
}

/** The new value of an offer. The form requires a picture, a dealer's file does not. */
export type CarEdit = Omit<EditedCar, 'img'> & Pick<NewCar, 'img'>

/**
 * Edits the owner's car; its comments stay (`decisions.md` 21), and of a hidden one moderators are told. `car` may be a
 * function of the present value. Fails with `carGone`, `notYours`, `unknownPhoto`, `invalid`.
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
    const ofHidden = await openCaseOfHidden(tx, id)
    await lockForChange(tx, 'cars', id)
    const current = await ownCar(tx, ownerId, id)
    if (!current) fail('carGone')
    check?.(current)
    const car = typeof edit === 'function' ? edit(current) : edit
    const columns = columnsOf({ ...car, vin: editedVin(car, current) })
    const [drop, declared] = await pipeline(tx, [
      async () => recordEdit(tx, { id, before: current, after: car }),
      async () => findDeclared(tx, [ownerId]),
    ])
    const seller = declared.get(ownerId) ?? columns.seller
    const isTextNew = car.description !== current.description
    await pipeline(tx, [
      async () => updateCarRows(tx, [id], { ...columns, ...drop, seller, updatedAt: Date.now() }),
      async () => replacePictures(tx, id, car),
      async () => isTextNew && replaceOfferText(tx, { id, ownerId, description: car.description }),
    ])
    const [shown, own] = await pipeline(tx, [async () => findCar(tx, id), async () => ownCar(tx, ownerId, id)])
    if (ofHidden) await noteChange(tx, ofHidden)
    if (shown) {
      await tellSearches(tx, [{ id, car: shown, before: current }])
      await tellDrop(tx, { ...shown, id, ownerId }, { before: current.price, now: shown.price })
      publish(tx, ['cars', `cars/${id}`], { kind: 'carChanged', id, car: shown })
    }
    return own ?? fail('carGone')
  })
}

/** Replaces the masked VIN of the same offer by the whole one. Fails with `invalid` when it is that of another. */
function editedVin({ vin }: CarEdit, current: Car): string | undefined {
  if (vin === undefined || !isMaskedVin(vin)) return vin
  if (current.vin === undefined || vin !== maskedVin(current.vin)) {
    fail('invalid', { field: 'vin', message: 'vinInvalid' })
  }
  return current.vin
}

/** Throws when the car has another value than the caller expects (if-match). */
export type CurrentCheck = (current: Car | null) => void

/**
 * Deletes the owner's car with its comments, pictures and entry in the posts; a missing car is no error. Fails with
 * `notYours`.
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
    await recordFormerPhotos(tx, id)
    const [deleted] = await deleteCarRows(tx, [id])
    if (!deleted) return
    await recordFormerOffer(tx, { ownerId, vin: deleted.vin, listedAt: deleted.createdAt })
    await leaveSaidFacts(tx, { carId: id, vin: deleted.vin })
    await leaveSavedCars(tx, [id])
    await endDealsOfCars(tx, [id])
    if (deleted.state !== 'sold') await forgetSale(tx, ownerId, id)
    if (deleted.hiddenAt === null) await changeCounts(tx, 'postCount', new Map([[ownerId, -1]]))
    if (isShown(deleted)) publish(tx, ['cars', `cars/${id}`], { kind: 'carDeleted', id })
    publishPost(tx, ownerId, { id, isThere: false })
  })
}

/** Publishes that a person has a post, or has it no more. */
export function publishPost(tx: Writing, ownerId: string, { id, isThere }: { id: string; isThere: boolean }): void {
  publish(tx, [`users/${ownerId}`], { kind: 'childChanged', path: `/posts/${id}`, value: isThere || null })
}

async function ownCar(db: Database, ownerId: string, id: string): Promise<Car | null> {
  const car = await findCar(db, id, { userId: ownerId, role: 'user' })
  if (car && car.owner_id !== ownerId) fail('notYours')
  return car
}

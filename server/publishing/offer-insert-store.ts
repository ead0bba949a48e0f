import { type Car, type NewCar } from '../../contract/car.ts'
import { photoIdOf } from '../../contract/photo.ts'
import { type Writing } from '../db/database.ts'
import { lockForKeyShare } from '../db/locks.ts'
import { pipeline } from '../db/pipeline.ts'
import { findCandidates } from '../saved-searches/search-candidates-store.ts'
import { recordHits, type LiveHit } from '../saved-searches/search-hits-store.ts'
import { changeCounts } from '../users/profile-counts-store.ts'
import { newCarRow } from '../cars/car-columns.ts'
import { insertHistory } from '../cars/car-history-store.ts'
import { findPictures, insertPictures, orderedPictures, wireCar } from '../cars/car-picture-store.ts'
import { insertCarRows } from '../cars/car-rows-store.ts'
import { findFormerOwners, firstDays } from '../cars/former-offers-store.ts'
import { storeOfferTexts } from '../radar/offer-texts-store.ts'
import { bringSaidFacts } from '../cars/said-facts-store.ts'
import { findDeclared } from './seller-store.ts'

/** A new offer with its id. */
export interface FreshCar {
  id: string
  ownerId: string
  car: NewCar
  importKey?: string | undefined
}

/** Offers as everybody sees them, in the given order, and the people to notify at once of searches that they match. */
export interface InsertedCars {
  cars: { id: string; car: Car }[]
  hits: LiveHit[]
}

/**
 * Inserts new offers with their pictures and first history entries, and records which saved searches they match.
 * `countNewOffers` has to follow. Fails with `unknownPhoto`, and `invalid` when there are too many pictures.
 */
export async function insertCars(tx: Writing, fresh: FreshCar[]): Promise<InsertedCars> {
  if (fresh.length === 0) return { cars: [], hits: [] }
  const now = Date.now()
  const rows = fresh.map(({ car, importKey = null, ...offer }) => newCarRow(car, { ...offer, importKey, now }))
  // Owners are locked before photos, in the order of the deletion of an account.
  await lockForKeyShare(tx, 'users', ownersOfPhotos(fresh))
  const pictures = await findPictures(tx, fresh)
  const beginnings = rows.map(({ id, ownerId, price }) => {
    return { carId: id, ownerId, kind: 'added', at: now, value: price } as const
  })
  const ownerIds = [...new Set(fresh.map(({ ownerId }) => ownerId))]
  const [owners, candidates, sellers] = await pipeline(tx, [
    async () => findFormerOwners(tx, ownerIds, now),
    async () => findCandidates(tx, rows),
    async () => findDeclared(tx, ownerIds),
  ])
  const days = await firstDays(tx, fresh, { owners, now })
  // A repeated offer of a vehicle keeps the first day of the deleted one.
  for (const [at, row] of rows.entries()) {
    row.createdAt = days.get(fresh[at]!.car) ?? now
    row.seller = sellers.get(row.ownerId) ?? row.seller
  }
  await pipeline(tx, [
    async () => insertCarRows(tx, rows),
    async () => insertHistory(tx, beginnings),
    async () => insertPictures(tx, pictures),
    async () => storeOfferTexts(tx, rows),
  ])
  await bringSaidFacts(tx, fresh)
  const picturesOf = Map.groupBy(pictures, ({ carId }) => carId)
  const cars = rows.map((row) => ({ id: row.id, car: wireCar(row, { pictures: picturesOf.get(row.id) }) }))
  return { cars, hits: await recordHits(tx, cars, candidates) }
}

/** Adds new offers to their owners' counts, and publishes the counts. Answers as `changeCounts` does. */
export async function countNewOffers(
  tx: Writing,
  offers: Pick<FreshCar, 'id' | 'ownerId'>[],
): Promise<{ isAnySuspended: boolean; followed: ReadonlySet<string> }> {
  const byOwner = Map.groupBy(offers, ({ ownerId }) => ownerId)
  const posts = new Map([...byOwner].map(([ownerId, own]) => [ownerId, own.length]))
  return changeCounts(tx, 'postCount', posts)
}

/** The owners of offers with photos of our own. */
function ownersOfPhotos(fresh: FreshCar[]): string[] {
  const withPhotos = fresh.filter(({ car }) => orderedPictures(car).some((address) => photoIdOf(address) !== null))
  return [...new Set(withPhotos.map(({ ownerId }) => ownerId))]
}

import { type NewCar } from '../../contract/car.ts'
import { type Database, type Writing } from '../db/database.ts'
import { PreparedStatement } from '../db/prepared-statement.ts'
import { firstDaysByPhotos, selectFormerOwners, sweepFormerPhotos, type Offered } from './former-photos-store.ts'

/** Ms within which a vehicle that its owner offers again keeps the first day of the deleted offer. */
export const formerOfferMs = 90 * 24 * 60 * 60 * 1000

/** Records the first day of an offer that is about to be deleted, by its VIN if it has one, and by its photos. */
export async function recordFormerOffer(
  tx: Writing,
  { ownerId, vin, listedAt }: { ownerId: string; vin: string | null; listedAt: number },
): Promise<void> {
  if (vin === null) return
  const row = { listedAt, goneAt: Date.now() }
  await tx
    .insertInto('formerOffers')
    .values({ ownerId, vin, ...row })
    .onConflict((conflict) => conflict.columns(['ownerId', 'vin']).doUpdateSet(row))
    .execute()
}

/** Those of these owners whose vehicles `firstDays` may recognise by photos. */
export async function findFormerOwners(
  tx: Writing,
  ownerIds: readonly string[],
  now: number,
): Promise<{ ownerId: string }[]> {
  const since = now - formerOfferMs
  const [ownerId] = ownerIds
  return ownerId !== undefined && ownerIds.length === 1
    ? oneFormerOwner.execute(tx, { ownerId, since })
    : selectFormerOwners(tx, ownerIds, since).execute()
}

const oneFormerOwner = new PreparedStatement((db, { ownerId, since }: { ownerId: string; since: number }) =>
  selectFormerOwners(db, [ownerId], since),
)

/**
 * The first days of vehicles that the same owner offered before and deleted, by VIN or, for the owners of
 * `findFormerOwners`, by photos.
 */
export async function firstDays(
  tx: Writing,
  offers: readonly Offered[],
  { owners, now }: { owners: readonly { ownerId: string }[]; now: number },
): Promise<Map<NewCar, number>> {
  const since = now - formerOfferMs
  const days = await firstDaysByPhotos(tx, offers, { owners, since })
  const vins = offers.flatMap(({ car }) => car.vin ?? [])
  if (vins.length === 0) return days
  const offering = new Set(offers.map(({ ownerId }) => ownerId))
  const rows = await tx
    .selectFrom('formerOffers')
    .select(['ownerId', 'vin', 'listedAt'])
    .where('ownerId', 'in', [...offering])
    .where('vin', 'in', vins)
    .where('goneAt', '>', since)
    .execute()
  const byVin = new Map(rows.map(({ ownerId, vin, listedAt }) => [`${ownerId} ${vin}`, listedAt]))
  for (const { ownerId, car } of offers) {
    const day = byVin.get(`${ownerId} ${car.vin}`)
    if (day !== undefined) days.set(car, day)
  }
  return days
}

/** Deletes records of offers that were deleted more than 90 days ago. */
export async function sweepFormerOffers(db: Database, now = Date.now()): Promise<void> {
  const before = now - formerOfferMs
  await db.deleteFrom('formerOffers').where('goneAt', '<', before).execute()
  await sweepFormerPhotos(db, before)
}

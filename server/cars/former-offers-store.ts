import { type NewCar } from '../../contract/car.ts'
import { type Database, type Writing } from '../db/database.ts'
import { firstDaysByPhotos, selectFormerOwners, sweepFormerPhotos, type Offered } from './former-photos-store.ts'

/** Whoever offers a vehicle again within so long after its offer was deleted offers it since the first day. */
const keptMs = 90 * 24 * 60 * 60 * 1000

/** Keeps since when a vehicle was offered, as its offer is deleted, by its VIN if it has one. */
export async function keepFormerOffer(
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

/** Those of the owners whom `firstDays` may know again by photos. */
export function selectFormer(tx: Writing, offers: readonly Offered[], now: number) {
  return selectFormerOwners(tx, offers, now - keptMs)
}

/**
 * Since when the owners have offered those of these vehicles whose offers they have deleted, by VIN or, of those that
 * `selectFormer` answers, by photos.
 */
export async function firstDays(
  tx: Writing,
  offers: readonly Offered[],
  { owners, now }: { owners: readonly { ownerId: string }[]; now: number },
): Promise<Map<NewCar, number>> {
  const since = now - keptMs
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

/** Forgets offers that were deleted more than 90 days ago. */
export async function sweepFormerOffers(db: Database, now = Date.now()): Promise<void> {
  const before = now - keptMs
  await db.deleteFrom('formerOffers').where('goneAt', '<', before).execute()
  await sweepFormerPhotos(db, before)
}

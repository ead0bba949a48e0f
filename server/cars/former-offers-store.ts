import { type NewCar } from '../../contract/car.ts'
import { type Database, type Writing } from '../db/database.ts'

/** Whoever offers a vehicle again within so long after its offer was deleted offers it since the first day. */
const keptMs = 90 * 24 * 60 * 60 * 1000

/** Keeps since when a vehicle was offered, as its offer is deleted; one without a VIN is not known again. */
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

/** Since when an owner has offered those of these vehicles whose offers they have deleted, by VIN. */
export async function firstDays(
  tx: Writing,
  ownerId: string,
  { cars, now }: { cars: readonly Pick<NewCar, 'vin'>[]; now: number },
): Promise<Map<string | undefined, number>> {
  const vins = cars.flatMap(({ vin }) => vin ?? [])
  if (vins.length === 0) return new Map()
  const rows = await tx
    .selectFrom('formerOffers')
    .select(['vin', 'listedAt'])
    .where('ownerId', '=', ownerId)
    .where('vin', 'in', vins)
    .where('goneAt', '>', now - keptMs)
    .execute()
  return new Map(rows.map(({ vin, listedAt }) => [vin, listedAt]))
}

/** Forgets offers that were deleted more than 90 days ago. */
export async function sweepFormerOffers(db: Database, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('formerOffers')
    .where('goneAt', '<', now - keptMs)
    .execute()
}

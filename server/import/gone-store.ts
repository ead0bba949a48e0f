import { deleteCar } from '../cars/car-change-store.ts'
import { setCarState } from '../cars/car-state-store.ts'
import { type Database } from '../db/database.ts'

/** What happens to offers of earlier files that the file lacks. */
export const goneChoices = ['keep', 'pause', 'delete'] as const
/** One of them. */
export type GoneChoice = (typeof goneChoices)[number]

/** What the key of an offer begins with that was paused because the file lacked it: it comes back with its row. */
export const goneMark = 'gone:'

/** An offer of an earlier file. */
export interface GoneOffer {
  id: string
  importKey: string
}

/**
 * The owner's listed offers of files that are not among those that the file has.
 * @param isThere is an offer in the file, accepted or rejected?
 */
export async function findGone(
  db: Database,
  ownerId: string,
  isThere: (offer: { id: string; importKey: string; vin: string | null }) => boolean,
): Promise<GoneOffer[]> {
  const offers = await db
    .selectFrom('cars')
    .select(['id', 'importKey', 'vin'])
    .where('ownerId', '=', ownerId)
    .where('importKey', 'is not', null)
    .where('state', 'in', ['forSale', 'reserved'])
    .execute()
  return offers.flatMap(({ id, importKey, vin }) =>
    importKey === null || isThere({ id, importKey, vin }) ? [] : { id, importKey },
  )
}

/** Pauses or deletes offers, as their owner does. */
export async function settleGone(
  db: Database,
  ownerId: string,
  { offers, choice }: { offers: readonly GoneOffer[]; choice: GoneChoice },
): Promise<void> {
  for (const { id, importKey } of offers) {
    if (choice === 'delete') await deleteCar(db, ownerId, { id })
    if (choice !== 'pause') continue
    await setCarState(db, ownerId, { id, state: 'paused' })
    await db
      .updateTable('cars')
      .set({ importKey: goneMark + importKey })
      .where('id', '=', id)
      .execute()
  }
}

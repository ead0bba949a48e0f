import { deleteCar } from '../publishing/offer-store.ts'
import { setCarState } from '../publishing/offer-state-store.ts'
import { updateUnseen } from '../cars/car-rows-store.ts'
import { type Database } from '../db/database.ts'
import { write } from '../db/write.ts'

/** What to do with offers of earlier files that are missing in a file. */
export const goneChoices = ['keep', 'pause', 'delete'] as const
/** One of them. */
export type GoneChoice = (typeof goneChoices)[number]

/** Key prefix of an offer paused because its row was missing; it is for sale again when the row comes back. */
export const goneMark = 'gone:'

/** An offer of an earlier file. */
export interface GoneOffer {
  id: string
  importKey: string
}

/**
 * The owner's listed offers of earlier files that are missing in the file, and how many are listed with those of the file.
 * @param isThere tells whether an offer is in the file, accepted or rejected
 */
export async function findGone(
  db: Database,
  ownerId: string,
  isThere: (offer: { id: string; importKey: string; vin: string | null }) => boolean,
): Promise<{ gone: GoneOffer[]; listed: number }> {
  const offers = await db
    .selectFrom('cars')
    .select(['id', 'importKey', 'vin'])
    .where('ownerId', '=', ownerId)
    .where('importKey', 'is not', null)
    .where('state', 'in', ['forSale', 'reserved'])
    .execute()
  const gone = offers.flatMap(({ id, importKey, vin }) =>
    importKey === null || isThere({ id, importKey, vin }) ? [] : { id, importKey },
  )
  return { gone, listed: offers.length }
}

/** Pauses or deletes offers in the owner's name. */
export async function settleGone(
  db: Database,
  ownerId: string,
  { offers, choice }: { offers: readonly GoneOffer[]; choice: GoneChoice },
): Promise<void> {
  for (const { id, importKey } of offers) {
    if (choice === 'delete') await deleteCar(db, ownerId, { id })
    if (choice !== 'pause') continue
    await setCarState(db, ownerId, { id, state: 'paused' })
    await write(db, (tx) => updateUnseen(tx, [id], { importKey: goneMark + importKey }))
  }
}

import { expiry, renewal, type EndedCount, type RenewedOffers } from '../../contract/car-state.ts'
import { updateCarRows } from '../cars/car-rows-store.ts'
import { findCar } from '../cars/car-store.ts'
import { isShown } from '../cars/car-visibility-store.ts'
import { batchesOf } from '../db/batches.ts'
import { type Database, type Writing } from '../db/database.ts'
import { lockForChange } from '../db/locks.ts'
import { write } from '../db/write.ts'
import { carryCarState } from '../deals/car-deals-store.ts'
import { publish } from '../events/publish.ts'
import { changeState } from './offer-state-store.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Offers that are changed at once. */
const atOnce = 20

/** How many offers of a person have ended by themselves; hidden ones are not counted. */
export async function countEndedOffers(db: Database, ownerId: string): Promise<EndedCount> {
  const ended = selectEnded(db, ownerId).select((eb) => eb.fn.countAll<number>().as('count'))
  return { count: (await ended.executeTakeFirstOrThrow()).count }
}

/**
 * Puts the owner's offers that ended by themselves up for sale again, those that ended last first, 200 at most. Each is
 * a write of its own, so that nobody waits for all of them.
 */
export async function renewOffers(db: Database, ownerId: string): Promise<RenewedOffers> {
  const found = await selectEnded(db, ownerId)
    .select('id')
    .orderBy('stateAt', 'desc')
    .orderBy('id', 'desc')
    .limit(renewal.offers)
    .execute()
  return { offers: await changeEach(found, ({ id }) => renew(db, ownerId, id)) }
}

/**
 * Ends offers again as they had ended before their owner renewed them, if that was in the last minutes and no other
 * change of state has followed.
 */
export async function endOffersAgain(
  db: Database,
  ownerId: string,
  { offers }: RenewedOffers,
  now = Date.now(),
): Promise<RenewedOffers> {
  const named = [...new Set(offers)].map((id) => ({ id }))
  return { offers: await changeEach(named, ({ id }) => endAgain(db, ownerId, { id, now })) }
}

/** Changes offers, some at once, which share their transactions; answers the ids of those that were changed. */
async function changeEach(
  found: { id: string }[],
  change: (offer: { id: string }) => Promise<boolean>,
): Promise<string[]> {
  const changed: string[] = []
  for (const some of batchesOf(found, atOnce)) {
    const outcomes = await Promise.all(some.map(change))
    changed.push(...some.filter((_offer, at) => outcomes[at]).map(({ id }) => id))
  }
  return changed
}

function selectEnded(db: Database, ownerId: string) {
  return db
    .selectFrom('cars')
    .where('ownerId', '=', ownerId)
    .where('state', '=', 'expired')
    .where('hiddenAt', 'is', null)
    .where('ownerSuspendedAt', 'is', null)
}

async function renew(db: Database, ownerId: string, id: string): Promise<boolean> {
  return write(db, async (tx) => {
    const car = await lockOffer(tx, ownerId, id)
    if (car?.state !== 'expired' || !isShown(car)) return false
    await changeState(tx, { id, state: 'forSale', now: Date.now() })
    return true
  })
}

async function endAgain(db: Database, ownerId: string, { id, now }: { id: string; now: number }): Promise<boolean> {
  return write(db, async (tx) => {
    const car = await lockOffer(tx, ownerId, id)
    if (car?.state !== 'forSale') return false
    const [renewed, ended] = await lastStates(tx, id)
    if (renewed?.note !== 'forSale' || ended?.note !== 'expired') return false
    if (renewed.at < now - renewal.undoMinutes * 60 * 1000) return false
    await updateCarRows(tx, [id], {
      state: 'expired',
      stateAt: ended.at,
      unlistedAt: ended.at,
      renewedAt: ended.at - expiry.hideDays * dayMs,
      updatedAt: now,
    })
    await tx.deleteFrom('carHistory').where('id', '=', renewed.id).execute()
    await carryCarState(tx, id, 'expired')
    const shown = await findCar(tx, id)
    if (shown) publish(tx, ['cars', `cars/${id}`], { kind: 'carChanged', id, car: shown })
    return true
  })
}

/** An offer that nobody else changes until the commit; undefined when it is not the owner's. */
async function lockOffer(tx: Writing, ownerId: string, id: string) {
  await lockForChange(tx, 'cars', id)
  return tx
    .selectFrom('cars')
    .select(['state', 'hiddenAt', 'ownerSuspendedAt'])
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .executeTakeFirst()
}

/** The last two states in the history of an offer, the newest first. */
function lastStates(tx: Writing, carId: string) {
  return tx
    .selectFrom('carHistory')
    .select(['id', 'note', 'at'])
    .where('carId', '=', carId)
    .where('kind', '=', 'state')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
}

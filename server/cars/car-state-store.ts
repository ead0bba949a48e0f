import { expiry, isListed, type CarState, type SettableState } from '../../contract/car-state.ts'
import { write, type Database, type Writing } from '../db/database.ts'
import { lockForChange } from '../db/locks.ts'
import { fail } from '../errors.ts'
import { announce } from '../live/announce.ts'
import { tellReturn, tellSale } from '../saved/sale-notices-store.ts'
import { tellSearches } from '../saved-searches/search-hits-store.ts'
import { insertHistory } from './car-history-store.ts'
import { findCar } from './car-store.ts'
import { changeTotal } from './car-totals-store.ts'
import { isShown, listed } from './car-visibility-store.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * The owner says what state an offer is in. "For sale" renews it: it stays for another 44 days, at the place in lists
 * that its first day gave it. Fails with `carGone`, `notYours`.
 */
export async function setCarState(
  db: Database,
  ownerId: string,
  { id, state }: { id: string; state: SettableState },
): Promise<void> {
  await write(db, async (tx) => {
    await lockForChange(tx, 'cars', id)
    const car = await tx.selectFrom('cars').select('ownerId').where('id', '=', id).executeTakeFirst()
    if (!car) fail('carGone')
    if (car.ownerId !== ownerId) fail('notYours')
    await changeState(tx, { id, state, now: Date.now() })
  })
}

/** Hides offers whose owners have not said for 44 days that they are still for sale; answers how many. */
export async function expireOffers(db: Database, now = Date.now()): Promise<number> {
  const before = now - expiry.hideDays * dayMs
  const due = await db
    .selectFrom('cars')
    .select('id')
    .where('renewedAt', '<', before)
    .where(listed)
    .orderBy('renewedAt')
    .limit(1000)
    .execute()
  for (const { id } of due) {
    await write(db, async (tx) => {
      await lockForChange(tx, 'cars', id)
      const car = await tx.selectFrom('cars').select('renewedAt').where('id', '=', id).where(listed).executeTakeFirst()
      // Renewed or sold meanwhile.
      if (car && car.renewedAt < before) await changeState(tx, { id, state: 'expired', now })
    })
  }
  return due.length
}

/** Brings back an offer that had expired: a dealer's file says that it is still for sale. */
export async function bringBack(db: Database, id: string): Promise<void> {
  await write(db, async (tx) => {
    await lockForChange(tx, 'cars', id)
    const car = await tx.selectFrom('cars').select('state').where('id', '=', id).executeTakeFirst()
    if (car?.state === 'expired') await changeState(tx, { id, state: 'forSale', now: Date.now() })
  })
}

async function changeState(
  tx: Writing,
  { id, state, now }: { id: string; state: CarState; now: number },
): Promise<void> {
  const before = await tx.selectFrom('cars').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const isChanged = before.state !== state
  await tx
    .updateTable('cars')
    .set({
      ...(isChanged && {
        state,
        stateAt: now,
        updatedAt: now,
        unlistedAt: isListed(state) ? null : (before.unlistedAt ?? now),
      }),
      renewedAt: isListed(state) ? now : before.renewedAt,
    })
    .where('id', '=', id)
    .execute()
  if (isChanged) {
    await insertHistory(tx, [{ carId: id, ownerId: before.ownerId, kind: 'state', at: now, note: state }]).execute()
  }
  const by = isShown(before) ? Number(isListed(state)) - Number(before.unlistedAt === null) : 0
  const shown = await findCar(tx, id)
  // Reserved and for sale again, it was there all the time.
  if (shown && !isListed(before.state)) await tellSearches(tx, [{ id, car: shown }])
  if (shown && isChanged && state === 'sold') await tellSale(tx, before)
  if (shown && state === 'forSale' && !isListed(before.state)) await tellReturn(tx, before, now)
  await changeTotal(tx, { by, changed: [id] })
  if (shown) announce(tx, ['cars', `cars/${id}`], { kind: 'carChanged', id, car: shown })
}

import { expiry, isListed, type CarState, type NewState } from '../../contract/car-state.ts'
import { type Database, type Writing } from '../db/database.ts'
import { requireFew } from '../db/sweep-guard-store.ts'
import { write } from '../db/write.ts'
import { lockForChange } from '../db/locks.ts'
import { carryCarState } from '../deals/car-deals-store.ts'
import { noteBuyer } from '../deals/handover-store.ts'
import { publish } from '../events/publish.ts'
import { readNotices } from '../happenings/read-notices-store.ts'
import { tellReturn, tellSale } from '../saved/sale-notices-store.ts'
import { tellSearches } from '../saved-searches/search-hits-store.ts'
import { insertHistory } from '../cars/car-history-store.ts'
import { findCar } from '../cars/car-store.ts'
import { carTotals } from '../cars/car-totals-store.ts'
import { updateCarRows } from '../cars/car-rows-store.ts'
import { lockOwnCar } from '../cars/own-car-store.ts'
import { noteProfileFacts } from '../users/profile-facts-store.ts'
import { noteSale } from './sale-store.ts'
import { listed } from '../cars/car-visibility-store.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * Sets the state of the owner's offer. "For sale" renews it for another 44 days; its place in lists stays that of its
 * first day. Fails with `carGone`, `notYours`, `notMet`.
 */
export async function setCarState(
  db: Database,
  ownerId: string,
  { id, state, place, buyerId }: { id: string } & NewState,
): Promise<void> {
  await write(db, async (tx) => {
    // People before offers: the sale refers to its seller.
    if (state === 'sold') await lockForChange(tx, 'users', ownerId)
    await lockOwnCar(tx, ownerId, id)
    await changeState(tx, { id, state, now: Date.now() })
    if (state === 'sold') await noteSale(tx, ownerId, { carId: id, place, soldAt: Date.now() })
    if (state === 'sold' && buyerId !== undefined) await noteBuyer(tx, { carId: id, sellerId: ownerId, buyerId })
  })
}

/**
 * Requires that few of the listed offers end now (`server/db/sweep-guard-store.ts`).
 * @throws SweepStopped when they are many
 */
export async function requireFewToExpire(db: Database, now = Date.now()): Promise<void> {
  const count = db
    .selectFrom('cars')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(listed)
  const { count: due } = await count.where('renewedAt', '<', now - expiry.hideDays * dayMs).executeTakeFirstOrThrow()
  await requireFew(db, 'offers', { due, all: (await carTotals(db)).count, now })
}

/** Hides offers that their owners have not renewed for 44 days; answers how many. */
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
      // The owner may have renewed or sold it meanwhile.
      if (car && car.renewedAt < before) await changeState(tx, { id, state: 'expired', now })
    })
  }
  return due.length
}

/** Renews an expired offer because a dealer's file still lists it. */
export async function bringBack(db: Database, id: string): Promise<void> {
  await write(db, async (tx) => {
    await lockForChange(tx, 'cars', id)
    const car = await tx.selectFrom('cars').select('state').where('id', '=', id).executeTakeFirst()
    if (car?.state === 'expired') await changeState(tx, { id, state: 'forSale', now: Date.now() })
  })
}

/**
 * Lists offers again that expired since `since` (epoch ms), as after a clock that was wrong; their owners are asked as
 * those of offers that are 30 days old. Answers how many.
 */
export async function bringBackExpired(db: Database, since: number, now = Date.now()): Promise<number> {
  const expired = db.selectFrom('cars').select('id').where('state', '=', 'expired').where('stateAt', '>=', since)
  const found = await expired.orderBy('id').execute()
  for (const { id } of found) {
    await write(db, async (tx) => {
      await lockForChange(tx, 'cars', id)
      const car = await tx.selectFrom('cars').select(['state', 'renewedAt']).where('id', '=', id).executeTakeFirst()
      if (car?.state !== 'expired') return
      const renewedAt = Math.max(car.renewedAt, now - expiry.askDays * dayMs)
      await changeState(tx, { id, state: 'forSale', now, renewedAt })
    })
  }
  return found.length
}

/** Changes the state of a locked offer, with its history and everybody who is told. */
export async function changeState(
  tx: Writing,
  { id, state, now, renewedAt = now }: { id: string; state: CarState; now: number; renewedAt?: number },
): Promise<void> {
  const before = await tx.selectFrom('cars').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const isChanged = before.state !== state
  const unlistedAt = isListed(state) ? null : (before.unlistedAt ?? now)
  await updateCarRows(tx, [id], {
    ...(isChanged && { state, stateAt: now, updatedAt: now, unlistedAt }),
    renewedAt: isListed(state) ? renewedAt : before.renewedAt,
  })
  if (isChanged) {
    await insertHistory(tx, [{ carId: id, ownerId: before.ownerId, kind: 'state', at: now, note: state }])
  }
  await readNotices(tx, before.ownerId, { types: ['stillForSale'], subject: id })
  const shown = await findCar(tx, id)
  // A reserved offer was listed already.
  if (shown && !isListed(before.state)) await tellSearches(tx, [{ id, car: shown }])
  if (shown && isChanged && state === 'sold') await tellSale(tx, before)
  if (shown && state === 'forSale' && !isListed(before.state)) await tellReturn(tx, before, now)
  if (isChanged) await carryCarState(tx, id, state)
  if (isChanged && [state, before.state].includes('sold')) noteProfileFacts(tx, before.ownerId)
  if (shown) publish(tx, ['cars', `cars/${id}`], { kind: 'carChanged', id, car: shown })
}

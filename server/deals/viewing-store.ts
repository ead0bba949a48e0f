import { sql } from 'kysely'
import { isListed } from '../../contract/car-state.ts'
import { sideOf } from '../../contract/price-offer.ts'
import { type ViewingStep } from '../../contract/step.ts'
import { endOf, type Viewing, viewingLimits } from '../../contract/viewing.ts'
import { type NewViewing, type ViewingActing } from '../../contract/viewing-rules.ts'
import { isHiddenOffer, isShown } from '../cars/car-visibility-store.ts'
import { unblocked } from '../blocks/blocks-store.ts'
import { isUniqueViolation, type Database, type Writing } from '../db/database.ts'
import { type ViewingRow } from '../db/deal-tables.ts'
import { createOnce, type SentKey } from '../db/idempotency-store.ts'
import { lockForChange } from '../db/locks.ts'
import { write } from '../db/write.ts'
import { fail } from '../lib/errors.ts'
import { notify } from '../happenings/notify-store.ts'
import { publishViewing, selectViewings, tellViewing, wireViewing, updateViewing } from './viewing-rows-store.ts'

const listed = 50

/** The newest viewings between two people, newest first. */
export async function listViewingsBetween(db: Database, userId: string, otherId: string): Promise<Viewing[]> {
  const between = (sellerId: string, buyerId: string) =>
    selectViewings(db)
      .where('sellerId', '=', sellerId)
      .where('buyerId', '=', buyerId)
      .orderBy('viewings.id', 'desc')
      .limit(listed)
      .execute()
  const rows = [...(await between(userId, otherId)), ...(await between(otherId, userId))]
  const now = Date.now()
  return rows
    .map((row) => wireViewing(row, now))
    .toSorted((one, other) => (one.id < other.id ? 1 : -1))
    .slice(0, listed)
}

/** A person's confirmed viewings to come, the next first. */
export async function listComingViewings(db: Database, userId: string): Promise<Viewing[]> {
  const now = Date.now()
  const onSide = (side: 'sellerId' | 'buyerId') =>
    selectViewings(db)
      .where(side, '=', userId)
      .where(sql<boolean>`viewings.state = 'confirmed'`)
      .where('at', '>', now - viewingLimits.minutes * 60 * 1000)
      .orderBy('at')
      .limit(listed)
      .execute()
  return [...(await onSide('sellerId')), ...(await onSide('buyerId'))]
    .toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0))
    .slice(0, listed)
    .map((row) => wireViewing(row, now))
}

/** A viewing of one of its two people. Fails with `dealGone`, `notYours`. */
export async function findViewing(db: Database, userId: string, id: string): Promise<Viewing> {
  const row = await selectViewings(db).where('viewings.id', '=', id).executeTakeFirst()
  if (!row) fail('dealGone')
  if (row.sellerId !== userId && row.buyerId !== userId) fail('notYours')
  return wireViewing(row, Date.now())
}

/**
 * Proposes a viewing to the other person and answers its id. Fails with `carGone`, `notYours` when the car belongs to
 * neither, `notForSale`, `viewingOpen`, `unknownRecipient`.
 */
export async function proposeViewing(
  db: Database,
  userId: string,
  { carId, withId, times, place, key }: NewViewing & { key?: SentKey | undefined },
): Promise<string> {
  try {
    const created = await createOnce(db, { kind: 'viewing', userId, key }, async (tx, id) => {
      await lockForChange(tx, 'cars', carId)
      const car = await tx
        .selectFrom('cars')
        .select(['ownerId', 'brand', 'model', 'year', 'state', 'hiddenAt', 'ownerSuspendedAt'])
        .where('id', '=', carId)
        .where(unblocked(userId, 'cars.ownerId'))
        .executeTakeFirst()
      if (!car || !isShown(car)) fail('carGone')
      if (userId === withId || (car.ownerId !== userId && car.ownerId !== withId)) fail('notYours')
      if (!isListed(car.state)) fail('notForSale')
      const isSeller = car.ownerId === userId
      const now = Date.now()
      const row: ViewingRow = {
        id,
        carId,
        carName: `${car.brand} ${car.model}, ${car.year}`,
        sellerId: car.ownerId,
        buyerId: isSeller ? withId : userId,
        state: 'proposed',
        createdAt: now,
        changedAt: now,
        proposedBy: isSeller ? 'seller' : 'buyer',
        times: JSON.stringify(times.toSorted((one, other) => one - other)),
        place,
        at: null,
        round: 0,
        words: '',
        remindedAt: null,
      }
      await endPast(tx, row, now)
      await tx.insertInto('viewings').values(row).execute()
      await tellViewing(tx, row, { by: userId, what: 'proposed' })
      await publishViewing(tx, id)
    })
    return created.id
  } catch (error) {
    if (isUniqueViolation(error)) fail('viewingOpen')
    throw error
  }
}

/**
 * Confirms a time, proposes other times, or cancels, and answers the viewing. Fails with `dealGone`, `notYours`,
 * `dealChanged` when it is another's turn or another proposal, `notForSale` when the offer is hidden, `unknownRecipient`.
 */
export async function actOnViewing(
  db: Database,
  userId: string,
  { id, ...acting }: ViewingActing & { id: string },
): Promise<Viewing> {
  return write(db, async (tx) => {
    await lockForChange(tx, 'viewings', id)
    const row = await selectViewings(tx).where('viewings.id', '=', id).executeTakeFirst()
    if (!row) fail('dealGone')
    if (row.sellerId !== userId && row.buyerId !== userId) fail('notYours')
    if (!mayAct(wireViewing(row, Date.now()), userId, acting)) fail('dealChanged')
    // Whoever wants to see such a car could be cheated.
    if (acting.action !== 'cancel' && (await isHiddenOffer(tx, row.carId))) fail('notForSale')
    const { what, change } = outcomeOf(acting, sideOf(row, userId))
    await updateViewing(tx, row, change)
    const isOptional = what === 'cancelled'
    await tellViewing(tx, { ...row, ...change }, { by: userId, what, words: change.words, isOptional })
    return publishViewing(tx, id)
  })
}

function mayAct(viewing: Viewing, userId: string, { action, round, at }: ViewingActing): boolean {
  if (viewing.handover || (viewing.state !== 'proposed' && viewing.state !== 'confirmed')) return false
  if (action === 'cancel') return true
  if (viewing.round !== round) return false
  if (action === 'propose') return true
  const isProposer = viewing.proposedBy === sideOf(viewing, userId)
  return (
    viewing.state === 'proposed' && !isProposer && at !== undefined && viewing.times.includes(at) && at > Date.now()
  )
}

function outcomeOf(
  { action, at, times = [], place = '', words = '' }: ViewingActing,
  side: 'seller' | 'buyer',
): { what: ViewingStep; change: Partial<Omit<ViewingRow, 'id' | 'round'>> } {
  if (action === 'confirm')
    return { what: 'confirmed', change: { state: 'confirmed', at: at ?? null, remindedAt: null } }
  if (action === 'cancel') return { what: 'cancelled', change: { state: 'cancelled', words } }
  const sorted = JSON.stringify(times.toSorted((one, other) => one - other))
  return { what: 'proposed', change: { state: 'proposed', proposedBy: side, times: sorted, place } }
}

/** Writes down that a viewing of before is over, so that it is in the way of no other. */
async function endPast(tx: Writing, { carId, buyerId }: ViewingRow, now: number): Promise<void> {
  const rows = await selectViewings(tx)
    .where('carId', '=', carId)
    .where('buyerId', '=', buyerId)
    .where('viewings.state', 'in', ['proposed', 'confirmed'])
    .execute()
  for (const row of rows.filter((one) => wireViewing(one, now).state === 'past')) {
    await tx.updateTable('viewings').set({ state: 'past' }).where('id', '=', row.id).execute()
  }
}

/** Confirmed viewings that begin within some hours and whose people are reminded now. */
export async function takeReminders(db: Database, now = Date.now()): Promise<Viewing[]> {
  const until = now + viewingLimits.remindHours * 60 * 60 * 1000
  const due = await db
    .selectFrom('viewings')
    .select('id')
    .where('state', '=', 'confirmed')
    .where('remindedAt', 'is', null)
    .where('at', '<=', until)
    .limit(500)
    .execute()
  if (due.length === 0) return []
  return write(db, async (tx) => {
    const taken = await tx
      .updateTable('viewings')
      .set({ remindedAt: now })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .where('state', '=', 'confirmed')
      .where('remindedAt', 'is', null)
      .where('at', '<=', until)
      .returning('id')
      .execute()
    const viewings: Viewing[] = []
    for (const { id } of taken) viewings.push(await publishViewing(tx, id))
    const coming = viewings.filter(({ at }) => at !== undefined && endOf(at) > now)
    for (const viewing of coming) remind(tx, viewing)
    return coming
  })
}

function remind(tx: Writing, { carId, carName, sellerId, buyerId, at = 0 }: Viewing): void {
  const happening = { type: 'viewingStep', carId, details: { car: carName, viewingStep: 'reminder', at } } as const
  notify(tx, { ...happening, to: [sellerId], personId: buyerId })
  notify(tx, { ...happening, to: [buyerId], personId: sellerId })
}

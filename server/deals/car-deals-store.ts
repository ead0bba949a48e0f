import { type CarState } from '../../contract/car-state.ts'
import { type Database, type Writing } from '../db/database.ts'
import { write } from '../db/write.ts'
import { forgetBuyer } from './handover-store.ts'
import { publishViewing, tellViewing, wireViewing, updateViewing } from './viewing-rows-store.ts'
import { publishPriceOffer, tellPriceOffer, updatePriceOffer } from './price-offer-rows-store.ts'

/** What is still to come of an offer of a price. */
const going = ['open', 'accepted'] as const
/** What is still to come of a viewing. */
const goingViewingStates = ['proposed', 'confirmed'] as const

/**
 * Carries a car's new state into its deals: a sale ends the open offers of a price and the viewings, and those who
 * agreed learn of a reservation. All of them show the state.
 */
export async function carryCarState(tx: Writing, carId: string, state: CarState): Promise<void> {
  if (state !== 'sold') await forgetBuyer(tx, carId)
  for (const offer of await goingOffers(tx, [carId])) {
    if (state === 'sold' && offer.state === 'open') await end(tx, offer)
    else if (state === 'reserved' && offer.state === 'accepted') {
      await tellPriceOffer(tx, offer, { by: offer.sellerId, what: 'reserved', isOptional: true })
    }
    await publishPriceOffer(tx, offer.id)
  }
  for (const viewing of await goingViewings(tx, [carId])) {
    if (state === 'sold') await endViewing(tx, viewing)
    await publishViewing(tx, viewing.id)
  }
}

/** Ends the deals of cars that are deleted. */
export async function endDealsOfCars(tx: Writing, carIds: readonly string[]): Promise<void> {
  for (const offer of await goingOffers(tx, carIds)) {
    await end(tx, offer)
    await publishPriceOffer(tx, offer.id)
  }
  for (const viewing of await goingViewings(tx, carIds)) {
    await endViewing(tx, viewing)
    await publishViewing(tx, viewing.id)
  }
}

/** Ends the deals of a person whose account is deleted; those of which both people are gone are deleted. */
export async function endDealsOfPerson(tx: Writing, userId: string): Promise<void> {
  for (const [own, other] of sides) {
    await endDealsWhere(tx, { [own]: userId })
    for (const table of ['priceOffers', 'viewings', 'handovers'] as const) {
      await tx
        .deleteFrom(table)
        .where(own, '=', userId)
        .where(other, 'not in', (eb) => eb.selectFrom('users').select('id'))
        .execute()
    }
  }
}

/** Ends the deals of two people, without a word: the deletion of an account looks the same. */
export async function endDealsBetween(tx: Writing, one: string, other: string): Promise<void> {
  await endDealsWhere(tx, { sellerId: one, buyerId: other })
  await endDealsWhere(tx, { sellerId: other, buyerId: one })
}

const sides = [
  ['sellerId', 'buyerId'],
  ['buyerId', 'sellerId'],
] as const

async function endDealsWhere(tx: Writing, people: { sellerId?: string; buyerId?: string }): Promise<void> {
  const ended = await tx
    .updateTable('priceOffers')
    .set({ state: 'ended', changedAt: Date.now() })
    .where((eb) => eb.and(people))
    .where('state', 'in', going)
    .returning('id')
    .execute()
  for (const { id } of ended) await publishPriceOffer(tx, id)
  const cancelled = await tx
    .updateTable('viewings')
    .set((eb) => ({ state: 'ended', changedAt: Date.now(), round: eb('round', '+', 1) }))
    .where((eb) => eb.and(people))
    .where('state', 'in', goingViewingStates)
    .returning('id')
    .execute()
  for (const { id } of cancelled) await publishViewing(tx, id)
}

/** Writes down which offers of a price have expired; the clock alone decides. Answers how many. */
export async function tidyPriceOffers(db: Database, now = Date.now()): Promise<number> {
  const due = await db
    .selectFrom('priceOffers')
    .select('id')
    .where('state', '=', 'open')
    .where('expiresAt', '<=', now)
    .limit(500)
    .execute()
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  await write(db, async (tx) => {
    await tx
      .updateTable('priceOffers')
      .set({ state: 'expired' })
      .where('id', 'in', ids)
      .where('state', '=', 'open')
      .where('expiresAt', '<=', now)
      .execute()
  })
  return due.length
}

async function end(tx: Writing, offer: Awaited<ReturnType<typeof goingOffers>>[number]): Promise<void> {
  await updatePriceOffer(tx, offer.id, { state: 'ended' })
  await tellPriceOffer(tx, offer, { by: offer.sellerId, what: 'ended', isOptional: true })
}

/** In the order of their keys, as everybody locks them. */
function goingOffers(tx: Writing, carIds: readonly string[]) {
  return tx
    .selectFrom('priceOffers')
    .selectAll()
    .where('carId', 'in', [...carIds])
    .where('state', 'in', going)
    .orderBy('id')
    .execute()
}

async function endViewing(tx: Writing, viewing: Awaited<ReturnType<typeof goingViewings>>[number]): Promise<void> {
  await updateViewing(tx, viewing, { state: 'ended' })
  await tellViewing(tx, viewing, { by: viewing.sellerId, what: 'ended', isOptional: true })
}

async function goingViewings(tx: Writing, carIds: readonly string[]) {
  const rows = await tx
    .selectFrom('viewings')
    .selectAll()
    .where('carId', 'in', [...carIds])
    .where('state', 'in', goingViewingStates)
    .orderBy('id')
    .execute()
  const now = Date.now()
  return rows.filter((row) => wireViewing({ ...row, carState: null }, now).state !== 'past')
}

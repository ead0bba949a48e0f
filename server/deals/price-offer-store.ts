import { answererOf, priceOfferLimits, sideOf, type PriceOffer } from '../../contract/price-offer.ts'
import { type PriceOfferActing } from '../../contract/price-offer-rules.ts'
import { type PriceOfferStep } from '../../contract/step.ts'
import { isListed } from '../../contract/car-state.ts'
import { isShown } from '../cars/car-visibility-store.ts'
import { unblocked } from '../blocks/blocks-store.ts'
import { isUniqueViolation, type Database, type Writing } from '../db/database.ts'
import { type PriceOfferRow } from '../db/deal-tables.ts'
import { createOnce, type SentKey } from '../db/idempotency-store.ts'
import { lockForChange } from '../db/locks.ts'
import { write } from '../db/write.ts'
import { fail } from '../lib/errors.ts'
import {
  publishPriceOffer,
  selectPriceOffers,
  tellPriceOffer,
  wirePriceOffer,
  updatePriceOffer,
} from './price-offer-rows-store.ts'

const hoursMs = priceOfferLimits.hours * 60 * 60 * 1000
const listed = 50

/** The newest offers of a price between two people, newest first. */
export async function listPriceOffers(db: Database, userId: string, otherId: string): Promise<PriceOffer[]> {
  const between = (sellerId: string, buyerId: string) =>
    selectPriceOffers(db)
      .where('sellerId', '=', sellerId)
      .where('buyerId', '=', buyerId)
      .orderBy('priceOffers.id', 'desc')
      .limit(listed)
      .execute()
  const rows = [...(await between(userId, otherId)), ...(await between(otherId, userId))]
  const now = Date.now()
  return rows
    .map((row) => wirePriceOffer(row, now))
    .toSorted((one, other) => (one.id < other.id ? 1 : -1))
    .slice(0, listed)
}

/**
 * Makes an offer of a price and answers its id. Fails with `carGone`, `ownCar`, `notForSale`, `priceFixed`,
 * `priceOfferOpen`, `unknownRecipient`.
 */
export async function makePriceOffer(
  db: Database,
  buyerId: string,
  { carId, amount, key }: { carId: string; amount: number; key?: SentKey | undefined },
): Promise<string> {
  try {
    const created = await createOnce(db, { kind: 'priceOffer', userId: buyerId, key }, async (tx, id) => {
      const car = await lockCar(tx, buyerId, carId)
      if (!car || !isShown(car)) fail('carGone')
      if (car.ownerId === buyerId) fail('ownCar')
      if (car.state !== 'forSale') fail('notForSale')
      if (car.priceKind === 'Fixed') fail('priceFixed')
      const now = Date.now()
      await expireOpen(tx, { carId, buyerId, now })
      const row: PriceOfferRow = {
        id,
        carId,
        carName: `${car.brand} ${car.model}, ${car.year}`,
        sellerId: car.ownerId,
        buyerId,
        state: 'open',
        createdAt: now,
        changedAt: now,
        amount,
        acceptedAt: null,
        amountGoneAt: null,
        round: 1,
        words: '',
        expiresAt: now + hoursMs,
      }
      await tx.insertInto('priceOffers').values(row).execute()
      await tellPriceOffer(tx, row, { by: buyerId, what: 'made' })
      await publishPriceOffer(tx, id)
    })
    return created.id
  } catch (error) {
    if (isUniqueViolation(error)) fail('priceOfferOpen')
    throw error
  }
}

/**
 * Does what one of the two people wants with an offer of a price, and answers it. Fails with `dealGone`, `notYours`,
 * `dealChanged` when it is another's turn or another amount, `notForSale`, `carAgreed`, `unknownRecipient`.
 */
export async function actOnPriceOffer(
  db: Database,
  userId: string,
  { id, ...acting }: PriceOfferActing & { id: string },
): Promise<PriceOffer> {
  try {
    return await write(db, async (tx) => {
      const offer = await lockOffer(tx, id)
      if (!offer) fail('dealGone')
      if (offer.sellerId !== userId && offer.buyerId !== userId) fail('notYours')
      if (!mayAct(offer, userId, acting)) fail('dealChanged')
      if (acting.action === 'accept' && !(await isForSale(tx, offer.carId))) fail('notForSale')
      const { what, change } = outcomeOf(offer, acting)
      await updatePriceOffer(tx, id, change)
      // Whoever says no, or takes something back, may do so although the other cannot be reached any more.
      const isOptional = what !== 'accepted' && what !== 'countered'
      await tellPriceOffer(tx, { ...offer, ...change }, { by: userId, what, words: change.words, isOptional })
      return publishPriceOffer(tx, id)
    })
  } catch (error) {
    if (isUniqueViolation(error)) fail('carAgreed')
    throw error
  }
}

/** Does the person have this choice, at the amount that they saw? */
function mayAct(offer: PriceOffer, userId: string, { action, round }: PriceOfferActing): boolean {
  if (action === 'callOff') return offer.state === 'accepted'
  if (offer.state !== 'open' || offer.round !== round) return false
  const side = sideOf(offer, userId)
  if (action === 'withdraw') return side === 'buyer'
  return side === answererOf(offer) && (action !== 'counter' || round < priceOfferLimits.rounds)
}

function outcomeOf(
  { round, amount = 0 }: PriceOffer,
  { action, amount: named = amount, words = '' }: PriceOfferActing,
): { what: PriceOfferStep; change: Partial<PriceOfferRow> & { words?: string } } {
  switch (action) {
    case 'accept':
      return { what: 'accepted', change: { state: 'accepted', acceptedAt: Date.now() } }
    case 'counter':
      return { what: 'countered', change: { amount: named, round: round + 1, expiresAt: Date.now() + hoursMs } }
    case 'decline':
      return { what: 'declined', change: { state: 'declined', words } }
    case 'withdraw':
      return { what: 'withdrawn', change: { state: 'withdrawn', words } }
    case 'callOff':
      return { what: 'calledOff', change: { state: 'calledOff', words } }
  }
}

/** An offer of a price that nobody changes until the commit, nor the state of its car. */
async function lockOffer(tx: Writing, id: string): Promise<PriceOffer | undefined> {
  const place = await tx.selectFrom('priceOffers').select('carId').where('id', '=', id).executeTakeFirst()
  if (!place) return undefined
  await lockForChange(tx, 'cars', place.carId)
  await lockForChange(tx, 'priceOffers', id)
  const row = await selectPriceOffers(tx).where('priceOffers.id', '=', id).executeTakeFirst()
  return row && wirePriceOffer(row, Date.now())
}

async function lockCar(tx: Writing, buyerId: string, id: string) {
  await lockForChange(tx, 'cars', id)
  return tx
    .selectFrom('cars')
    .select(['ownerId', 'brand', 'model', 'year', 'state', 'priceKind', 'hiddenAt', 'ownerSuspendedAt'])
    .where('id', '=', id)
    .where(unblocked(buyerId, 'cars.ownerId'))
    .executeTakeFirst()
}

/** Whether a car is on the lists: neither paused or sold, nor hidden by a moderator. */
async function isForSale(tx: Writing, carId: string): Promise<boolean> {
  const car = await tx
    .selectFrom('cars')
    .select(['state', 'hiddenAt', 'ownerSuspendedAt'])
    .where('id', '=', carId)
    .executeTakeFirst()
  return car !== undefined && isListed(car.state) && isShown(car)
}

/** Writes down that a buyer's open offer of before has expired, so that it is in nobody's way. */
async function expireOpen(
  tx: Writing,
  { carId, buyerId, now }: { carId: string; buyerId: string; now: number },
): Promise<void> {
  await tx
    .updateTable('priceOffers')
    .set({ state: 'expired' })
    .where('carId', '=', carId)
    .where('buyerId', '=', buyerId)
    .where('state', '=', 'open')
    .where('expiresAt', '<=', now)
    .execute()
}

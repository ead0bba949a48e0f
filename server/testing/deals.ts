import { type Database } from '../db/database.ts'
import { makePriceOffer } from '../deals/price-offer-store.ts'
import { proposeViewing } from '../deals/viewing-store.ts'

/** An accepted offer of a price, and a confirmed viewing, of a car that is gone meanwhile; answers their ids. */
export async function agreeOnPriceAndViewing(
  db: Database,
  { seller, buyer, carName }: { seller: { id: string }; buyer: { id: string }; carName: string },
): Promise<{ priceOffer: string; viewing: string }> {
  const [priceOffer, viewing] = ['-PriceOffer', '-Viewing']
  const parties = { carId: '-Gone', carName, sellerId: seller.id, buyerId: buyer.id }
  const shared = { ...parties, createdAt: 1, changedAt: 1, round: 1, words: '' }
  await db
    .insertInto('priceOffers')
    .values({ ...shared, id: priceOffer, state: 'accepted', amount: 30_000, expiresAt: 1 })
    .execute()
  const at = Date.now() + 60 * 60 * 1000
  const times = JSON.stringify([at])
  await db
    .insertInto('viewings')
    .values({ ...shared, id: viewing, state: 'confirmed', proposedBy: 'seller', times, place: carName, at })
    .execute()
  return { priceOffer, viewing }
}

/** Somebody offers a price for a car and proposes a viewing; the steps are messages. */
export async function dealSome(db: Database): Promise<void> {
  const car = await db
    .selectFrom('cars')
    .select(['id', 'ownerId'])
    .where('state', '=', 'forSale')
    .where('hiddenAt', 'is', null)
    .where('ownerSuspendedAt', 'is', null)
    .where((eb) => eb.or([eb('priceKind', 'is', null), eb('priceKind', '=', 'Negotiable')]))
    .executeTakeFirstOrThrow()
  const buyer = await db
    .selectFrom('users')
    .select('id')
    .where('suspendedAt', 'is', null)
    .where('id', '!=', car.ownerId)
    .executeTakeFirstOrThrow()
  await makePriceOffer(db, buyer.id, { carId: car.id, amount: 12_345.67 })
  const times = [Date.now() + 24 * 60 * 60 * 1000]
  await proposeViewing(db, buyer.id, { carId: car.id, withId: car.ownerId, times, place: 'Sofia' })
}

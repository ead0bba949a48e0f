import { type CarState } from '../../contract/car-state.ts'
import { stateAt, type PriceOffer } from '../../contract/price-offer.ts'
import { type PriceOfferStep } from '../../contract/step.ts'
import { type Database, type Writing } from '../db/database.ts'
import { type PriceOfferRow } from '../db/deal-tables.ts'
import { publish } from '../events/publish.ts'
import { bothInWords } from '../texts/amounts.ts'
import { type Texts } from '../texts/texts.ts'
import { tellStep, type Telling } from './step-message-store.ts'

/** An offer of a price as its two people see it now. */
export function wirePriceOffer(
  { carState, amount, acceptedAt, amountGoneAt, ...row }: PriceOfferRow & { carState: CarState | null },
  now: number,
): PriceOffer {
  return {
    ...row,
    state: stateAt(row, now),
    ...(amountGoneAt === null && { amount }),
    ...(acceptedAt !== null && { acceptedAt }),
    ...(carState !== null && { carState }),
  }
}

/** Offers of a price with the state of their cars. */
export function selectPriceOffers(db: Database) {
  return db
    .selectFrom('priceOffers')
    .leftJoin('cars', 'cars.id', 'priceOffers.carId')
    .selectAll('priceOffers')
    .select('cars.state as carState')
}

/** Changes an offer of a price. */
export async function updatePriceOffer(
  tx: Writing,
  id: string,
  change: Partial<Omit<PriceOfferRow, 'id'>>,
): Promise<void> {
  await tx
    .updateTable('priceOffers')
    .set({ ...change, changedAt: Date.now() })
    .where('id', '=', id)
    .execute()
}

/** Publishes to both people how an offer of a price stands; answers it. */
export async function publishPriceOffer(tx: Writing, id: string): Promise<PriceOffer> {
  const row = await selectPriceOffers(tx).where('priceOffers.id', '=', id).executeTakeFirstOrThrow()
  const offer = wirePriceOffer(row, Date.now())
  publish(tx, [`messages/${offer.sellerId}`, `messages/${offer.buyerId}`], { kind: 'priceOfferChanged', id, offer })
  return offer
}

/** Tells a step of an offer of a price, as `tellStep` does. */
export async function tellPriceOffer(
  tx: Writing,
  offer: Pick<PriceOffer, 'id' | 'carId' | 'carName' | 'sellerId' | 'buyerId' | 'amount'> & {
    amountGoneAt?: number | null
  },
  { what, ...telling }: Telling & { what: PriceOfferStep },
): Promise<void> {
  const { id, carName } = offer
  const amount = offer.amountGoneAt ? undefined : offer.amount
  await tellStep(tx, offer, {
    ...telling,
    step: { kind: 'priceOffer', id, what, ...(amount !== undefined && { amount }) },
    sentence: (texts) => sentenceOf({ what, carName, amount }, texts),
  })
}

/** What a message says of a step of an offer of a price; without the amount once it has left the store. */
export function sentenceOf(
  { what, carName, amount }: { what: PriceOfferStep; carName: string; amount?: number | undefined },
  texts: Texts,
): string {
  if (amount === undefined) return texts.deals.priceOfferAlone[what](carName)
  return texts.deals.priceOffer[what](carName, bothInWords(amount, 'BGN', texts))
}

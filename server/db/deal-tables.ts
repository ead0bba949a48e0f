import { type Generated, type Selectable } from 'kysely'
import { type PriceOfferState } from '../../contract/price-offer.ts'
import { type viewingStates } from '../../contract/viewing.ts'

/** Tables of deals. They do not reference cars and people, because the rows outlive both, as messages do. */

/** What all deals have. */
interface PartiesColumns {
  id: string
  carId: string
  /** Brand, model and year. */
  carName: string
  sellerId: string
  buyerId: string
}

/** Offers of a price, each with its newest amount. */
export interface PriceOfferTable extends PartiesColumns {
  /** Stored; by the clock an open one may have expired. */
  state: PriceOfferState
  createdAt: number
  changedAt: number
  /** BGN; 0 once it has left the store. */
  amount: number
  /** When its amount was accepted, whatever came of it; null when nobody did. */
  acceptedAt: Generated<number | null>
  /** When an amount that was accepted left the store; null while it is there. */
  amountGoneAt: Generated<number | null>
  round: number
  words: string
  expiresAt: number
}

/** Viewings, each with its newest times. */
export interface ViewingTable extends PartiesColumns {
  state: (typeof viewingStates)[number]
  createdAt: number
  changedAt: number
  proposedBy: 'seller' | 'buyer'
  /** JSON of the times in epoch ms, in order. */
  times: string
  place: string
  /** The confirmed time; null before. It stays when other times are proposed, for calendars that hold it. */
  at: number | null
  /** Grows with every step; calendars know it as the sequence (RFC 5545, 3.8.7.4). */
  round: number
  words: string
  remindedAt: number | null
}

/** Meetings of viewings that both people confirmed. */
export interface HandoverTable {
  viewingId: string
  carId: string
  sellerId: string
  buyerId: string
  metAt: number
  /** When the seller said that this buyer bought the car. */
  soldAt: number | null
  /** JSON of what the seller says of the buyer, and the other way round; null before the answer. */
  sellerSays: string | null
  buyerSays: string | null
}

/** Codes that are shown at a meeting; they hold some minutes. */
export interface HandoverCodeTable {
  viewingId: string
  shownBy: string
  code: string
  expiresAt: number
  /** Wrong ones so far. */
  tries: number
}

/** A row read from `viewings`. */
export type ViewingRow = Selectable<ViewingTable>

/** A row read from `priceOffers`. */
export type PriceOfferRow = Selectable<PriceOfferTable>

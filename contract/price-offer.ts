import { type CarState } from './car-state.ts'
import { type Viewing } from './viewing.ts'

/** States of an offer of a price. `ended` comes of a car that was sold or deleted, `calledOff` after `accepted`. */
export const priceOfferStates = ['open', 'accepted', 'declined', 'withdrawn', 'expired', 'calledOff', 'ended'] as const
/** One of these states. */
export type PriceOfferState = (typeof priceOfferStates)[number]

/** Hours for which an amount stands, and amounts in one negotiation: the buyer's, the seller's, the buyer's last one. */
export const priceOfferLimits = { hours: 48, rounds: 3 } as const

/** Days after the handover, or the deal's end, after which an amount that was accepted leaves the store. */
export const amountDays = 30

/** A buyer's offer of a price for a car, as its two people see it. */
export interface PriceOffer {
  id: string
  carId: string
  /** Brand, model and year, shown when the car is gone. */
  carName: string
  sellerId: string
  buyerId: string
  /** BGN; absent once an amount that was accepted has left the store (decision 109). */
  amount?: number
  /** 1 is the buyer's amount, 2 the seller's, 3 the buyer's last one. */
  round: number
  state: PriceOfferState
  /** What was said with a no; empty without. */
  words: string
  /** Epoch ms. */
  createdAt: number
  changedAt: number
  expiresAt: number
  /** Absent when nobody accepted its amount; it stays when the deal ends. */
  acceptedAt?: number
  /** Absent when the car is deleted. */
  carState?: CarState
}

/** Deals of two people, newest first. */
export interface Deals {
  priceOffers: PriceOffer[]
  viewings: Viewing[]
}

type Side = 'seller' | 'buyer'

/** Whether a person sells or buys in a deal. */
export function sideOf({ sellerId }: Pick<PriceOffer, 'sellerId'>, userId: string): Side {
  return sellerId === userId ? 'seller' : 'buyer'
}

/** Who answers an open offer: the one who did not name its amount. */
export function answererOf({ round }: Pick<PriceOffer, 'round'>): Side {
  return round % 2 === 1 ? 'seller' : 'buyer'
}

/** The state by the clock: an open offer whose time is over has expired, whenever that is tidied. */
export function stateAt({ state, expiresAt }: Pick<PriceOffer, 'state' | 'expiresAt'>, now: number): PriceOfferState {
  return state === 'open' && expiresAt <= now ? 'expired' : state
}

/** States of an offer; lists show `forSale` and `reserved`. */
export const carStates = ['forSale', 'reserved', 'sold', 'paused', 'expired'] as const
/** A state of an offer. */
export type CarState = (typeof carStates)[number]

/** States that an owner can set; `expired` comes with time. */
export const settableStates = ['forSale', 'reserved', 'sold', 'paused'] as const
/** A state that an owner can set. */
export type SettableState = (typeof settableStates)[number]

/** The state that an owner sets. */
export interface NewState {
  state: SettableState
  /** Where it was sold, for the owner's own count. */
  place?: SalePlace
  /** Who bought it: somebody whom the owner met about it. */
  buyerId?: string
}

/** Where an offer was sold: by this product, or another way. */
export const salePlaces = ['here', 'elsewhere'] as const
/** A place of sale. */
export type SalePlace = (typeof salePlaces)[number]

/** How many offers a person has sold, and how many of them here. */
export interface SaleCount {
  sold: number
  here: number
}

/** Kinds of entries in an offer's history. */
export type CarHistoryKind = 'added' | 'price' | 'mileage' | 'state'

/** An entry of an offer's history: BGN or kilometres by its kind, the new state, or the reason for a lower mileage. */
export interface CarHistoryEntry {
  kind: CarHistoryKind
  /** Epoch ms. */
  at: number
  value?: number
  note?: string
}

/** Whether lists show offers in this state. */
export function isListed(state: CarState): boolean {
  return state === 'forSale' || state === 'reserved'
}

/** Days after which the owner is asked "Still for sale?", and after which an unconfirmed offer is hidden. */
export const expiry = { askDays: 30, hideDays: 44 } as const

/** Maximum ended offers that one call renews, and minutes in which that can be undone. */
export const renewal = { offers: 200, undoMinutes: 10 } as const

/** How many of a person's offers have ended by themselves and can be renewed. */
export interface EndedCount {
  count: number
}

/** Ids of offers that were renewed at once, or ended again. */
export interface RenewedOffers {
  offers: string[]
}

/** Whether the owner of an offer that expires at `expiresAt` should be asked "Still for sale?". Both in epoch ms. */
export function isAsked(expiresAt: number | undefined, now: number): boolean {
  return expiresAt !== undefined && now >= expiresAt - (expiry.hideDays - expiry.askDays) * 24 * 60 * 60 * 1000
}

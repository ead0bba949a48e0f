/** States of an offer. Those that are for sale or reserved are listed. */
export const carStates = ['forSale', 'reserved', 'sold', 'paused', 'expired'] as const
/** One of the states. */
export type CarState = (typeof carStates)[number]

/** States that an owner sets; time sets `expired`. */
export const settableStates = ['forSale', 'reserved', 'sold', 'paused'] as const
/** One of them. */
export type SettableState = (typeof settableStates)[number]

/** What an owner says of an offer. */
export interface NewState {
  state: SettableState
}

/** What the history of an offer records. */
export type CarHistoryKind = 'added' | 'price' | 'mileage' | 'state'

/** What happened to an offer: BGN or kilometres by its kind, the new state or the reason for a lower mileage. */
export interface CarHistoryEntry {
  kind: CarHistoryKind
  /** Epoch ms. */
  at: number
  value?: number
  note?: string
}

/** Do lists show offers of this state? */
export function isListed(state: CarState): boolean {
  return state === 'forSale' || state === 'reserved'
}

/** Days after which the owner is asked "Still for sale?", and after which the offer is hidden without an answer. */
export const expiry = { askDays: 30, hideDays: 44 } as const

/** Is it time to ask "Still for sale?" of an offer that is hidden at `expiresAt`? Both in epoch ms. */
export function isAsked(expiresAt: number | undefined, now: number): boolean {
  return expiresAt !== undefined && now >= expiresAt - (expiry.hideDays - expiry.askDays) * 24 * 60 * 60 * 1000
}

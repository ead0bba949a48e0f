import { type CarState } from './car-state.ts'
import { type Handover } from './handover.ts'

/** Stored states of a viewing; `ended` comes of a car that was sold or deleted. */
export const viewingStates = ['proposed', 'confirmed', 'cancelled', 'ended', 'past'] as const
/** One of these states; the clock tells `past`, whenever that is written down. */
export type ViewingState = (typeof viewingStates)[number]

/** Times in a proposal, minutes of a viewing, days ahead, characters of a place, hours before it of the reminder. */
export const viewingLimits = { times: 3, minutes: 60, days: 90, place: 160, remindHours: 3 } as const

/** A viewing of a car, as its two people see it. */
export interface Viewing {
  id: string
  carId: string
  /** Brand, model and year, shown when the car is gone. */
  carName: string
  sellerId: string
  buyerId: string
  state: ViewingState
  proposedBy: 'seller' | 'buyer'
  /** Epoch ms, in order. */
  times: number[]
  place: string
  /** The time that was confirmed last; absent before. */
  at?: number
  /** Grows with every step. */
  round: number
  /** What was said when it was cancelled; empty without. */
  words: string
  /** Epoch ms. */
  createdAt: number
  changedAt: number
  /** Absent when the car is deleted. */
  carState?: CarState
  /** Absent until both people confirmed that they met. */
  handover?: Handover
}

/** The state by the clock: what all times have passed of is past. */
export function viewingStateAt(
  { state, times, at }: Pick<Viewing, 'state' | 'times'> & { at?: number | null | undefined },
  now: number,
): ViewingState {
  if (state === 'confirmed') return at !== undefined && at !== null && endOf(at) <= now ? 'past' : state
  return state === 'proposed' && (times.at(-1) ?? 0) <= now ? 'past' : state
}

/**
 * The time that two people agreed on; undefined while there is none. Once other times were proposed it is none any more,
 * although `at` still names it for calendars.
 */
export function agreedAt({ state, times, at }: Pick<Viewing, 'state' | 'times' | 'at'>): number | undefined {
  return state !== 'proposed' && at !== undefined && times.includes(at) ? at : undefined
}

/** When a viewing is over. Epoch ms. */
export function endOf(at: number): number {
  return at + viewingLimits.minutes * 60 * 1000
}

/** Whether two viewings at these times cannot both be kept. */
export function overlaps(one: number, other: number): boolean {
  return one < endOf(other) && other < endOf(one)
}

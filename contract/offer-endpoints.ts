import {
  type CarHistoryEntry,
  type EndedCount,
  type NewState,
  type RenewedOffers,
  type SaleCount,
} from './car-state.ts'
import { nothing, says, type Endpoint } from './endpoint.ts'

/** An owner's actions on an offer besides editing, and the offer's history. */
export const offerEndpoints = {
  setCarState: {
    kind: 'node',
    method: 'PUT',
    path: '/cars/:id/state',
    access: 'user',
    summary: "Say of one's own car that it is for sale, reserved, sold or paused; for sale renews it",
    body: says<NewState>('{state, place?, buyerId?}'),
    reply: nothing,
    errors: ['invalid', 'carGone', 'notYours', 'notMet'],
  },
  countEndedOffers: {
    kind: 'node',
    method: 'GET',
    path: '/ended-offers',
    access: 'user',
    summary: "How many of one's own cars have ended by themselves",
    reply: says<EndedCount>('{count}'),
    errors: [],
  },
  renewOffers: {
    kind: 'node',
    method: 'POST',
    path: '/ended-offers',
    access: 'user',
    summary: "Put one's own cars that have ended up for sale again: the 200 that ended last",
    reply: says<RenewedOffers>('{offers}: the ids of those that were renewed'),
    errors: [],
  },
  endOffersAgain: {
    kind: 'node',
    method: 'PUT',
    path: '/ended-offers',
    access: 'user',
    summary: "Undo a renewal of one's own cars within ten minutes; others are left alone",
    body: says<RenewedOffers>('{offers}: ids'),
    reply: says<RenewedOffers>('{offers}: the ids of those that have ended again'),
    errors: ['invalid'],
  },
  countSales: {
    kind: 'node',
    method: 'GET',
    path: '/sales',
    access: 'user',
    summary: 'How many cars one has sold, and how many of them here',
    reply: says<SaleCount>('{sold, here}'),
    errors: [],
  },
  getCarHistory: {
    kind: 'node',
    method: 'GET',
    path: '/cars/:id/history',
    access: 'anybody',
    summary: "A car's prices and states with their times, newest first",
    reply: says<CarHistoryEntry[] | null>('entries, newest first'),
    errors: [],
  },
} as const satisfies Record<string, Endpoint>

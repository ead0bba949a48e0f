import { type CarHistoryEntry, type NewState, type SaleCount } from './car-state.ts'
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

import { type CarHistoryEntry, type NewState } from './car-state.ts'
import { nothing, says, type Endpoint } from './endpoint.ts'

/** What an owner does with an offer beside editing it, and what has happened to it. */
export const offerEndpoints = {
  setCarState: {
    kind: 'node',
    method: 'PUT',
    path: '/cars/:id/state',
    access: 'user',
    summary: "Say of one's own car that it is for sale, reserved, sold or paused; for sale renews it",
    body: says<NewState>('{state}'),
    reply: nothing,
    errors: ['invalid', 'carGone', 'notYours'],
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

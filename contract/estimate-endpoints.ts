import { says, type Endpoint } from './endpoint.ts'
import { type CarEstimate } from './estimate.ts'

/** What offers are worth by comparable ones. */
export const estimateEndpoints = {
  getEstimate: {
    kind: 'node',
    method: 'GET',
    path: '/cars/:id/estimate',
    access: 'anybody',
    summary: 'What a car is worth by at least five comparable offers, in BGN; null without them',
    reply: says<CarEstimate | null>('{price, low, high, comparables, basis, computedAt} or null'),
    errors: [],
  },
} as const satisfies Record<string, Endpoint>

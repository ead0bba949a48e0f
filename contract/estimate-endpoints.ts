import { says, type Endpoint } from './endpoint.ts'
import { type CarEstimate, type EstimatedRange } from './estimate.ts'
import { type UnpublishedCar } from './unpublished-car.ts'

/** Estimates of what offers are worth. */
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
  estimateCar: {
    kind: 'node',
    method: 'POST',
    path: '/estimates',
    access: 'user',
    summary:
      'What a car is worth that is not published, in BGN; null without five comparable offers. Nothing is stored',
    body: says<UnpublishedCar>('the facts of the car; `id` leaves out the offer that is edited'),
    reply: says<EstimatedRange | null>('{price, low, high, comparables} or null'),
    errors: ['invalid', 'tooManyRequests', 'busy'],
  },
} as const satisfies Record<string, Endpoint>

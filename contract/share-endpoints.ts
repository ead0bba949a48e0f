import { nothing, says, type Endpoint } from './endpoint.ts'
import { type Sharing, type SimilarCars } from './sharing.ts'

/** Calls about an offer's public page. */
export const shareEndpoints = {
  setSharing: {
    kind: 'node',
    method: 'PUT',
    path: '/cars/:id/sharing',
    access: 'user',
    summary: "Switch the public page of one's own car off or on",
    body: says<Sharing>('{isShared}'),
    reply: nothing,
    errors: ['invalid', 'carGone', 'notYours'],
  },
  readSimilarCars: {
    kind: 'node',
    method: 'GET',
    path: '/similar-cars/:id',
    access: 'anybody',
    summary:
      'Offers like one that has a public page, or like one that has none any more, with what became of it; deleted ones for 90 days',
    reply: says<SimilarCars | null>('{like, isGone, end?, cars}, or null'),
    errors: [],
  },
} as const satisfies Record<string, Endpoint>

import { nothing, says, type Endpoint } from './endpoint.ts'
import { type Sharing } from './sharing.ts'

/** The public page of an offer, for its owner. */
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
} as const satisfies Record<string, Endpoint>

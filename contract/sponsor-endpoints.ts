import { type Sponsor, type Sponsors } from './sponsor.ts'
import { says, type Endpoint } from './endpoint.ts'

/** Calls about sponsors (specification 7). */
export const sponsorEndpoints = {
  listSponsors: {
    kind: 'node',
    method: 'GET',
    path: '/sponsors',
    access: 'anybody',
    orderBy: ['$key'],
    summary: 'All sponsors by key',
    reply: says<Sponsors | null>('sponsors by key'),
    errors: ['badQuery'],
  },

  getSponsor: {
    kind: 'node',
    method: 'GET',
    path: '/sponsors/:id',
    access: 'anybody',
    summary: 'One sponsor',
    reply: says<Sponsor | null>('the sponsor'),
    errors: [],
  },
} as const satisfies Record<string, Endpoint>

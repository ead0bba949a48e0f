import { accountEndpoints } from './account-endpoints.ts'
import { carEndpoints } from './car-endpoints.ts'
import { type Endpoint } from './endpoint.ts'
import { estimateEndpoints } from './estimate-endpoints.ts'
import { followListEndpoints } from './follow-list-endpoints.ts'
import { messageEndpoints } from './message-endpoints.ts'
import { moderationEndpoints } from './moderation-endpoints.ts'
import { offerEndpoints } from './offer-endpoints.ts'
import { personalEndpoints } from './personal-endpoints.ts'
import { rightsEndpoints } from './rights-endpoints.ts'
import { screenEndpoints } from './screen-endpoints.ts'
import { searchEndpoints } from './search-endpoints.ts'
import { shareEndpoints } from './share-endpoints.ts'
import { sponsorEndpoints } from './sponsor-endpoints.ts'
import { userEndpoints } from './user-endpoints.ts'

/** The calls of the specification's section 7 and our own: the one table that server, browser and documents share. */
export const endpoints = {
  ...sponsorEndpoints,
  ...userEndpoints,
  ...carEndpoints,
  ...offerEndpoints,
  ...estimateEndpoints,
  ...shareEndpoints,
  ...followListEndpoints,
  ...messageEndpoints,
  ...searchEndpoints,
  ...screenEndpoints,
  ...accountEndpoints,
  ...personalEndpoints,
  ...rightsEndpoints,
  ...moderationEndpoints,
} as const satisfies Record<string, Endpoint>

/** The name of a row. */
export type EndpointName = keyof typeof endpoints

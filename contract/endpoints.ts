import { accountEndpoints } from './account-endpoints.ts'
import { blockEndpoints } from './block-endpoints.ts'
import { carEndpoints } from './car-endpoints.ts'
import { discussionEndpoints } from './discussion-endpoints.ts'
import { consoleEndpoints } from './console-endpoints.ts'
import { type BodyOf, type Endpoint, type ReplyOf } from './endpoint.ts'
import { dealEndpoints } from './deal-endpoints.ts'
import { caseEndpoints } from './case-endpoints.ts'
import { conversationEndpoints } from './conversation-endpoints.ts'
import { handoverEndpoints } from './handover-endpoints.ts'
import { factorEndpoints } from './factor-endpoints.ts'
import { estimateEndpoints } from './estimate-endpoints.ts'
import { followListEndpoints } from './follow-list-endpoints.ts'
import { messageEndpoints } from './message-endpoints.ts'
import { moderationEndpoints } from './moderation-endpoints.ts'
import { noticeEndpoints } from './notice-endpoints.ts'
import { offerEndpoints } from './offer-endpoints.ts'
import { passkeyEndpoints } from './passkey-endpoints.ts'
import { personalEndpoints } from './personal-endpoints.ts'
import { profileEndpoints } from './profile-endpoints.ts'
import { reportEndpoints } from './report-endpoints.ts'
import { radarEndpoints } from './radar-endpoints.ts'
import { rightsEndpoints } from './rights-endpoints.ts'
import { screenEndpoints } from './screen-endpoints.ts'
import { searchEndpoints } from './search-endpoints.ts'
import { shareEndpoints } from './share-endpoints.ts'
import { sponsorEndpoints } from './sponsor-endpoints.ts'
import { userEndpoints } from './user-endpoints.ts'

/** All calls, those of the specification's section 7 and our own, in one table for server, browser and documents. */
export const endpoints = {
  ...sponsorEndpoints,
  ...userEndpoints,
  ...carEndpoints,
  ...discussionEndpoints,
  ...offerEndpoints,
  ...estimateEndpoints,
  ...shareEndpoints,
  ...followListEndpoints,
  ...profileEndpoints,
  ...messageEndpoints,
  ...noticeEndpoints,
  ...dealEndpoints,
  ...handoverEndpoints,
  ...conversationEndpoints,
  ...searchEndpoints,
  ...screenEndpoints,
  ...accountEndpoints,
  ...factorEndpoints,
  ...passkeyEndpoints,
  ...personalEndpoints,
  ...blockEndpoints,
  ...rightsEndpoints,
  ...moderationEndpoints,
  ...consoleEndpoints,
  ...reportEndpoints,
  ...caseEndpoints,
  ...radarEndpoints,
} as const satisfies Record<string, Endpoint>

/** The name of a call. */
export type EndpointName = keyof typeof endpoints

/** The body type of each call; `npm run generate` makes schemas of it for the API document. */
export type Bodies = { [Name in EndpointName]: BodyOf<(typeof endpoints)[Name]> }

/** The answer type of each call, for the same. */
export type Answers = { [Name in EndpointName]: ReplyOf<(typeof endpoints)[Name]> }

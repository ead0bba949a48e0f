import { nothing, says, type Endpoint } from './endpoint.ts'
import { type ProfileFacts } from './profile.ts'
import { type OwnProfile, type SellerDeclaration } from './profile-rules.ts'

/** Calls about the facts of profiles, and what people say of themselves. */
export const profileEndpoints = {
  getProfileFacts: {
    kind: 'node',
    method: 'GET',
    path: '/profiles/:id/facts',
    access: 'user',
    summary: 'The facts of a profile beside its head',
    reply: says<ProfileFacts | null>('the facts, or null'),
    errors: [],
  },
  setOwnProfile: {
    kind: 'node',
    method: 'PUT',
    path: '/own-profile',
    access: 'user',
    publishes: true,
    summary: 'Say something of oneself, or choose an uploaded photo as picture',
    body: says<OwnProfile>('{about?, picture?}'),
    reply: nothing,
    errors: ['invalid', 'unknownPhoto', 'accountLimited'],
  },
  declareSeller: {
    kind: 'node',
    method: 'PUT',
    path: '/own-seller',
    access: 'user',
    publishes: true,
    summary: "Declare oneself a private seller or a trader; all of one's offers say so",
    body: says<SellerDeclaration>('{kind, name?, eik?, address?}'),
    reply: nothing,
    errors: ['invalid', 'accountLimited'],
  },
} as const satisfies Record<string, Endpoint>

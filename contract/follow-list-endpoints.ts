import { type FollowedPerson } from './user.ts'
import { says, type Endpoint } from './endpoint.ts'

/** Followers, followed people and suggestions; in a chunk of their own, because few pages use them. */
export const followListEndpoints = {
  listFollowers: {
    kind: 'node',
    method: 'GET',
    path: '/profiles/:id/followers',
    access: 'user',
    query: { after: 'text' },
    summary: 'Who follows a person, by id, page by page',
    reply: says<{ people: FollowedPerson[]; next: string | null }>('a page of people'),
    errors: ['badQuery', 'notFound'],
  },
  listFollowing: {
    kind: 'node',
    method: 'GET',
    path: '/profiles/:id/following',
    access: 'user',
    query: { after: 'text' },
    summary: 'Whom a person follows, by id, page by page',
    reply: says<{ people: FollowedPerson[]; next: string | null }>('a page of people'),
    errors: ['badQuery', 'notFound'],
  },
  suggestPeople: {
    kind: 'node',
    method: 'GET',
    path: '/feed/people',
    access: 'user',
    summary: 'Up to six sellers whom one might follow: of brands that one has saved, those with most new offers first',
    reply: says<FollowedPerson[]>('people'),
    errors: [],
  },
} as const satisfies Record<string, Endpoint>

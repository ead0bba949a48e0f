import { type FollowedPerson } from './user.ts'
import { says, type Endpoint } from './endpoint.ts'

/** Who follows a person, and whom they follow: apart from the rest, because only a list that is opened asks. */
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
} as const satisfies Record<string, Endpoint>

import { type UploadedPhoto } from './photo.ts'
import { type Person, type Profile } from './user.ts'
import { says, type Endpoint } from './endpoint.ts'

/** Calls of the product's own screens beyond the specification. */
export const screenEndpoints = {
  listPeople: {
    kind: 'node',
    method: 'GET',
    path: '/people',
    access: 'user',
    query: { q: 'text', after: 'text', limit: 'integer' },
    summary: 'People page by page; `q` is the beginning of a username in any letter case',
    reply: says<{ people: Person[]; next: string | null }>('a page of people'),
    errors: ['badQuery'],
  },
  getProfile: {
    kind: 'node',
    method: 'GET',
    path: '/profiles/:id',
    access: 'user',
    summary: 'The head of a profile page',
    reply: says<Profile | null>('the person with counts'),
    errors: [],
  },
  getCounts: {
    kind: 'node',
    method: 'GET',
    path: '/counts',
    access: 'anybody',
    summary: 'How many offers there are',
    reply: says<{ cars: number }>('counts'),
    errors: [],
  },
  uploadPhoto: {
    takesFile: true,
    kind: 'call',
    method: 'POST',
    path: '/photos',
    access: 'user',
    summary: 'Upload one photo: the file itself is the body',
    body: says<Uint8Array>('JPEG, PNG, WebP or AVIF, 8 MB at most'),
    reply: says<UploadedPhoto>("the photo's address"),
    errors: [
      'photoEmpty',
      'photoTooLarge',
      'photoTooManyPixels',
      'photoTooLong',
      'photoHeic',
      'photoType',
      'photoBroken',
      'busy',
    ],
  },
} as const satisfies Record<string, Endpoint>

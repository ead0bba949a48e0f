import { type Address } from './authorization-address.ts'

/** Of Alice, in the test's world. */
export const message = { sendTo: 'danny.one@gmail.com', content: 'Is it still there?' }

/** Rows about people, following and profiles: Alice follows Danny, and wrote `{message}` to Carol. */
export const peopleAddresses: Address[] = [
  { at: 'users.json', GET: ['listUsers', 'people'] },
  { at: 'users/{alice}.json', GET: ['getUser', 'people'], STREAM: ['getUser', 'own'] },
  { at: 'users/{alice}/email.json', GET: ['getUserChild', 'people'], STREAM: ['getUserChild', 'never'] },
  { at: 'users/{alice}/posts.json', GET: ['getUserChild', 'people'], STREAM: ['getUserChild', 'never'] },
  { at: 'users/{alice}/followers.json', GET: ['getUserChild', 'people'], STREAM: ['getUserChild', 'never'] },
  {
    at: 'users/{alice}/sent.json',
    GET: ['getUserChild', 'own'],
    STREAM: ['getUserChild', 'own'],
    POST: ['pushSent', 'own', message],
  },
  { at: 'users/{alice}/sent/{message}.json', GET: ['getUserEntry', 'own'] },
  {
    at: 'users/{alice}/following/{danny}.json',
    GET: ['getUserEntry', 'people'],
    POST: ['follow', 'own', true],
    DELETE: ['unfollow', 'own', undefined, ['follows', 'users']],
  },
  {
    at: 'users/{alice}/following/{bobby}.json',
    GET: ['getUserEntry', 'people'],
    POST: ['follow', 'own', true, ['follows', 'notices', 'users']],
    DELETE: ['unfollow', 'own'],
  },
  {
    at: 'users/{danny}/followers/{alice}.json',
    GET: ['getUserEntry', 'people'],
    POST: ['addFollower', 'own', true],
    DELETE: ['removeFollower', 'own', undefined, ['follows', 'users']],
  },
  {
    at: 'users/{bobby}/followers/{alice}.json',
    GET: ['getUserEntry', 'people'],
    POST: ['addFollower', 'own', true, ['follows', 'notices', 'users']],
    DELETE: ['removeFollower', 'own'],
  },
  { at: 'users/{alice}/posts/{car}.json', GET: ['getUserEntry', 'people'], PUT: ['flagPost', 'own', true] },
  { at: 'people.json', GET: ['listPeople', 'people'] },
  { at: 'profiles/{alice}.json', GET: ['getProfile', 'people'] },
  { at: 'profiles/{alice}/followers.json', GET: ['listFollowers', 'people'] },
  { at: 'profiles/{alice}/following.json', GET: ['listFollowing', 'people'] },
  { at: 'profiles/{alice}/facts.json', GET: ['getProfileFacts', 'people'] },
  { at: 'own-profile.json', PUT: ['setOwnProfile', 'people', { about: 'I restore cars.' }, ['profiles']] },
  {
    at: 'own-seller.json',
    PUT: [
      'declareSeller',
      'people',
      { kind: 'Private' },
      (who) => (who === 'owner' ? ['carChanges', 'cars', 'profiles', 'totals'] : ['profiles']),
    ],
  },
  { at: 'profiles/{alice}/telephone.json', GET: ['getTelephone', 'people'] },
]

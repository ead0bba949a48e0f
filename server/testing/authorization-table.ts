import { type EndpointName } from '../../contract/endpoints.ts'
import { type Tables } from '../db/tables.ts'
import { type outcomes } from './authorization-outcomes.ts'
import { buildCar } from './cars.ts'
import { registrationOf, testPassword } from './people.ts'

/** Methods that are tried at every address; `STREAM` is a GET that asks for a stream of events. */
export const verbs = ['GET', 'STREAM', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const
/** One of them. */
export type Verb = (typeof verbs)[number]

/** The endpoint's row, who may, what is sent, and the tables in which a call that is allowed changes something. */
export type Cell = [row: EndpointName, who: keyof typeof outcomes, body?: unknown, changes?: (keyof Tables)[]]

/** Verbs that an address does not name are `closed` there. `{name}` stands for an id of the test's world. */
export type Address = { at: string } & Partial<Record<Verb, Cell>>

const car = buildCar()
const passwords = { currentPassword: testPassword, newPassword: 'another correct horse' }
const message = { sendTo: 'danny.one@gmail.com', content: 'Is it still there?' }
const login = { email: 'danny.one@gmail.com', password: testPassword }
const confirmation = { currentPassword: testPassword }
const newPassword = passwords.newPassword
/** Danny's, in the test's world. */
export const recovery = { email: 'danny.one@gmail.com', code: 'ABCDE-FGHJK-MNPQR-STVWX-YZ012', newPassword }
/** Danny's, in the test's world. */
export const reset = { token: 'a'.repeat(43), newPassword }
const newcomer = { ...registrationOf('alice'), username: 'newcomer', email: 'new.comer@gmail.com' }

/** Alice owns `{car}`, wrote `{message}` to Carol and follows Danny; Carol wrote `{comment}`. */
export const addresses: Address[] = [
  { at: 'sponsors.json', GET: ['listSponsors', 'open'] },
  { at: 'sponsors/{sponsor}.json', GET: ['getSponsor', 'open'] },

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
    POST: ['follow', 'own', true, ['follows', 'users']],
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
    POST: ['addFollower', 'own', true, ['follows', 'users']],
    DELETE: ['removeFollower', 'own'],
  },
  { at: 'users/{alice}/posts/{car}.json', GET: ['getUserEntry', 'people'], PUT: ['flagPost', 'own', true] },

  {
    at: 'cars.json',
    GET: ['listCars', 'open'],
    STREAM: ['listCars', 'open'],
    POST: ['createCar', 'people', car, ['carChanges', 'carHistory', 'cars', 'pictures', 'totals', 'users']],
  },
  {
    at: 'cars/{car}.json',
    GET: ['getCar', 'people'],
    STREAM: ['getCar', 'people'],
    PUT: ['editCar', 'own', { ...car, model: '330d' }, ['carChanges', 'cars', 'totals']],
    DELETE: [
      'deleteCar',
      'own',
      undefined,
      ['carChanges', 'carHistory', 'cars', 'comments', 'formerPhotos', 'pictures', 'totals', 'users'],
    ],
  },
  {
    at: 'cars/{car}/state.json',
    GET: ['getCarField', 'people'],
    PUT: ['setCarState', 'own', { state: 'reserved' }, ['carChanges', 'carHistory', 'cars', 'totals']],
  },
  {
    at: 'cars/{car}/sharing.json',
    GET: ['getCarField', 'people'],
    PUT: ['setSharing', 'own', { isShared: false }, ['carChanges', 'cars', 'totals']],
  },
  { at: 'cars/{car}/estimate.json', GET: ['getEstimate', 'open'] },
  { at: 'cars/{car}/history.json', GET: ['getCarHistory', 'open'] },
  { at: 'cars-now.json', GET: ['readCars', 'open'] },
  { at: 'search.json', GET: ['searchCars', 'open'] },
  { at: 'suggestions.json', GET: ['suggestCars', 'open'] },
  { at: 'cars/{car}/price.json', GET: ['getCarField', 'people'] },
  { at: 'cars/{car}/owner_id.json', GET: ['getCarField', 'people'] },
  {
    at: 'cars/{car}/comments.json',
    GET: ['listComments', 'people'],
    STREAM: ['listComments', 'people'],
    POST: ['createComment', 'people', { comments: 'Is it still there?' }, ['comments']],
  },
  { at: 'cars/{car}/comments/{comment}.json', GET: ['getComment', 'people'] },

  {
    at: 'messages.json',
    GET: ['listMessages', 'people'],
    STREAM: ['listMessages', 'people'],
    POST: ['createMessage', 'people', message, ['messages']],
  },
  { at: 'messages/{message}.json', GET: ['getMessage', 'parties'] },

  {
    at: 'saved-cars.json',
    GET: ['listSavedCars', 'people'],
    POST: ['mergeSavedCars', 'people', { cars: [] }],
  },
  {
    at: 'saved-cars/{car}.json',
    PUT: ['saveCar', 'people', { note: 'Ask.' }, ['carChanges', 'cars', 'savedCars', 'totals']],
    DELETE: ['unsaveCar', 'people'],
  },
  { at: 'saved-cars-seen.json', PUT: ['lookAtSavedCars', 'people'] },
  {
    at: 'saved-searches.json',
    GET: ['listSavedSearches', 'people'],
    POST: ['saveSearch', 'people', { name: 'BMW', address: 'brand=BMW', alert: 'live' }, ['savedSearches']],
  },
  {
    at: 'saved-searches/-NoSuchSearch.json',
    PUT: ['changeSavedSearch', 'lost', { alert: 'off' }],
    DELETE: ['deleteSavedSearch', 'people'],
  },
  {
    at: 'exclusions.json',
    GET: ['listExclusions', 'people'],
    PUT: ['changeExclusion', 'people', { kind: 'word', value: 'taxi', isLeftOut: true }, ['exclusions']],
  },
  { at: 'feed.json', GET: ['readFeed', 'people'] },
  { at: 'feed/people.json', GET: ['suggestPeople', 'people'] },

  { at: 'people.json', GET: ['listPeople', 'people'] },
  { at: 'profiles/{alice}.json', GET: ['getProfile', 'people'] },
  { at: 'profiles/{alice}/followers.json', GET: ['listFollowers', 'people'] },
  { at: 'profiles/{alice}/following.json', GET: ['listFollowing', 'people'] },
  { at: 'profiles/{alice}/telephone.json', GET: ['getTelephone', 'people'] },
  { at: 'counts.json', GET: ['getCounts', 'open'] },
  { at: 'photos', POST: ['uploadPhoto', 'people', 'a picture', ['photos']] },

  { at: 'auth/register', POST: ['register', 'open', newcomer, ['credentials', 'totals', 'users']] },
  { at: 'auth/login', POST: ['login', 'open', login] },
  { at: 'auth/token', POST: ['renewToken', 'cookie'] },
  { at: 'auth/logout', POST: ['logout', 'open'] },
  { at: 'auth/password', POST: ['changePassword', 'people', passwords, ['credentials']] },
  { at: 'auth/account', GET: ['getAccount', 'people'] },
  {
    at: 'auth/privacy',
    PUT: ['setPrivacy', 'people', { telephoneShown: 'onTap', emailShown: 'hidden' }, ['users']],
  },
  { at: 'auth/sessions', GET: ['listSessions', 'people'], DELETE: ['endOtherSessions', 'people'] },
  { at: 'auth/sessions/{session}', DELETE: ['endOwnSession', 'people'] },
  { at: 'auth/recovery-code', POST: ['makeRecoveryCode', 'people', confirmation, ['recoveryCodes']] },
  { at: 'auth/recovery', POST: ['recover', 'open', recovery, ['credentials', 'passwordResets', 'recoveryCodes']] },
  { at: 'auth/reset-mail', POST: ['askResetMail', 'off', { email: recovery.email }] },
  { at: 'auth/reset', POST: ['resetPassword', 'open', reset, ['credentials', 'passwordResets']] },
  {
    at: 'auth/archive',
    GET: ['getArchive', 'people'],
    POST: ['askArchive', 'people', confirmation, ['archives']],
  },
  { at: 'auth/archive/link', POST: ['linkArchive', 'lost'], GET: ['takeArchive', 'lostBehindCookie'] },
  { at: 'auth/archive/{secret}', GET: ['takeArchive', 'lostBehindCookie'] },
  {
    at: 'auth/deletion',
    POST: ['askDeletion', 'people', confirmation, ['users']],
    DELETE: ['cancelDeletion', 'people'],
  },

  {
    at: 'moderation/accounts/{danny}',
    PUT: ['moderateAccount', 'moderators', { state: 'suspended', reason: 'Spam.' }, ['auditLog', 'totals', 'users']],
  },
  {
    at: 'moderation/accounts/{moderator}',
    PUT: ['moderateAccount', 'operators', { state: 'suspended', reason: 'Spam.' }, ['auditLog', 'totals', 'users']],
  },
  {
    at: 'moderation/accounts/{operator}',
    PUT: ['moderateAccount', 'never', { state: 'suspended', reason: 'Spam.' }],
  },
  {
    at: 'moderation/offers/{car}',
    PUT: [
      'moderateOffer',
      'moderators',
      { state: 'hidden', reason: 'Spam.' },
      ['auditLog', 'carChanges', 'cars', 'totals', 'users'],
    ],
  },
  {
    at: 'moderation/comments/{comment}',
    PUT: ['moderateComment', 'moderators', { state: 'hidden', reason: 'Spam.' }, ['auditLog', 'comments']],
  },
  { at: 'moderation/audit', GET: ['listAudit', 'operators'] },
]

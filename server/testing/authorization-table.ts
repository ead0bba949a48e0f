import { type Address } from './authorization-address.ts'
import { accountAddresses } from './authorization-accounts.ts'
import { commentAddresses } from './authorization-comments.ts'
import { consoleAddresses } from './authorization-console.ts'
import { dealAddresses } from './authorization-deals.ts'
import { noticeAddresses } from './authorization-notices.ts'
import { reportAddresses } from './authorization-reports.ts'
import { radarAddresses } from './authorization-radar.ts'
import { buildCar } from './cars.ts'
import { message, peopleAddresses } from './authorization-people.ts'

const car = buildCar()

/** Alice owns `{car}`, wrote `{message}` to Carol and follows Danny; Carol wrote `{comment}`. */
export const addresses: Address[] = [
  { at: 'sponsors.json', GET: ['listSponsors', 'open'] },
  { at: 'sponsors/{sponsor}.json', GET: ['getSponsor', 'open'] },

  ...peopleAddresses,

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
  { at: 'estimates.json', POST: ['estimateCar', 'people', car] },
  { at: 'cars/{car}/history.json', GET: ['getCarHistory', 'open'] },
  { at: 'cars-now.json', GET: ['readCars', 'open'] },
  { at: 'similar-cars/{car}.json', GET: ['readSimilarCars', 'open'] },
  { at: 'search.json', GET: ['searchCars', 'open'] },
  { at: 'suggestions.json', GET: ['suggestCars', 'open'] },
  { at: 'cars/{car}/price.json', GET: ['getCarField', 'people'] },
  { at: 'cars/{car}/owner_id.json', GET: ['getCarField', 'people'] },
  ...commentAddresses,

  {
    at: 'messages.json',
    GET: ['listMessages', 'people'],
    STREAM: ['listMessages', 'people'],
    POST: ['createMessage', 'people', message, ['conversations', 'messages', 'notices', 'profileFacts']],
  },
  {
    at: 'messages/{message}.json',
    GET: ['getMessage', 'parties'],
    PUT: ['editMessage', 'own', { content: 'Is it there?' }, ['messages']],
    DELETE: ['deleteMessage', 'own', undefined, ['messages']],
  },
  { at: 'found-messages.json', GET: ['searchMessages', 'people'] },
  { at: 'found-conversations.json', GET: ['searchConversations', 'people'] },
  { at: 'conversations.json', GET: ['listConversations', 'people'] },
  // Danny has none, so nobody changes anything; `conversations.test.ts` has the neighbours' rows.
  { at: 'conversations/{danny}.json', GET: ['getConversation', 'people'] },
  { at: 'conversations/{danny}/read.json', PUT: ['markRead', 'people', { until: '-NoSuchMessage' }] },
  { at: 'conversations/{danny}/archived.json', PUT: ['archiveConversation', 'people', { isArchived: true }] },
  { at: 'conversations/{danny}/unread.json', PUT: ['markUnread', 'people', { isUnread: true }] },
  { at: 'conversations/{danny}/typing.json', PUT: ['tellTyping', 'people', { isTyping: true }] },
  ...dealAddresses,
  { at: 'unread.json', GET: ['countUnread', 'people'] },

  ...noticeAddresses,

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
  { at: 'sales.json', GET: ['countSales', 'people'] },
  // `renewals.test.ts` has what a renewal changes.
  {
    at: 'ended-offers.json',
    GET: ['countEndedOffers', 'people'],
    POST: ['renewOffers', 'people'],
    PUT: ['endOffersAgain', 'people', { offers: [] }],
  },
  {
    at: 'seen-cars.json',
    GET: ['listSeenCars', 'people'],
    PUT: ['markSeenCars', 'people', { cars: [] }],
    DELETE: ['clearSeenCars', 'people'],
  },
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
  { at: 'blocks.json', GET: ['listBlocks', 'people'] },
  // `blocks.test.ts` has what a block changes.
  { at: 'blocks/{danny}.json', PUT: ['changeBlock', 'people', { kind: 'mute', isOn: true }, ['blocks']] },
  { at: 'feed.json', GET: ['readFeed', 'people'] },
  { at: 'feed/people.json', GET: ['suggestPeople', 'people'] },

  { at: 'counts.json', GET: ['getCounts', 'open'] },
  { at: 'photos', POST: ['uploadPhoto', 'people', 'a picture', ['photos']] },

  ...accountAddresses,

  {
    at: 'moderation/accounts/{danny}',
    PUT: [
      'moderateAccount',
      'moderators',
      { state: 'suspended', reason: 'Spam.' },
      ['auditLog', 'cases', 'letters', 'totals', 'users'],
    ],
  },
  {
    at: 'moderation/accounts/{moderator}',
    PUT: [
      'moderateAccount',
      'operators',
      { state: 'suspended', reason: 'Spam.' },
      ['auditLog', 'cases', 'letters', 'totals', 'users'],
    ],
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
      ['auditLog', 'carChanges', 'cars', 'cases', 'notices', 'totals', 'users'],
    ],
  },
  {
    at: 'moderation/comments/{comment}',
    PUT: [
      'moderateComment',
      'moderators',
      { state: 'hidden', reason: 'Spam.' },
      ['auditLog', 'cases', 'comments', 'notices'],
    ],
  },
  ...radarAddresses,
  { at: 'moderation/audit', GET: ['listAudit', 'operators'] },
  ...consoleAddresses,
  ...reportAddresses,
]

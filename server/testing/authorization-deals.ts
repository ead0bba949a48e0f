import { type Tables } from '../db/tables.ts'
import { type ActorKind } from './authorization-actors.ts'
import { type Address } from './authorization-address.ts'

/** A step is told by a message, of which the other person is notified. */
const told: (keyof Tables)[] = ['conversations', 'messages', 'notices']
/** Alice wrote first, so that a step by Carol is her first answer. */
const answering = (table: keyof Tables) => (who: ActorKind) =>
  [...told, ...(who === 'friend' ? (['profileFacts'] as const) : []), table].toSorted()
const dayMs = 24 * 60 * 60 * 1000

/** Rows about deals: Carol bought from Alice by `{priceOffer}`, and they meet for `{viewing}`. */
export const dealAddresses: Address[] = [
  { at: 'deals/{alice}.json', GET: ['listDeals', 'people'] },
  {
    at: 'price-offers.json',
    POST: ['makePriceOffer', 'buyers', { carId: '{car}', amount: 30_000 }, [...told, 'priceOffers', 'profileFacts']],
  },
  {
    at: 'price-offers/{priceOffer}/action.json',
    PUT: ['actOnPriceOffer', 'parties', { action: 'callOff', round: 1 }, answering('priceOffers')],
  },
  {
    at: 'viewings.json',
    GET: ['listViewings', 'people'],
    POST: [
      'proposeViewing',
      'others',
      { carId: '{car}', withId: '{alice}', times: [Date.now() + dayMs], place: 'Sofia' },
      [...told, 'profileFacts', 'viewings'],
    ],
  },
  {
    at: 'viewings/{viewing}/action.json',
    PUT: ['actOnViewing', 'parties', { action: 'cancel', round: 1 }, answering('viewings')],
  },
  {
    at: 'viewings/{viewing}/code.json',
    POST: ['showHandoverCode', 'parties', undefined, ['handoverCodes']],
  },
  // Nobody shows a code, and nobody has met; `handovers.test.ts` has what is allowed.
  { at: 'viewings/{viewing}/meeting.json', POST: ['confirmMeeting', 'partiesTooEarly', { code: '123456' }] },
  {
    at: 'viewings/{viewing}/answers.json',
    PUT: ['answerAboutMeeting', 'partiesTooEarly', { facts: { onTime: true } }],
  },
  { at: 'cars/{car}/met-buyers.json', GET: ['listMetBuyers', 'people'] },
  { at: 'auth/calendars/{viewing}', GET: ['takeCalendar', 'partiesByCookie'] },
]

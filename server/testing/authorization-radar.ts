import { type Address } from './authorization-address.ts'

/** Alice owns `{car}`; Danny's message `{held}` to Bobby waits for a moderator. */
export const radarAddresses: Address[] = [
  {
    at: 'cars/{car}/warnings.json',
    GET: ['readCarWarnings', 'open'],
    PUT: ['answerWarnings', 'own', { answer: 'It is my second car.' }, ['warningAnswers']],
  },
  {
    at: 'held-messages/{held}.json',
    GET: ['listHeldMessages', 'people'],
    // It is Danny's; `held-messages.test.ts` has the neighbours' rows.
    DELETE: ['withdrawHeldMessage', 'people'],
  },
  { at: 'moderation/offers/{car}/radar', GET: ['readOfferRadar', 'moderators'] },
  { at: 'moderation/warned-talks', GET: ['listWarnedTalks', 'moderators'] },
  { at: 'moderation/warned-comments', GET: ['listWarnedComments', 'moderators'] },
  { at: 'moderation/warned-offers', GET: ['listWarnedOffers', 'moderators'] },
  { at: 'moderation/held-messages', GET: ['listWaitingMessages', 'moderators'] },
  {
    at: 'moderation/held-messages/{held}',
    PUT: [
      'decideHeldMessage',
      'moderators',
      { decision: 'refused', reason: 'Spam.' },
      ['auditLog', 'cases', 'heldMessages', 'notices'],
    ],
  },
]

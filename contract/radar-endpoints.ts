import { nothing, says, type Endpoint } from './endpoint.ts'
import { type HeldDecision, type HeldMessage, type WaitingMessages } from './held-message.ts'
import {
  type CarWarnings,
  type NewWarningAnswer,
  type OfferRadar,
  type WarnedComments,
  type WarnedTalks,
} from './radar.ts'

/** Calls of the scam radar (decision 91). */
export const radarEndpoints = {
  readCarWarnings: {
    kind: 'node',
    method: 'GET',
    path: '/cars/:id/warnings',
    access: 'anybody',
    summary:
      'What the radar warns of at an offer, and what its seller says to it; null for an offer that one does not see',
    reply: says<CarWarnings | null>('{warnings, answer?}, or null'),
    errors: [],
  },
  answerWarnings: {
    kind: 'node',
    method: 'PUT',
    path: '/cars/:id/warnings',
    access: 'user',
    publishes: true,
    summary: "Answer the warnings of one's own offer; an empty answer takes it back",
    body: says<NewWarningAnswer>('{answer}'),
    reply: nothing,
    errors: ['invalid', 'carGone', 'notYours', 'accountLimited'],
  },
  listHeldMessages: {
    kind: 'node',
    method: 'GET',
    path: '/held-messages/:id',
    access: 'user',
    summary: "One's own messages to a person that wait for a moderator or were refused, oldest first",
    reply: says<HeldMessage[] | null>('messages, oldest first'),
    errors: [],
  },
  withdrawHeldMessage: {
    kind: 'node',
    method: 'DELETE',
    path: '/held-messages/:id',
    access: 'user',
    summary: "Take back a message of one's own that waits or was refused; another's stays",
    reply: nothing,
    errors: [],
  },
  listWaitingMessages: {
    kind: 'call',
    method: 'GET',
    path: '/moderation/held-messages',
    access: 'moderator',
    query: { after: 'text' },
    summary:
      'Messages that wait for a moderator, the oldest first, page by page: `after` is the id where the last page ended',
    reply: says<WaitingMessages>('{messages, next}'),
    errors: [],
  },
  decideHeldMessage: {
    kind: 'call',
    method: 'PUT',
    path: '/moderation/held-messages/:id',
    access: 'moderator',
    summary: 'Send a waiting message or refuse it; the first decision stands',
    body: says<HeldDecision>('{decision, reason}'),
    reply: says<{ decision: HeldDecision['decision'] }>('the decision'),
    errors: ['invalid', 'notFound', 'ownCase', 'unknownRecipient', 'messagesRefused'],
  },
  listWarnedTalks: {
    kind: 'call',
    method: 'GET',
    path: '/moderation/warned-talks',
    access: 'moderator',
    query: { before: 'text' },
    summary:
      'Whose messages to whom were warned of, newest first, without their words; `before` is where the last page ended',
    reply: says<WarnedTalks>('{talks, next}'),
    errors: ['badQuery'],
  },
  listWarnedComments: {
    kind: 'call',
    method: 'GET',
    path: '/moderation/warned-comments',
    access: 'moderator',
    query: { before: 'text' },
    summary: 'Comments that their readers are warned of, newest first; `before` is where the last page ended',
    reply: says<WarnedComments>('{comments, next}'),
    errors: ['badQuery'],
  },
  readOfferRadar: {
    kind: 'call',
    method: 'GET',
    path: '/moderation/offers/:id/radar',
    access: 'moderator',
    summary: "An offer's points and what they are for",
    reply: says<OfferRadar | null>('{points, signs, answer?}, or null'),
    errors: [],
  },
} as const satisfies Record<string, Endpoint>

import { type Car } from './car.ts'
import { type Comment } from './comment.ts'
import { type ConversationState, type LastMessage } from './conversation.ts'
import { type ErrorCode } from './errors.ts'
import { type Message } from './message.ts'
import { type PriceOffer } from './price-offer.ts'
import { type Viewing } from './viewing.ts'

/**
 * The live connection of a browser tab: one WebSocket at `livePath`, JSON in both directions. Subscribe first, read the
 * snapshot after `subscribed`, merge events by id; repeat that after a reconnect.
 */
export const livePath = '/api/live'

/**
 * Topics: the public list of cars, one car with its comments, one profile's counts, the person's messages,
 * conversations, alerts and notices; for moderators the cases.
 */
export type Topic = 'cars' | 'cases' | `cars/${string}` | `profiles/${string}` | (typeof personalTopics)[number]

/** Topics of which everybody has their own. */
export const personalTopics = ['messages', 'conversations', 'alerts', 'notices'] as const

/** Frames from the browser. `hello` carries the identity token; visitors send none. */
export type ClientFrame =
  | { type: 'hello'; token?: string }
  | { type: 'subscribe'; topic: Topic }
  | { type: 'unsubscribe'; topic: Topic }

/** Frames from the server. `signedOut` follows a logout or an expired token and ends private subscriptions. */
export type ServerFrame =
  | { type: 'subscribed'; topic: Topic }
  | { type: 'refused'; topic: Topic; code: ErrorCode }
  | { type: 'event'; topic: Topic; event: LiveEvent }
  | { type: 'signedOut' }
  | { type: 'heartbeat' }

/**
 * `savedCarSold` is sent once to each person who saved the car, `savedCarBack` each time it is for sale again; `name`
 * is brand, model and year. `searchHit` names the newest of `count` offers that matched one search together. `key` is
 * the idempotency key of the writing browser, which recognises its own event by it. `conversationChanged` has
 * the other person's id, and `last` when it comes of a message, a new one or one that was edited or deleted.
 * `noticesChanged` has the offer that a new notice is about.
 * `typing` and `messagesSeen` have the id of the person who types, or has read until a message.
 * `priceOfferChanged` and `viewingChanged` reach both people with their messages. `casesChanged` tells moderators that the
 * queue is another, or what else waits for them.
 */
export type LiveEvent =
  | { kind: 'carAdded'; id: string; car: Car; key?: string }
  | { kind: 'carsAdded'; ids: string[] }
  | { kind: 'carChanged'; id: string; car: Car }
  | { kind: 'carDeleted'; id: string }
  | { kind: 'carsGone'; ids: string[] }
  | { kind: 'commentAdded'; id: string; comment: Comment; key?: string }
  | { kind: 'commentChanged'; id: string; comment: Comment }
  | { kind: 'commentsGone'; ids: string[] }
  | { kind: 'discussionChanged' }
  | { kind: 'saidFactsChanged' }
  | { kind: 'warningsChanged' }
  | { kind: 'heldMessagesChanged' }
  | { kind: 'openQuestionsChanged' }
  | { kind: 'counts'; followers: number; following: number; posts: number }
  | { kind: 'privacyChanged' }
  | { kind: 'profileChanged' }
  | { kind: 'searchHit'; searchId: string; searchName: string; carId: string; carName: string; count: number }
  | { kind: 'savedCarSold' | 'savedCarBack'; id: string; name: string }
  | { kind: 'messageAdded'; id: string; message: Message; key?: string }
  | { kind: 'typing'; id: string; isTyping: boolean }
  | { kind: 'messagesSeen'; id: string; until: string }
  | { kind: 'messageChanged'; id: string; message: Message }
  | { kind: 'priceOfferChanged'; id: string; offer: PriceOffer }
  | { kind: 'viewingChanged'; id: string; viewing: Viewing }
  | { kind: 'conversationChanged'; id: string; state?: ConversationState; last?: LastMessage }
  | { kind: 'noticesChanged'; carId?: string }
  | { kind: 'casesChanged' }

/** Attempts in quick succession; a restarting process is back within them. */
const quickTries = 3

/** The delay in ms before attempt number `attempt` (from 0): 0.2 to 2 s at first, later up to 10 s. */
export function reconnectDelayMs(attempt: number, random: () => number = Math.random): number {
  const longest = Math.min(10_000, 2_000 * 2 ** Math.max(0, attempt + 1 - quickTries))
  return 200 + random() * (longest - 200)
}

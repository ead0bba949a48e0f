import { type Car } from './car.ts'
import { type Comment } from './comment.ts'
import { type ErrorCode } from './errors.ts'
import { type Message } from './message.ts'

/**
 * The live connection of a browser tab: one WebSocket at `livePath`, JSON both ways.
 * Subscribe first, read the snapshot when `subscribed` comes, merge events by id; after a gap, do the same again.
 */
export const livePath = '/api/live'

/** Topics: the list of cars (public), one car with its comments, one profile's counts, the own messages and alerts. */
export type Topic = 'cars' | `cars/${string}` | `profiles/${string}` | 'messages' | 'alerts'

/** What a browser may send. `hello` says who asks: the identity token, or nothing for a visitor. */
export type ClientFrame =
  | { type: 'hello'; token?: string }
  | { type: 'subscribe'; topic: Topic }
  | { type: 'unsubscribe'; topic: Topic }

/** What the server sends. `signedOut` follows a logout or an expired token: private topics are cut. */
export type ServerFrame =
  | { type: 'subscribed'; topic: Topic }
  | { type: 'refused'; topic: Topic; code: ErrorCode }
  | { type: 'event'; topic: Topic; event: LiveEvent }
  | { type: 'signedOut' }
  | { type: 'heartbeat' }

/**
 * `savedCarSold` tells who saved a car, once, and `savedCarBack` each time that it is for sale again; `name` is brand,
 * model and year. `searchHit` tells of the newest of `count` offers that came to fit one search together. `key` is the idempotency key that the
 * writing browser chose, so that it knows its own echo.
 */
export type LiveEvent =
  | { kind: 'carAdded'; id: string; car: Car; key?: string }
  | { kind: 'carsAdded'; ids: string[] }
  | { kind: 'carChanged'; id: string; car: Car }
  | { kind: 'carDeleted'; id: string }
  | { kind: 'carsGone'; ids: string[] }
  | { kind: 'commentAdded'; id: string; comment: Comment; key?: string }
  | { kind: 'commentsGone'; ids: string[] }
  | { kind: 'counts'; followers: number; following: number; posts: number }
  | { kind: 'privacyChanged' }
  | { kind: 'searchHit'; searchId: string; searchName: string; carId: string; carName: string; count: number }
  | { kind: 'savedCarSold' | 'savedCarBack'; id: string; name: string }
  | { kind: 'messageAdded'; id: string; message: Message; key?: string }

/** So many tries come soon after each other: a process that restarts is back within them. */
const quickTries = 3

/** How long to wait before try number `attempt` (0, 1, ...): 0.2 to 2 s at first, up to 10 s later. */
export function reconnectDelayMs(attempt: number, random: () => number = Math.random): number {
  const longest = Math.min(10_000, 2_000 * 2 ** Math.max(0, attempt + 1 - quickTries))
  return 200 + random() * (longest - 200)
}

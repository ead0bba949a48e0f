import { type LiveEvent, type personalTopics } from '../../contract/live.ts'
import { CacheVersions, type CacheKind } from '../cache/cache-versions.ts'

/** A changed child of a node, for event streams; `value` is null when it is gone. */
export interface NodeChange {
  kind: 'childChanged'
  path: string
  value: unknown
}

/** An ended session, whose streams and sockets close. */
export interface SessionEnded {
  kind: 'sessionEnded'
}

/** Calls counted by one process for a rate limit; a process of another version may have other limits. */
export interface SpentCall {
  name: string
  who: string
  points: number
}

/** Calls counted in the process `by`, for the other processes to add. */
export interface CallsSpent {
  kind: 'callsSpent'
  by: string
  calls: SpentCall[]
}

/** A person blocked somebody or was blocked, or no longer: what they may hear is decided again. */
export interface BlocksChanged {
  kind: 'blocksChanged'
}

/** Letters wait that go at once. */
export interface LettersQueued {
  kind: 'lettersQueued'
}

/** An invalidated kind of cached values. */
export interface KindChanged {
  kind: 'kindChanged'
}

/** Events of the hub: those for browsers, and those for the server itself and its streams. */
export type HubEvent = LiveEvent | NodeChange | SessionEnded | CallsSpent | BlocksChanged | LettersQueued | KindChanged

/**
 * Topics inside the server: `cars`, `cars/{id}`, `cases`, `profiles/{id}`, `users/{id}`, `messages/{userId}`,
 * `conversations/{userId}`, `alerts/{userId}`, `notices/{userId}`, `sessions/{id}`, `blocks/{userId}`, `calls`, `letters`, and the kinds of
 * `CacheVersions`.
 */
export type HubTopic =
  | 'cars'
  | 'cases'
  | 'calls'
  | 'letters'
  | CacheKind
  | `${'cars' | 'profiles' | 'users' | 'sessions' | 'blocks' | (typeof personalTopics)[number]}/${string}`

/** Receives an event; `frame` makes its text, once for all listeners. */
export type Listener = (event: HubEvent, frame: (topic: string) => string) => void

/** Ms over which connections spread their refetch after missed events. */
export const resyncSpreadMs = 1000

/** Delivers committed events of all processes to listeners in this one. */
export class Hub {
  readonly cacheVersions = new CacheVersions()
  readonly #listeners = new Map<HubTopic, Set<Listener>>()
  readonly #resyncListeners = new Set<() => void>()

  /** Subscribes to a topic; the returned function ends it. */
  subscribe(topic: HubTopic, listener: Listener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set()
    this.#listeners.set(topic, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#listeners.get(topic) === listeners) this.#listeners.delete(topic)
    }
  }

  /** Delivers an event to all listeners of a topic. */
  publish(topic: HubTopic, event: HubEvent): void {
    const listeners = this.#listeners.get(topic)
    if (!listeners) return
    let made: { topic: string; text: string } | undefined
    const frame = (publicTopic: string) => {
      if (made?.topic !== publicTopic) {
        made = { topic: publicTopic, text: JSON.stringify({ type: 'event', topic: publicTopic, event }) }
      }
      return made.text
    }
    for (const listener of listeners) listener(event, frame)
  }

  /** Calls `listener` when events may have been missed; the returned function ends it. */
  onResync(listener: () => void): () => void {
    this.#resyncListeners.add(listener)
    return () => this.#resyncListeners.delete(listener)
  }

  /** Tells all connections that events may have been missed. */
  resync(): void {
    for (const listener of this.#resyncListeners) listener()
  }
}

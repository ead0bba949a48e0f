import { type LiveEvent } from '../../contract/live.ts'
import { type BudgetName } from '../limits/budgets.ts'
import { Changes, type KeptKind } from './changes.ts'

/** A child of a node that changed, for streams of the wire: `value` null when it is gone. */
export interface NodeChange {
  kind: 'childChanged'
  path: string
  value: unknown
}

/** A session that ended: its streams and sockets close. */
export interface SessionEnded {
  kind: 'sessionEnded'
}

/** Calls that somebody made in one process, by budget. */
export interface SpentCall {
  name: BudgetName
  who: string
  points: number
}

/** Calls that were counted in the process `by`, for the others to count too. */
export interface CallsSpent {
  kind: 'callsSpent'
  by: string
  calls: SpentCall[]
}

/** Something of a kind that processes keep is not as it was. */
export interface KindChanged {
  kind: 'kindChanged'
}

/** What is carried: events of browsers, and what only the server itself and its streams hear. */
export type HubEvent = LiveEvent | NodeChange | SessionEnded | CallsSpent | KindChanged

/**
 * Topics inside the server: `cars`, `cars/{id}`, `profiles/{id}`, `users/{id}`, `messages/{userId}`, `alerts/{userId}`,
 * `sessions/{id}`, `calls`, and the kinds of `Changes`.
 */
export type HubTopic =
  | 'cars'
  | 'calls'
  | KeptKind
  | `${'cars' | 'profiles' | 'users' | 'messages' | 'alerts' | 'sessions'}/${string}`

/** `frame` makes the text of an event once for all who listen. */
export type Listener = (event: HubEvent, frame: (topic: string) => string) => void

/** After a gap connections look anew within this, in ms, and not all at once. */
export const gapSpreadMs = 1000

/** Carries what was committed, in whatever process, to those who listen in this one. */
export class Hub {
  /** What this process may keep of the store. */
  readonly changes = new Changes()
  readonly #listeners = new Map<HubTopic, Set<Listener>>()
  readonly #gapListeners = new Set<() => void>()

  /** Listens to a topic until the returned function is called. */
  subscribe(topic: HubTopic, listener: Listener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set()
    this.#listeners.set(topic, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#listeners.get(topic) === listeners) this.#listeners.delete(topic)
    }
  }

  /** Tells everyone who listens to the topic. */
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

  /** Hears of gaps until the returned function is called: events may have been missed, look anew. */
  onGap(listener: () => void): () => void {
    this.#gapListeners.add(listener)
    return () => this.#gapListeners.delete(listener)
  }

  /** Tells everyone that events may have been missed. */
  tellGap(): void {
    for (const listener of this.#gapListeners) listener()
  }
}

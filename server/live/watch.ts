import { type HubEvent, type HubTopic } from '../events/hub.ts'

/** A change of the streamed node: the new value at `path`, or, with `merge`, its changed children. */
export interface Change {
  path: string
  data: unknown
  merge?: boolean
}

/** The result of a refresh. */
export interface Refreshed {
  /** Changes since the last refresh. */
  changes: Change[]
  /** The whole node when it was requested. */
  whole?: unknown
  /** The changes cannot be listed, so every reader needs the whole node. */
  isReset?: boolean
}

/** A watched node: the topics to subscribe to, and how to read it again. */
export interface Watch {
  /** Node, query and rights of the reader. Streams with the same key share one watch. */
  key: string
  topics: HubTopic[]
  /** Reads the node after some events; without events only the whole is wanted. */
  refresh(events: readonly HubEvent[], wantsWhole: boolean): Promise<Refreshed>
}

import { type HubEvent, type HubTopic } from './hub.ts'

/** A change of the streamed node: what stands at `path` now, or, with `merge`, which children changed. */
export interface Change {
  path: string
  data: unknown
  merge?: boolean
}

/** What a look at a node found. */
export interface Look {
  /** What changed since the last look. */
  changes: Change[]
  /** The whole node, where it was asked for. */
  whole?: unknown
  /** The changes cannot be said one by one: every reader needs the whole. */
  isAnew?: boolean
}

/** How a node is watched: what to listen to, and how to look at it. */
export interface Watch {
  /** Node, query and what the reader may see. Streams of the same key share one watch: its reads and its texts. */
  key: string
  topics: HubTopic[]
  /** Looks at the node after events, all at once; without events only the whole is wanted. */
  look(events: readonly HubEvent[], wantsWhole: boolean): Promise<Look>
}

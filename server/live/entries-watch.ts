import { wireQueryString, type WireQuery } from '../../contract/wire-query.ts'
import { batchesOf } from '../db/batches.ts'
import { fail } from '../errors.ts'
import { wireMap } from '../wire/entry-stream.ts'
import { mapOfWindow } from '../wire/window-map.ts'
import { type HubEvent, type HubTopic } from './hub.ts'
import { type Change, type Watch } from './watch.ts'

interface Entries {
  /** The node and what the reader may see of it. */
  node: string
  topic: HubTopic
  query: WireQuery
  /** Reads the entries of the query or of a part of it, or those of some ids that stand among them. */
  read: (part: WireQuery, only?: readonly string[]) => Promise<[string, unknown][]>
  /** The ids of entries that an event may have changed. */
  changedIds: (event: HubEvent) => readonly string[]
}

/** A window is read anew at each change in it, so it may hold this many entries. */
const maxWindow = 100
/** Ids that one statement reads. */
const idsAtOnce = 200

/**
 * Watches the entries of a query: a window follows what enters and leaves it, a list without limit each entry.
 * Fails with `badQuery` when a window is too wide to be followed.
 */
export function watchEntries(entries: Entries): Watch {
  const { limitToFirst, limitToLast } = entries.query
  const limit = limitToFirst ?? limitToLast
  if (limit === undefined) return watchAll(entries)
  if (limit > maxWindow) fail('badQuery', { sentence: `A window of at most ${maxWindow} entries can be streamed` })
  return watchWindow(entries)
}

function keyOf({ node, query }: Entries): string {
  return `${node}?${wireQueryString(query)}`
}

function watchAll(entries: Entries): Watch {
  const { topic, query, read, changedIds } = entries
  return {
    key: keyOf(entries),
    topics: [topic],
    look: async (events, wantsWhole) => {
      const ids = [...new Set(events.flatMap(changedIds))]
      const found = new Map<string, unknown>(ids.map((id) => [id, null]))
      for (const part of batchesOf(ids, idsAtOnce)) {
        for (const [id, value] of await read(query, part)) found.set(id, value)
      }
      const changes = events.flatMap((event) => asChanges(takeOut(found, changedIds(event))))
      return { changes, ...(wantsWhole && { whole: await mapOfWindow(query, read) }) }
    },
  }
}

function watchWindow(entries: Entries): Watch {
  const { topic, query, read, changedIds } = entries
  let known = new Map<string, string>()
  return {
    key: keyOf(entries),
    topics: [topic],
    look: async (events, wantsWhole) => {
      if (!wantsWhole && events.every((event) => changedIds(event).length === 0)) return { changes: [] }
      const before = known
      const found = await read(query)
      known = new Map(found.map(([id, value]) => [id, JSON.stringify(value)]))
      const changed = found.filter(([id]) => before.get(id) !== known.get(id))
      const gone = [...before.keys()].filter((id) => !known.has(id)).map((id): [string, null] => [id, null])
      return { changes: asChanges(Object.fromEntries([...gone, ...changed])), whole: wireMap(found) }
    },
  }
}

/** The entries of some ids, which are told once however many events name them. */
function takeOut(found: Map<string, unknown>, ids: readonly string[]): Record<string, unknown> {
  const taken = Object.fromEntries(ids.filter((id) => found.has(id)).map((id) => [id, found.get(id)]))
  for (const id of ids) found.delete(id)
  return taken
}

/** One child is a `put`, several at once a `patch`. */
function asChanges(found: Record<string, unknown>): Change[] {
  const entries = Object.entries(found)
  if (entries.length > 1) return [{ path: '/', data: found, merge: true }]
  return entries.map(([id, value]) => ({ path: `/${id}`, data: value }))
}

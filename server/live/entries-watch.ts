import { wireQueryString, type WireQuery } from '../../contract/wire-query.ts'
import { batchesOf } from '../db/batches.ts'
import { fail } from '../lib/errors.ts'
import { wireMap } from '../http/entry-stream.ts'
import { keepWithinBound } from '../http/list-bound.ts'
import { mapOfWindow } from '../http/window-map.ts'
import { type HubEvent, type HubTopic } from '../events/hub.ts'
import { type Change, type Watch } from './watch.ts'

interface Entries {
  /** The node and the rights of the reader. */
  node: string
  topic: HubTopic
  query: WireQuery
  /** Reads the entries of the query or of a part of it, or those among some ids. */
  read: (part: WireQuery, only?: readonly string[]) => Promise<[string, unknown][]>
  /** The ids of entries that an event may have changed. */
  changedIds: (event: HubEvent) => readonly string[]
}

/** Maximum entries of a streamed window, which is read again at each change. */
const maxWindow = 100
/** Ids per statement. */
const idsAtOnce = 200

/**
 * Watches the entries of a query: a window reports what enters and leaves it, a list without limit every changed entry.
 * Fails with `badQuery` when a window is too wide, or a list too long.
 */
export async function watchEntries(entries: Entries): Promise<Watch> {
  const { limitToFirst, limitToLast } = entries.query
  const limit = limitToFirst ?? limitToLast
  if (limit === undefined) {
    await keepWithinBound(entries.query, entries.read)
    return watchAll(entries)
  }
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
    refresh: async (events, wantsWhole) => {
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
    refresh: async (events, wantsWhole) => {
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

/** Takes the entries of some ids out of `found`, so that each is sent once however many events name it. */
function takeOut(found: Map<string, unknown>, ids: readonly string[]): Record<string, unknown> {
  const taken = Object.fromEntries(ids.filter((id) => found.has(id)).map((id) => [id, found.get(id)]))
  for (const id of ids) found.delete(id)
  return taken
}

/** A `put` for one child, a `patch` for several. */
function asChanges(found: Record<string, unknown>): Change[] {
  const entries = Object.entries(found)
  if (entries.length > 1) return [{ path: '/', data: found, merge: true }]
  return entries.map(([id, value]) => ({ path: `/${id}`, data: value }))
}

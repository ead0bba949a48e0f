import { type WireQuery } from '../../contract/wire-query.ts'
import { fail } from '../errors.ts'
import { wireMap } from '../wire/entry-stream.ts'
import { mapOfWindow } from '../wire/window-map.ts'
import { type Change, type Watch } from './event-stream.ts'
import { type HubEvent, type HubTopic } from './hub.ts'

interface Entries {
  topic: HubTopic
  query: WireQuery
  /** Reads the entries of the query or of a part of it, or the one of an id when it stands among them. */
  read: (part: WireQuery, only?: string) => Promise<[string, unknown][]>
  /** The ids of entries that an event may have changed. */
  changedIds: (event: HubEvent) => string[]
}

/** A window is read anew at each change in it, so it may hold this many entries. */
const windowAtMost = 100

/**
 * Watches the entries of a query: a window follows what enters and leaves it, a list without limit each entry.
 * Fails with `badQuery` when a window is too wide to be followed.
 */
export function watchEntries(entries: Entries): Watch {
  const { limitToFirst, limitToLast } = entries.query
  const limit = limitToFirst ?? limitToLast
  if (limit === undefined) return watchAll(entries)
  if (limit > windowAtMost)
    fail('badQuery', { sentence: `A window of at most ${windowAtMost} entries can be streamed` })
  return watchWindow(entries)
}

function watchAll({ topic, query, read, changedIds }: Entries): Watch {
  return {
    topics: [topic],
    snapshot: () => mapOfWindow(query, read),
    changes: async (event) => {
      const found: Record<string, unknown> = {}
      for (const id of changedIds(event)) {
        const [entry] = await read(query, id)
        found[id] = entry?.[1] ?? null
      }
      return asChanges(found)
    },
  }
}

function watchWindow({ topic, query, read, changedIds }: Entries): Watch {
  let known = new Map<string, string>()
  const readWindow = async () => {
    const entries = await read(query)
    known = new Map(entries.map(([id, value]) => [id, JSON.stringify(value)]))
    return entries
  }
  return {
    topics: [topic],
    snapshot: async () => wireMap(await readWindow()),
    changes: async (event) => {
      if (changedIds(event).length === 0) return []
      const before = known
      const entries = await readWindow()
      const changed = entries.filter(([id]) => before.get(id) !== known.get(id))
      const gone = [...before.keys()].filter((id) => !known.has(id)).map((id): [string, null] => [id, null])
      return asChanges(Object.fromEntries([...gone, ...changed]))
    },
  }
}

/** One child is a `put`, several at once a `patch`. */
function asChanges(found: Record<string, unknown>): Change[] {
  const entries = Object.entries(found)
  if (entries.length > 1) return [{ path: '/', data: found, merge: true }]
  return entries.map(([id, value]) => ({ path: `/${id}`, data: value }))
}

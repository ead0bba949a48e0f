import { setImmediate as othersTurn } from 'node:timers/promises'
import { type Bound, type WireQuery } from '../../contract/wire-query.ts'

/** As many entries as are read at once: some milliseconds of work, for which others may wait. */
export const chunk = 50

type Read<Value> = (query: WireQuery) => Promise<[string, Value][]>

/** May a window hold more entries than are read at once? */
export function isWide({ limitToFirst, limitToLast }: WireQuery): boolean {
  return (limitToFirst ?? limitToLast ?? Infinity) > chunk
}

/**
 * The entries of a window in its order, a chunk at a time: never all in memory, and between two chunks others have
 * their turn. `read` reads a narrow window; its entries hold the field that the window is ordered by. One whose field
 * changes meanwhile may stand twice or not at all, never where windows are ordered by key.
 */
export async function* eachInWindow<Value>(query: WireQuery, read: Read<Value>): AsyncGenerator<[string, Value]> {
  const { limitToFirst, limitToLast, ...bounds } = query
  const ordered = { ...bounds, orderBy: query.orderBy ?? '$key' }
  let from: WireQuery = limitToLast === undefined ? {} : await startOfLast(ordered, limitToLast, read)
  let left = limitToFirst ?? limitToLast ?? Infinity
  while (left > 0) {
    const entries = await read({ ...ordered, ...from, limitToFirst: Math.min(chunk, left) })
    yield* entries
    const last = entries.at(-1)
    if (!last || entries.length < chunk) return
    from = { startAfter: placeOf(ordered, last) }
    left -= entries.length
    await othersTurn()
  }
}

/** Where the last so many entries begin: found by going back from the end, as nothing says it. */
async function startOfLast<Value>(ordered: WireQuery, count: number, read: Read<Value>): Promise<WireQuery> {
  let from: WireQuery = {}
  let before: WireQuery = {}
  for (let left = count; left > 0; left -= chunk) {
    const entries = await read({ ...ordered, ...before, limitToLast: Math.min(chunk, left) })
    const [first] = entries
    if (!first) return from
    from = { startAt: placeOf(ordered, first) }
    before = { endBefore: placeOf(ordered, first) }
    await othersTurn()
  }
  return from
}

/** An entry's own place in an order: by the field, ties by key. */
function placeOf<Value>({ orderBy = '$key' }: WireQuery, [key, value]: [string, Value]): Bound {
  return orderBy === '$key' ? key : [(value as Record<string, string | number>)[orderBy] ?? null, key]
}

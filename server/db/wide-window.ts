import { setImmediate as othersTurn } from 'node:timers/promises'
import { type Bound, type WireQuery } from '../../contract/wire-query.ts'

/** Entries per read: some milliseconds, for which others wait. */
export const chunk = 50

type Read<Value> = (query: WireQuery) => Promise<[string, Value][]>

/** Whether a window may hold more entries than one read. */
export function isWide({ limitToFirst, limitToLast }: WireQuery): boolean {
  return (limitToFirst ?? limitToLast ?? Infinity) > chunk
}

/**
 * Iterates the entries of a window in order, a chunk at a time, so that they are never all in memory and others run
 * between chunks. `read` reads a narrow window; its entries contain the field of the order. An entry whose field
 * changes meanwhile may come twice or never, except in order of key.
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

/** The start of the last `count` entries, found by reading backwards from the end. */
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

/** The place of an entry in an order: by the field, ties by key. */
function placeOf<Value>({ orderBy = '$key' }: WireQuery, [key, value]: [string, Value]): Bound {
  return orderBy === '$key' ? key : [(value as Record<string, string | number>)[orderBy] ?? null, key]
}

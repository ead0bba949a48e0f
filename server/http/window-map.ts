import { type WireQuery } from '../../contract/wire-query.ts'
import { chunk, eachInWindow, isWide } from '../db/wide-window.ts'
import { type SkippingWindow } from '../db/window.ts'
import { EntryStream, wireMap } from './entry-stream.ts'
import { keepWithinBound } from './list-bound.ts'

/**
 * The map of a window, or a stream without a tag when it takes more than one read. Fails with `badQuery` when a list is
 * too long.
 */
export async function mapOfWindow<Value>(
  query: WireQuery,
  read: (query: SkippingWindow) => Promise<[string, Value][]>,
): Promise<Record<string, Value> | EntryStream | null> {
  if (!isWide(query)) return wireMap(await read(query))
  const entries = eachInWindow(query, read)
  const first: [string, Value][] = []
  while (first.length <= chunk) {
    const next = await entries.next()
    if (next.done) return wireMap(first)
    first.push(next.value)
  }
  await keepWithinBound(query, read)
  return new EntryStream(behind(first, entries), null)
}

async function* behind<Entry>(first: Entry[], rest: AsyncGenerator<Entry>): AsyncGenerator<Entry> {
  yield* first
  yield* rest
}

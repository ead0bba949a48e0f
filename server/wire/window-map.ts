import { type WireQuery } from '../../contract/wire-query.ts'
import { chunk, eachInWindow, isWide } from '../db/wide-window.ts'
import { EntryStream, wireMap } from './entry-stream.ts'

/** The map of a window: whole, or as a stream without a tag when it is more than is read at once. */
export async function mapOfWindow<Value>(
  query: WireQuery,
  read: (query: WireQuery) => Promise<[string, Value][]>,
): Promise<Record<string, Value> | EntryStream | null> {
  if (!isWide(query)) return wireMap(await read(query))
  const entries = eachInWindow(query, read)
  const first: [string, Value][] = []
  while (first.length <= chunk) {
    const next = await entries.next()
    if (next.done) return wireMap(first)
    first.push(next.value)
  }
  return new EntryStream(behind(first, entries), null)
}

async function* behind<Entry>(first: Entry[], rest: AsyncGenerator<Entry>): AsyncGenerator<Entry> {
  yield* first
  yield* rest
}

import { longestList } from '../../contract/limits.ts'
import { type WireQuery } from '../../contract/wire-query.ts'
import { type SkippingWindow } from '../db/window.ts'
import { fail } from '../lib/errors.ts'

/** Fails with `badQuery` when a window has more entries than a list may have; `read` reads a part of it. */
export async function keepWithinBound(
  { limitToFirst, limitToLast, ...bounds }: WireQuery,
  read: (query: SkippingWindow) => Promise<unknown[]>,
): Promise<void> {
  if ((limitToFirst ?? limitToLast ?? Infinity) <= longestList) return
  const orderBy = bounds.orderBy ?? '$key'
  const beyond = await read({ ...bounds, orderBy, limitToFirst: 1, skip: longestList })
  if (beyond.length === 0) return
  fail('badQuery', {
    sentence: `This list has more than ${longestList} entries: orderBy with limitToFirst or limitToLast reads a part of it`,
  })
}

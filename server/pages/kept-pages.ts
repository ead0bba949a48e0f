import { type KeptKind } from '../live/changes.ts'
import { type Hub } from '../live/hub.ts'
import { Kept } from '../live/kept.ts'

/** Pages say "today" and how long ago things were, so they are kept no longer than this, in ms. */
const keptMs = 10 * 60 * 1000
const pagesAtMost = 200

/** Pages that are made once and served until something of their kind changes. */
export function keptPages<T>({ changes }: Hub, kind: KeptKind): Kept<T> {
  return new Kept(changes, kind, { entries: pagesAtMost, ms: keptMs })
}

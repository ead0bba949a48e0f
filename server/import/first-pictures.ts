import { createHash } from 'node:crypto'
import { type PublicNetwork } from '../lib/public-request.ts'
import { fetchLink } from '../photos/link-fetch.ts'
import { inspectPhoto } from '../photos/photo-inspection.ts'

/** Of so many cars of a file the first picture is looked at. */
export const maxLookedAt = 40
/** So many at once, as a browser does. */
const atOnce = 4
/** Ms and bytes after which no other picture is begun. */
const [totalMs, totalBytes] = [20_000, 64 * 1024 * 1024]
/** From so many on, equal pictures are told. */
const minSame = 3

/** Pictures of which something is to be told: how many, and the address of one. */
interface Told {
  count: number
  example: string
}

/** What the first pictures of an import's cars are like. */
export interface LookedAt {
  count: number
  /** Those that more than two addresses answer with: a host may show strangers a picture of its own. */
  same: Told[]
  /** Those that did not come, or are no pictures. */
  missing: Told | undefined
}

/** Looks at pictures by their addresses, each of another car; those that the signal or the limits cut off do not count. */
export async function lookAtPictures(
  addresses: Iterable<string>,
  network: PublicNetwork,
  signal: AbortSignal,
): Promise<LookedAt> {
  const left = [...addresses].slice(0, maxLookedAt)
  const until = AbortSignal.any([signal, AbortSignal.timeout(totalMs)])
  const byContent = new Map<string, string[]>()
  const missing: string[] = []
  let bytes = 0
  const look = async () => {
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      if (until.aborted || bytes > totalBytes) return
      const file = await fetchLink(address, network, until).catch(() => undefined)
      if (until.aborted) return
      bytes += file?.length ?? 0
      if (!file || !isPicture(file)) missing.push(address)
      else put(byContent, createHash('sha256').update(file).digest('base64'), address)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, look))
  const all = [...byContent.values()]
  return {
    count: all.flat().length + missing.length,
    same: all.filter((ones) => ones.length >= minSame).map(told),
    missing: missing.length === 0 ? undefined : told(missing),
  }
}

function isPicture(file: Buffer): boolean {
  try {
    inspectPhoto(file)
    return true
  } catch {
    return false
  }
}

function put(lists: Map<string, string[]>, name: string, one: string): void {
  lists.set(name, [...(lists.get(name) ?? []), one])
}

function told(addresses: readonly string[]): Told {
  return { count: addresses.length, example: addresses[0] ?? '' }
}

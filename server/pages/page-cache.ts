import { type CacheKind } from '../cache/cache-versions.ts'
import { type Hub } from '../events/hub.ts'
import { VersionedCache } from '../cache/versioned-cache.ts'

/** Maximum age in ms, because pages say "today" and how long ago things were. */
const ttlMs = 10 * 60 * 1000
const maxPages = 200

/** Caches pages until something of their kind changes. */
export function pageCache<T>({ cacheVersions }: Hub, kind: CacheKind): VersionedCache<T> {
  return new VersionedCache(cacheVersions, kind, { entries: maxPages, ms: ttlMs })
}

import { PromiseCache, type CacheLimits } from './promise-cache.ts'
import { type CacheKind, type CacheVersions } from './cache-versions.ts'

/** Caches values read from the store until something of their kind changes. */
export class VersionedCache<T> {
  readonly #versions: CacheVersions
  readonly #kind: CacheKind
  readonly #values: PromiseCache<T>
  #version: number | undefined

  constructor(versions: CacheVersions, kind: CacheKind, limits: CacheLimits<T>) {
    this.#versions = versions
    this.#kind = kind
    this.#values = new PromiseCache(limits)
  }

  /** The cached value of a key, or the result of `make`; concurrent callers share it. */
  take(key: string, make: () => Promise<T>): Promise<T> {
    const version = this.#versions.versionOf(this.#kind)
    if (version === undefined) return make()
    if (version !== this.#version) this.#values.clear()
    this.#version = version
    return this.#values.take(key, make)
  }
}

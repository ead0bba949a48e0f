import { LRUCache } from 'lru-cache'

/** Maximums of a cache. */
export interface CacheLimits<T> {
  entries: number
  /** Lifetime of an entry in ms. */
  ms?: number
  /** Bytes of all entries, by `bytesOf`. */
  bytes?: number
  bytesOf?: (value: T) => number
}

interface Entry<T> {
  value: Promise<T>
}

/** Read on each use, so that tests may replace it. */
const clock = { now: () => performance.now() }

/**
 * Caches values by key. Concurrent callers share the value being made; the least recently used goes first; a failure is
 * not cached.
 */
export class PromiseCache<T> {
  readonly #entries: LRUCache<string, Entry<T>>
  readonly #sizeOf: ((value: T) => number) | undefined

  constructor({ entries, ms, bytes, bytesOf }: CacheLimits<T>) {
    this.#sizeOf = bytesOf
    this.#entries = new LRUCache({
      max: entries,
      ...(ms !== undefined && { ttl: ms, ttlResolution: 0, perf: clock }),
      ...(bytes !== undefined && { maxSize: bytes }),
    })
  }

  /** The cached value of a key, or the result of `make`. Fails as `make` fails. */
  take(key: string, make: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key)
    if (known) return known.value
    const entry = { value: make() }
    this.#set(key, entry, 0)
    entry.value.then(
      // An entry that was dropped meanwhile is not stored.
      (value) => this.#entries.peek(key) === entry && this.#set(key, entry, this.#sizeOf?.(value) ?? 0),
      () => this.#entries.peek(key) === entry && this.#entries.delete(key),
    )
    return entry.value
  }

  /** Drops the value of a key, even while it is being made. */
  drop(key: string): void {
    this.#entries.delete(key)
  }

  /** Drops all values. */
  clear(): void {
    this.#entries.clear()
  }

  #set(key: string, entry: Entry<T>, bytes: number): void {
    // lru-cache requires a size of at least 1.
    this.#entries.set(key, entry, { noUpdateTTL: true, ...(this.#sizeOf && { size: bytes + 1 }) })
  }
}

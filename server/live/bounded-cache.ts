interface Entry<T> {
  value: Promise<T>
  bytes: number
  until: number
}

/** What a cache holds at most. */
export interface CacheLimits<T> {
  entries: number
  /** How long something is kept at most, whatever is heard. */
  ms?: number
  /** Of all entries, each as large as `bytesOf` says. */
  bytes?: number
  bytesOf?: (value: T) => number
}

/**
 * What was made, by key: once for all who ask meanwhile or later. When it is too much, the oldest goes; a failure is not
 * kept.
 */
export class BoundedCache<T> {
  readonly #limits: Required<CacheLimits<T>>
  readonly #made = new Map<string, Entry<T>>()
  #bytes = 0

  constructor(limits: CacheLimits<T>) {
    this.#limits = { ms: Infinity, bytes: Infinity, bytesOf: () => 0, ...limits }
  }

  /**
   * What is kept under a key, else what `make` makes; it is told until when that is kept, as `performance.now()`
   * counts. Fails as `make` fails.
   */
  take(key: string, make: (until: number) => Promise<T>): Promise<T> {
    const known = this.#made.get(key)
    const now = performance.now()
    if (known && now < known.until) return known.value
    if (known) this.drop(key)
    const until = now + this.#limits.ms
    const value = make(until)
    const entry = { value, bytes: 0, until }
    this.#made.set(key, entry)
    value.then(
      (made) => this.#weigh(key, entry, made),
      () => this.#made.get(key) === entry && this.#made.delete(key),
    )
    return value
  }

  /** Forgets what is kept under a key, or is being made for it. */
  drop(key: string): void {
    this.#bytes -= this.#made.get(key)?.bytes ?? 0
    this.#made.delete(key)
  }

  /** Forgets everything. */
  clear(): void {
    this.#made.clear()
    this.#bytes = 0
  }

  #weigh(key: string, entry: Entry<T>, made: T): void {
    // It was forgotten meanwhile.
    if (this.#made.get(key) !== entry) return
    entry.bytes = this.#limits.bytesOf(made)
    this.#bytes += entry.bytes
    for (const oldest of this.#made.keys()) {
      if (this.#made.size <= this.#limits.entries && this.#bytes <= this.#limits.bytes) return
      this.drop(oldest)
    }
  }
}

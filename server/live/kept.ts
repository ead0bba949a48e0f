import { BoundedCache, type CacheLimits } from './bounded-cache.ts'
import { type Changes, type KeptKind } from './changes.ts'

/** What was made of the store, kept until something of its kind changes; when it is too much, the oldest goes. */
export class Kept<T> {
  readonly #changes: Changes
  readonly #kind: KeptKind
  readonly #made: BoundedCache<T>
  #state: number | undefined

  constructor(changes: Changes, kind: KeptKind, limits: CacheLimits<T>) {
    this.#changes = changes
    this.#kind = kind
    this.#made = new BoundedCache(limits)
  }

  /**
   * What is kept under a key, else what `make` makes of the store now. Those who ask meanwhile wait for the same. `make`
   * is told how to learn later whether what it made still stands.
   */
  take(key: string, make: (stands: () => boolean) => Promise<T>): Promise<T> {
    const state = this.#changes.stateOf(this.#kind)
    if (state === undefined) return make(() => false)
    if (state !== this.#state) this.#made.clear()
    this.#state = state
    return this.#made.take(key, (until) =>
      make(() => this.#changes.stateOf(this.#kind) === state && performance.now() < until),
    )
  }
}

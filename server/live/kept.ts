import { type Changes, type KeptKind } from './changes.ts'

interface Entry<T> {
  value: Promise<T>
  bytes: number
  until: number
}

interface Limits<T> {
  entries: number
  /** How long something is kept at most, whatever is heard. */
  ms?: number
  bytes?: number
  bytesOf?: (value: T) => number
}

/** What was made of the store, kept until something of its kind changes; when it is too much, the oldest goes. */
export class Kept<T> {
  readonly #changes: Changes
  readonly #kind: KeptKind
  readonly #limits: Required<Limits<T>>
  #state: number | undefined
  readonly #made = new Map<string, Entry<T>>()
  #bytes = 0

  constructor(changes: Changes, kind: KeptKind, limits: Limits<T>) {
    this.#changes = changes
    this.#kind = kind
    this.#limits = { ms: Infinity, bytes: Infinity, bytesOf: () => 0, ...limits }
  }

  /**
   * What is kept under a key, else what `make` makes of the store now. Those who ask meanwhile wait for the same. `make`
   * is told how to learn later whether what it made still stands.
   */
  take(key: string, make: (stands: () => boolean) => Promise<T>): Promise<T> {
    const state = this.#changes.stateOf(this.#kind)
    if (state === undefined) return make(() => false)
    if (state !== this.#state) this.#forget(state)
    const known = this.#made.get(key)
    if (known && performance.now() < known.until) return known.value
    const until = performance.now() + this.#limits.ms
    const stands = () => this.#changes.stateOf(this.#kind) === state && performance.now() < until
    return this.#keep(key, make(stands), until)
  }

  #keep(key: string, value: Promise<T>, until: number): Promise<T> {
    const entry = { value, bytes: 0, until }
    this.#bytes -= this.#made.get(key)?.bytes ?? 0
    this.#made.set(key, entry)
    value.then(
      (made) => this.#weigh(key, entry, made),
      () => this.#made.get(key) === entry && this.#made.delete(key),
    )
    return value
  }

  #weigh(key: string, entry: { bytes: number }, made: T): void {
    // Something has changed since it was asked for.
    if (this.#made.get(key) !== entry) return
    entry.bytes = this.#limits.bytesOf(made)
    this.#bytes += entry.bytes
    for (const [oldest, { bytes }] of this.#made) {
      if (this.#made.size <= this.#limits.entries && this.#bytes <= this.#limits.bytes) return
      this.#made.delete(oldest)
      this.#bytes -= bytes
    }
  }

  #forget(state: number): void {
    this.#state = state
    this.#made.clear()
    this.#bytes = 0
  }
}

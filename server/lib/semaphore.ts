import { fail } from './errors.ts'

/** Limits concurrent works to `count` and waiting ones to `maxWaiting`. */
export class Semaphore {
  #free: number
  readonly #maxWaiting: number
  readonly #waiting: (() => void)[] = []

  constructor(count: number, maxWaiting: number) {
    this.#free = count
    this.#maxWaiting = maxWaiting
  }

  /** Runs `work` when a place is free. Fails with `busy` when too many wait. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--
    else if (this.#waiting.length < this.#maxWaiting) await new Promise<void>((go) => this.#waiting.push(go))
    else fail('busy', { retryAfterSeconds: 5 })
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free++
    }
  }
}

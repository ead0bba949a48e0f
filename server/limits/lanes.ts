import { fail } from '../errors.ts'

/** Lets so many works run at once and so many wait. */
export class Lanes {
  #free: number
  readonly #waitingAtMost: number
  readonly #waiting: (() => void)[] = []

  constructor(count: number, waitingAtMost: number) {
    this.#free = count
    this.#waitingAtMost = waitingAtMost
  }

  /** Runs `work` as soon as a lane is free. Fails with `busy` when too many wait already. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--
    else if (this.#waiting.length < this.#waitingAtMost) await new Promise<void>((go) => this.#waiting.push(go))
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

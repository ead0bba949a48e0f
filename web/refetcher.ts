import { reconnectDelayMs } from '../contract/live.ts'
import { askedWaitMs, isPassing } from './call-error.ts'

/** Refetches until there is an answer. Missed events would otherwise stay missed while the connection lasts. */
export class Refetcher {
  readonly #refetch: () => Promise<unknown> | void
  #round = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(refetch: () => Promise<unknown> | void) {
    this.#refetch = refetch
  }

  start(): void {
    this.stop()
    void this.#try(this.#round, 0)
  }

  stop(): void {
    this.#round++
    clearTimeout(this.#timer)
  }

  async #try(round: number, attempt: number): Promise<void> {
    try {
      await this.#refetch()
    } catch (error) {
      const waitMs = askedWaitMs(error) ?? (isPassing(error) ? reconnectDelayMs(attempt) : undefined)
      if (round !== this.#round || waitMs === undefined) return
      this.#timer = setTimeout(() => void this.#try(round, attempt + 1), waitMs)
    }
  }
}

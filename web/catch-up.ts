import { reconnectDelayMs } from '../contract/live.ts'
import { isPassing } from './call-error.ts'

/**
 * Looks anew after a gap until there is an answer: one that fails would leave the gap open for as long as the
 * connection stands.
 */
export class CatchUp {
  readonly #look: () => Promise<unknown> | void
  #turn = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(look: () => Promise<unknown> | void) {
    this.#look = look
  }

  begin(): void {
    this.stop()
    void this.#try(this.#turn, 0)
  }

  stop(): void {
    this.#turn++
    clearTimeout(this.#timer)
  }

  async #try(turn: number, attempt: number): Promise<void> {
    try {
      await this.#look()
    } catch (error) {
      if (turn !== this.#turn || !isPassing(error)) return
      this.#timer = setTimeout(() => void this.#try(turn, attempt + 1), reconnectDelayMs(attempt))
    }
  }
}

import { setImmediate } from 'node:timers/promises'

/**
 * Lets those who ask at once share one read of the store. Whoever asks is answered by a read that begins afterwards, so
 * that it knows all that was acknowledged before.
 */
export class SharedRead<T> {
  readonly #read: () => Promise<T>
  #running: Promise<unknown> = Promise.resolve()
  #next: Promise<T> | undefined

  constructor(read: () => Promise<T>) {
    this.#read = read
  }

  /** What the next read answers. Fails as it fails. */
  take(): Promise<T> {
    this.#next ??= this.#begin()
    return this.#next
  }

  async #begin(): Promise<T> {
    await this.#running
    // Whoever comes in the same turn of the event loop shares it too.
    await setImmediate()
    this.#next = undefined
    const reading = this.#read()
    this.#running = reading.catch(() => {})
    return reading
  }
}

import { setImmediate } from 'node:timers/promises'

/**
 * Lets those who ask in one turn of the event loop share a read of the store. It begins when all of them are there, so
 * that it knows what was acknowledged before anybody asked.
 */
export class SharedRead<T> {
  readonly #read: () => Promise<T>
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
    await setImmediate()
    this.#next = undefined
    return this.#read()
  }
}

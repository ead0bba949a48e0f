import { setImmediate } from 'node:timers/promises'

/**
 * Lets calls of one turn of the event loop share a read of the store. It begins after all of them, so that it sees
 * every write acknowledged before.
 */
export class SingleFlight<T> {
  readonly #read: () => Promise<T>
  #next: Promise<T> | undefined

  constructor(read: () => Promise<T>) {
    this.#read = read
  }

  /** The result of the next read. Fails as it fails. */
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

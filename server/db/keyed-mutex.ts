/** Runs works with the same key one after another, those with different keys concurrently. */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>()

  /** Runs `work` after all earlier ones with this key have ended. */
  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve()
    const mine = before.then(work, work)
    this.#last.set(key, mine)
    try {
      return await mine
    } finally {
      if (this.#last.get(key) === mine) this.#last.delete(key)
    }
  }
}

/** Lets works with the same key run one after the other, and others side by side. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>()

  /** Runs `work` when every earlier one with this key has ended. */
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

/** Hellos per minute; a tab sends one when it opens and when its token or person changes, and each reads the store. */
const maxPerMinute = 30

/** Counts the hellos of one connection. */
export class HelloLimit {
  #count = 0
  #since = 0

  /** Counts one more, and says whether it is too many. */
  isExceeded(): boolean {
    const now = performance.now()
    if (now - this.#since > 60_000) {
      this.#since = now
      this.#count = 0
    }
    return ++this.#count > maxPerMinute
  }
}

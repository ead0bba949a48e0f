/** So many of the newest events are remembered: far more than come while one answer is on its way. */
const keptAtMost = 1000

/**
 * What live events said lately, by id. An answer that was asked for before an event may be older than the event and
 * reach the tab after it: what the event said then stands.
 */
export class LiveNews<T> {
  #count = 0
  #kept: { number: number; id: string; value: T }[] = []

  add(id: string, value: T): void {
    this.#kept.push({ number: this.#count++, id, value })
    if (this.#kept.length > keptAtMost) this.#kept.shift()
  }

  /** Asks for an answer; gives it with what was said meanwhile. */
  async during<Answer>(ask: () => Promise<Answer>): Promise<[Answer, ReadonlyMap<string, T>]> {
    const askedAt = this.#count
    const answer = await ask()
    const news = this.#kept.filter(({ number }) => number >= askedAt)
    return [answer, new Map(news.map(({ id, value }) => [id, value]))]
  }
}

/** Items by id as events reported them; `null` is a removed one. */
export type Changes<Item> = ReadonlyMap<string, Item | null>

/** Events that arrive during a request, whose answer may be older than they are. */
export class EventsSince<Item> {
  readonly #requests = new Set<Map<string, Item | null>>()

  add(id: string, item: Item | null): void {
    for (const changes of this.#requests) changes.set(id, item)
  }

  /** Awaits an answer and returns it with the last event of each id since the request. */
  async request<Answer>(ask: () => Promise<Answer>): Promise<[Answer, Changes<Item>]> {
    const changes = new Map<string, Item | null>()
    this.#requests.add(changes)
    try {
      return [await ask(), changes]
    } finally {
      this.#requests.delete(changes)
    }
  }
}

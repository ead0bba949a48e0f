const kinds = ['offers', 'identities', 'people', 'sponsors'] as const

/**
 * What a process may keep of the store while nothing of it changes: offers as the wire shows them, who stands behind
 * sessions, what lists of people show of them and by what they are reached, sponsors. Each change is announced to the topic of this name.
 */
export type KeptKind = (typeof kinds)[number]

/**
 * Tells without asking the store whether what was read of it still stands. Another process's change counts when it is
 * heard, some milliseconds after its commit; one's own before the writer is answered.
 */
export class Changes {
  readonly #counts = new Map<string, number>(kinds.map((kind) => [kind, 0]))
  #isHearing = false

  /** A number that is another one after each change of the kind; undefined while changes may be missed. */
  stateOf(kind: KeptKind): number | undefined {
    return this.#isHearing ? this.#counts.get(kind) : undefined
  }

  /** Counts a change; topics of other things are no kind of these. */
  count(topics: readonly string[]): void {
    for (const topic of topics) {
      const before = this.#counts.get(topic)
      if (before !== undefined) this.#counts.set(topic, before + 1)
    }
  }

  /** Are changes heard from now on? What was before may have been missed. */
  hear(isHearing: boolean): void {
    this.#isHearing = isHearing
    this.miss()
  }

  /** Changes may have been missed. */
  miss(): void {
    this.count(kinds)
  }
}

const kinds = ['offers', 'identities', 'people', 'blocks', 'sponsors'] as const

/**
 * Kinds of cached values: offers as the wire shows them, session owners, fields of lists of people and how people are
 * contacted, who blocks whom, sponsors. The topic of the same name publishes changes.
 */
export type CacheKind = (typeof kinds)[number]

/**
 * Versions by which caches know without asking the store whether they are fresh. Another process's change counts when
 * its event arrives, some milliseconds after the commit; a change of this process counts before its writer gets the
 * answer.
 */
export class CacheVersions {
  readonly #versions = new Map<string, number>(kinds.map((kind) => [kind, 0]))
  #isListening = false

  /** A number that differs after each change of the kind; undefined while changes may be missed. */
  versionOf(kind: CacheKind): number | undefined {
    return this.#isListening ? this.#versions.get(kind) : undefined
  }

  /** Invalidates the kinds among some topics. */
  invalidate(topics: readonly string[]): void {
    for (const topic of topics) {
      const before = this.#versions.get(topic)
      if (before !== undefined) this.#versions.set(topic, before + 1)
    }
  }

  /** Invalidates all kinds, because changes may have been missed. */
  invalidateAll(): void {
    this.invalidate(kinds)
  }

  /** Sets whether changes are being received. */
  setListening(isListening: boolean): void {
    this.#isListening = isListening
    this.invalidateAll()
  }
}

/** A word by the forms it may mean, likeliest first; `null` is a sign over which phrases step. */
export type Readings = readonly string[] | null

/** Phrases of words in their common form, with what each means. */
export class PhraseTree<Meaning> {
  readonly #next = new Map<string, PhraseTree<Meaning>>()
  readonly #meanings: Meaning[] = []

  add(words: readonly string[], meaning: Meaning): void {
    const [first, ...others] = words
    if (first === undefined) {
      this.#meanings.push(meaning)
      return
    }
    const next = this.#next.get(first) ?? new PhraseTree<Meaning>()
    this.#next.set(first, next)
    next.add(others, meaning)
  }

  /**
   * The longest phrase that begins at the word `at` and of whose meanings `choose` takes one: what it took, and where
   * the phrase ends. Of equally long phrases that of the likelier readings.
   */
  longest<Chosen>(
    words: readonly Readings[],
    at: number,
    choose: (meanings: readonly Meaning[]) => Chosen | undefined,
  ): { chosen: Chosen; end: number } | undefined {
    let best: { chosen: Chosen; end: number } | undefined
    for (const reading of words[at] ?? []) {
      const next = this.#next.get(reading)
      const found = next && next.#longestHere(words, at + 1, choose)
      if (found && found.end > (best?.end ?? 0)) best = found
    }
    return best
  }

  #longestHere<Chosen>(
    words: readonly Readings[],
    at: number,
    choose: (meanings: readonly Meaning[]) => Chosen | undefined,
  ): { chosen: Chosen; end: number } | undefined {
    const longer = this.longest(words, words[at] === null ? at + 1 : at, choose)
    if (longer) return longer
    const chosen = this.#meanings.length > 0 ? choose(this.#meanings) : undefined
    return chosen === undefined ? undefined : { chosen, end: at }
  }
}

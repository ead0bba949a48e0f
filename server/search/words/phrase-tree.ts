/** The forms that a word may mean, likeliest first; `null` is a sign that phrases skip. */
export type Readings = readonly string[] | null

/** Phrases of words in their common form, with their meanings. */
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
   * The longest phrase at the word `at` of whose meanings `choose` accepts one: the chosen one, and where the phrase
   * ends. Among equally long phrases the one of the likelier readings wins.
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

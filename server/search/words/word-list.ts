/** An ending of stems with the flag: the letters that it adds, and the letters that it replaces. */
interface Ending {
  flag: string
  strip: string
}

/** The two files of a Hunspell word list. */
export interface WordListFiles {
  /** Its endings. */
  aff: string
  /** Its stems, each with the flags of its endings. */
  dic: string
}

/**
 * A list of words with their inflected forms: a form is known when removing an ending leaves a stem with the right
 * flag. Forms are not expanded, so that a million forms take the memory of their 80,000 stems. Conditions on the
 * letters before an ending are ignored, as the replaced letters say nearly the same.
 */
export class WordList {
  readonly #flagsOf = new Map<string, string>()
  readonly #endings = new Map<string, Ending[]>()
  readonly #longestEnding: number
  readonly #prefixes: Ending[] = []

  /** @param form brings a word to the form of lookups; names, which begin with capitals, are left out */
  constructor({ aff, dic }: WordListFiles, form: (text: string) => string) {
    const rules = aff.replaceAll('\t', ' ')
    for (const [, kind, flag, strip, added] of rules.matchAll(/^(SFX|PFX) +(\S) +(\S+) +([^\s/]+)(?:\/\S*)? +\S+/gmu)) {
      const ending = { flag: flag!, strip: strip === '0' ? '' : form(strip!) }
      const add = added === '0' ? '' : form(added!)
      if (kind === 'PFX') this.#prefixes.push({ flag: flag!, strip: add })
      else this.#endings.set(add, [...(this.#endings.get(add) ?? []), ending])
    }
    this.#longestEnding = Math.max(0, ...[...this.#endings.keys()].map(({ length }) => length))
    for (const [, stem, flags = ''] of dic.matchAll(/^(\p{Ll}[^\s/]*)(?:\/(\S+))?/gmu)) {
      const key = form(stem!)
      this.#flagsOf.set(key, (this.#flagsOf.get(key) ?? '.') + flags)
    }
  }

  /** Is a word in the list? It must be in the list's form. */
  has(word: string): boolean {
    if (this.#isInflected(word)) return true
    return this.#prefixes.some(
      ({ flag, strip }) => word.startsWith(strip) && this.#isInflected(word.slice(strip.length), flag),
    )
  }

  #isInflected(word: string, prefix = ''): boolean {
    const takes = (stem: string, flag: string) => {
      const flags = this.#flagsOf.get(stem)
      return flags !== undefined && flags.includes(flag) && flags.includes(prefix)
    }
    if (takes(word, '')) return true
    for (let length = 0; length <= Math.min(this.#longestEnding, word.length - 1); length += 1) {
      const added = word.slice(word.length - length)
      const base = word.slice(0, word.length - length)
      for (const { flag, strip } of this.#endings.get(added) ?? []) {
        // The common form has no double letters, also between stem and ending: "странна".
        if (takes(base + strip, flag) || takes(base + added.slice(0, 1) + strip, flag)) return true
      }
    }
    return false
  }
}

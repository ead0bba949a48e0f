/** A word that is also recognised with typing errors, and its meaning. */
export interface Correctable<Meaning> {
  word: string
  /** Shorter typed words are not corrected: too many ordinary words are as close. */
  minLength: number
  /** Words of this length or more may have two errors. */
  twoErrorsFrom: number
  meaning: Meaning
}

interface Entry<Meaning> extends Correctable<Meaning> {
  letters: number
}

/** Finds the closest of a list of words. */
export class TypingErrors<Meaning> {
  readonly #byLength: Entry<Meaning>[][] = []

  /** Adds a word; among equally close words the one added first is found. */
  add(entry: Correctable<Meaning>): void {
    const word = soundsOf(entry.word)
    const row = (this.#byLength[word.length] ??= [])
    row.push({ ...entry, word, letters: lettersOf(word) })
  }

  /** The meaning of the closest word, and the number of errors. */
  nearest(typedWord: string): { meaning: Meaning; errors: number } | undefined {
    const typed = soundsOf(typedWord)
    const letters = lettersOf(typed)
    let best: { meaning: Meaning; errors: number } | undefined
    for (let length = typed.length - 2; length <= typed.length + 2; length += 1) {
      for (const entry of this.#byLength[length] ?? []) {
        const most = typed.length >= entry.twoErrorsFrom ? 2 : 1
        // An error changes the set of letters by two at most; the first letter is hardly ever wrong.
        if (Math.max(typed.length, length) < entry.minLength || bitCount(letters ^ entry.letters) > 2 * most) continue
        if (typed[0] !== entry.word[0]) continue
        const errors = errorsBetween(typed, entry.word)
        if (errors <= most && errors < (best?.errors ?? Infinity)) best = { meaning: entry.meaning, errors }
      }
    }
    return best
  }
}

/**
 * The number of wrong, missing, extra or swapped letters: the optimal string alignment distance (Damerau 1964,
 * restricted so that nothing is changed twice).
 */
export function errorsBetween(one: string, other: string): number {
  let [beforeLast, last, row] = [[] as number[], [] as number[], Array.from({ length: other.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= one.length; i += 1) {
    ;[beforeLast, last, row] = [last, row, [i]]
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      let errors = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwapped) errors = Math.min(errors, beforeLast[j - 2]! + 1)
      row[j] = errors
    }
  }
  return row[other.length]!
}

/** The word with one letter for each sound, as people forget or swap ц, not ts. */
function soundsOf(word: string): string {
  return word.replace(/sht|ts|ch|sh|zh|ia|iu/g, (letters) => sounds[letters]!)
}

const sounds: Record<string, string> = { sht: 'щ', ts: 'ц', ch: 'ч', sh: 'ш', zh: 'ж', ia: 'я', iu: 'ю' }

/** The set of a word's letters as bits. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

function bitCount(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}

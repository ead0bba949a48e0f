/** Highest load of the table of keys; at this load a lookup takes a step or two. */
const maxLoad = 0.6

/**
 * Numbers words in the order of their arrival. A word is identified by 53 bits of a hash, as the texts of a million
 * offers contain hundreds of thousands of mostly rare words: the chance that any two of a million words collide is one
 * in 18,000.
 */
export class WordNumbers {
  /** Open addressing: the key of a word, 0 for an empty place, and its number. */
  #keys: Float64Array
  #numbers: Uint32Array
  #count: number

  constructor(state?: WordNumbers['state']) {
    const { keys, numbers, count } = state ?? {
      keys: new Float64Array(1024),
      numbers: new Uint32Array(1024),
      count: 0,
    }
    this.#keys = keys
    this.#numbers = numbers
    this.#count = count
  }

  /** Its content as plain data. */
  get state() {
    return { keys: this.#keys, numbers: this.#numbers, count: this.#count }
  }

  /** The number of a word that was added. */
  of(word: string): number | undefined {
    const at = this.#find(keyOf(word))
    return this.#keys[at] === 0 ? undefined : this.#numbers[at]
  }

  /** Numbers a new word. */
  add(word: string): number {
    if (this.#count >= this.#keys.length * maxLoad) this.#double()
    const key = keyOf(word)
    const at = this.#find(key)
    this.#keys[at] = key
    this.#numbers[at] = this.#count
    this.#count += 1
    return this.#count - 1
  }

  /** Bytes in memory. */
  get bytes(): number {
    return this.#keys.byteLength + this.#numbers.byteLength
  }

  /** The position of a key, or where it would be. */
  #find(key: number): number {
    const mask = this.#keys.length - 1
    let at = key & mask
    while (this.#keys[at] !== 0 && this.#keys[at] !== key) at = (at + 1) & mask
    return at
  }

  #double(): void {
    const [keys, numbers] = [this.#keys, this.#numbers]
    this.#keys = new Float64Array(2 * keys.length)
    this.#numbers = new Uint32Array(2 * keys.length)
    for (let from = 0; from < keys.length; from += 1) {
      if (keys[from] === 0) continue
      const at = this.#find(keys[from]!)
      this.#keys[at] = keys[from]!
      this.#numbers[at] = numbers[from]!
    }
  }
}

/** 53 bits of two hashes by multiplication (FNV-1a, and one of another factor), each mixed at the end; never 0. */
function keyOf(word: string): number {
  let one = 0x811c9dc5
  let two = 0x2f0b4a27
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at)
    one = Math.imul(one ^ code, 0x01000193)
    two = Math.imul(two ^ code, 0x85ebca6b)
  }
  return (mixed(two) >>> 11) * 0x1_0000_0000 + mixed(one) || 1
}

/** The finalizer of MurmurHash3: every bit depends on all. */
function mixed(hash: number): number {
  let bits = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

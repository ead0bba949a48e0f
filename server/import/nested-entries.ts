import { createReadStream } from 'node:fs'

/** An entry of a nested JSON file: `{"cars": {"-N1": {...}}}` has the entry ["cars", "-N1", {...}]. */
export type NestedEntry = [section: string, key: string, value: unknown]

/**
 * Reads the entries of a JSON file of two levels one by one, with only the present one in memory.
 * @throws SyntaxError when the file is no such JSON
 */
export async function* nestedEntries(file: string): AsyncGenerator<NestedEntry> {
  const scanner = new Scanner()
  for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: 256 * 1024 })) {
    yield* scanner.take(chunk as string)
  }
  scanner.end()
}

/** Finds the ends of entries by counting brackets outside of texts; JSON.parse checks what is between. */
class Scanner {
  #text = ''
  /** Where the present member begins, and how far the text has been scanned. */
  #from = 0
  #at = 0
  #depth = 0
  #hasBegun = false
  #isInString = false
  #section = ''

  end(): void {
    const isWhole = this.#hasBegun && this.#depth === 0 && !this.#isInString && this.#text.trim() === ''
    if (!isWhole) throw new SyntaxError('It is no whole JSON of two levels.')
  }

  *take(chunk: string): Generator<NestedEntry> {
    this.#text += chunk
    while (this.#at < this.#text.length) yield* this.#step(this.#text.charAt(this.#at++))
    this.#text = this.#text.slice(this.#from)
    this.#at -= this.#from
    this.#from = 0
  }

  *#step(sign: string): Generator<NestedEntry> {
    if (this.#isInString) {
      // A character after a backslash never ends a text.
      if (sign === '\\') this.#at++
      else if (sign === '"') this.#isInString = false
    } else if (sign === '"') this.#isInString = true
    else if (sign === '{' || sign === '[') this.#open()
    else if (sign === '}' || sign === ']') {
      if (this.#depth <= 2) yield* this.#member()
      this.#depth--
    } else if (sign === ',' && this.#depth <= 2) yield* this.#member()
  }

  #open(): void {
    this.#depth++
    this.#hasBegun = true
    if (this.#depth > 2) return
    const name = this.#text.slice(this.#from, this.#at - 1)
    if (this.#depth === 2) this.#section = String(JSON.parse(name.replace(/:\s*$/, '')))
    this.#from = this.#at
  }

  *#member(): Generator<NestedEntry> {
    const text = this.#text.slice(this.#from, this.#at - 1)
    this.#from = this.#at
    if (this.#depth !== 2 || text.trim() === '') return
    for (const [key, value] of Object.entries(JSON.parse(`{${text}}`) as object)) yield [this.#section, key, value]
  }
}

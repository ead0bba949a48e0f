import { etagOf } from './etag.ts'

/** An answer in the bytes that are sent, with its tag. */
export class ReadyAnswer {
  readonly bytes: Buffer
  readonly tag: string

  constructor(value: unknown) {
    const json = JSON.stringify(value ?? null)
    this.bytes = Buffer.from(json)
    this.tag = etagOf(json)
  }
}

/** So many answers are kept, and so many bytes in all: the pages that people look at, of a few dozen cars each. */
const keptAtMost = 200
const bytesAtMost = 32 * 1024 * 1024

/** Answers that are made once and served until the version of what they show has changed. */
export class ReadyAnswers {
  #version = Number.NaN
  readonly #answers = new Map<string, ReadyAnswer>()
  #bytes = 0

  /**
   * The answer to a question at a version. The version must be read before `make` reads what it stands for: an answer
   * may then be newer than it says, never older.
   */
  async take(version: number, question: string, make: () => Promise<unknown>): Promise<ReadyAnswer> {
    if (version !== this.#version) this.#forget()
    this.#version = version
    const known = this.#answers.get(question)
    if (known) return known
    const made = new ReadyAnswer(await make())
    // Another call may have seen a newer version meanwhile.
    if (version === this.#version) this.#keep(question, made)
    return made
  }

  #keep(question: string, made: ReadyAnswer): void {
    if (this.#answers.size >= keptAtMost || this.#bytes + made.bytes.length > bytesAtMost) this.#forget()
    // Another call may have made the same meanwhile.
    this.#bytes += made.bytes.length - (this.#answers.get(question)?.bytes.length ?? 0)
    this.#answers.set(question, made)
  }

  #forget(): void {
    this.#answers.clear()
    this.#bytes = 0
  }
}

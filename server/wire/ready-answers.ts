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

/** So many answers of at most a few dozen cars are kept: the pages that people look at. */
const keptAtMost = 200

/** Answers that are made once and served until the version of what they show has changed. */
export class ReadyAnswers {
  #version = Number.NaN
  readonly #answers = new Map<string, ReadyAnswer>()

  /**
   * The answer to a question at a version. The version must be read before `make` reads what it stands for: an answer
   * may then be newer than it says, never older.
   */
  async take(version: number, question: string, make: () => Promise<unknown>): Promise<ReadyAnswer> {
    if (version !== this.#version || this.#answers.size >= keptAtMost) this.#answers.clear()
    this.#version = version
    const known = this.#answers.get(question)
    if (known) return known
    const made = new ReadyAnswer(await make())
    // Another call may have seen a newer version meanwhile.
    if (version === this.#version) this.#answers.set(question, made)
    return made
  }
}

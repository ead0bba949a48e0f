import { type Changes, type KeptKind } from '../live/changes.ts'
import { Kept } from '../live/kept.ts'
import { PackedOnce } from './packed.ts'
import { written, WrittenJson } from './written-json.ts'

/** An answer in the bytes that are sent, with its tag. The same for everybody who gets it. */
export class ReadyAnswer<T = unknown> extends PackedOnce {
  readonly json: WrittenJson<T>

  constructor(json: WrittenJson<T>, stands?: () => boolean) {
    super(json.bytes, stands)
    this.json = json
  }
}

const bytesAtMost = 32 * 1024 * 1024

/** Answers that are made once and served until something of their kind changes. */
export class ReadyAnswers<T = unknown> {
  readonly #kept: Kept<ReadyAnswer<T>>
  readonly #isByAddress: boolean

  /** `isByAddress`: its questions are told by addresses alone, so that an address may be answered ahead. */
  constructor(changes: Changes, kind: KeptKind, { entries = 200, isByAddress = false } = {}) {
    this.#isByAddress = isByAddress
    this.#kept = new Kept(changes, kind, { entries, bytes: bytesAtMost, bytesOf: ({ bytes }) => bytes.length })
  }

  /** The answer to a question. */
  take(question: string, make: () => Promise<T | WrittenJson<T>>): Promise<ReadyAnswer<T>> {
    return this.#kept.take(question, async (stands) => {
      const made = await make()
      const json = made instanceof WrittenJson ? made : written(made)
      return new ReadyAnswer(json, this.#isByAddress ? stands : undefined)
    })
  }
}

import { type Changes, type KeptKind } from '../live/changes.ts'
import { Kept } from '../live/kept.ts'
import { PackedOnce } from './packed.ts'

/** An answer in the bytes that are sent, with its tag. The same for everybody who gets it. */
export class ReadyAnswer<T = unknown> extends PackedOnce {
  readonly value: T

  constructor(value: T, stands?: () => boolean) {
    super(JSON.stringify(value ?? null), stands)
    this.value = value
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
  take(question: string, make: () => Promise<T>): Promise<ReadyAnswer<T>> {
    return this.#kept.take(
      question,
      async (stands) => new ReadyAnswer(await make(), this.#isByAddress ? stands : undefined),
    )
  }
}

import { type Changes, type KeptKind } from '../live/changes.ts'
import { Kept } from '../live/kept.ts'
import { etagOf } from './etag.ts'
import { PackedOnce } from './packed.ts'

/** An answer in the bytes that are sent, with its tag. The same for everybody who gets it. */
export class ReadyAnswer<T = unknown> extends PackedOnce {
  readonly value: T
  readonly tag: string

  constructor(value: T) {
    const json = JSON.stringify(value ?? null)
    super(Buffer.from(json))
    this.value = value
    this.tag = etagOf(json)
  }
}

const bytesAtMost = 32 * 1024 * 1024

/** Answers that are made once and served until something of their kind changes. */
export class ReadyAnswers<T = unknown> {
  readonly #kept: Kept<ReadyAnswer<T>>

  constructor(changes: Changes, kind: KeptKind, entries = 200) {
    this.#kept = new Kept(changes, kind, { entries, bytes: bytesAtMost, bytesOf: ({ bytes }) => bytes.length })
  }

  /** The answer to a question. */
  take(question: string, make: () => Promise<T>): Promise<ReadyAnswer<T>> {
    return this.#kept.take(question, async () => new ReadyAnswer(await make()))
  }
}

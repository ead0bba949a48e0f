/** Bytes that one reader may leave untaken; a reader beyond them is cut, and reads again when it reconnects. */
export const maxUnsent = 256 * 1024
/** Bytes that all readers of a process may leave untaken together; beyond them the largest are cut. */
const maxUnsentOfAll = 64 * 1024 * 1024
/** Ms without taking anything after which a reader is cut. */
const maxStalledMs = 15_000
const lookMs = 1000

/** A reader of live events, to whom bytes are sent as they come. */
export interface SlowReader {
  /** Bytes that were written and that the system has not taken yet. */
  unsent(): number
  /** Ends the connection at once. */
  cut(): void
}

/** What is known of a reader since its buffer was last empty. */
interface Waiting {
  written: number
  taken: number
  since: number
}

/**
 * Bounds the memory of readers that take less than they are sent: of each by bytes and by time, and of all together. Who
 * writes to a reader calls `note`.
 */
export class SlowReaders {
  readonly #waiting = new Map<SlowReader, Waiting>()
  readonly #now: () => number
  #next: NodeJS.Immediate | undefined
  #timer: NodeJS.Timeout | undefined

  /** `now` is a clock in ms. */
  constructor(now = () => performance.now()) {
    this.#now = now
  }

  /** Notes that `length` characters or bytes were written to a reader. */
  note(reader: SlowReader, length: number): void {
    const known = this.#waiting.get(reader)
    if (known) known.written += length
    else this.#waiting.set(reader, { written: length, taken: 0, since: this.#now() })
    // Most readers have taken all by then.
    this.#next ??= setImmediate(() => this.look())
  }

  /** Forgets a reader that is gone. */
  forget(reader: SlowReader): void {
    this.#waiting.delete(reader)
  }

  /** Cuts readers that are too far behind. */
  look(): void {
    clearImmediate(this.#next)
    clearTimeout(this.#timer)
    this.#next = undefined
    const slow: { reader: SlowReader; unsent: number }[] = []
    for (const [reader, waiting] of this.#waiting) {
      const unsent = reader.unsent()
      if (unsent === 0) this.#waiting.delete(reader)
      else if (unsent > maxUnsent || this.#isStalled(waiting, unsent)) this.#cut(reader)
      else slow.push({ reader, unsent })
    }
    this.#cutLargest(slow)
    if (this.#waiting.size > 0) this.#timer = setTimeout(() => this.look(), lookMs).unref()
  }

  #isStalled(waiting: Waiting, unsent: number): boolean {
    const taken = waiting.written - unsent
    if (taken > waiting.taken) {
      waiting.taken = taken
      waiting.since = this.#now()
    }
    return this.#now() - waiting.since >= maxStalledMs
  }

  #cutLargest(slow: { reader: SlowReader; unsent: number }[]): void {
    let sum = slow.reduce((total, { unsent }) => total + unsent, 0)
    if (sum <= maxUnsentOfAll) return
    for (const { reader, unsent } of slow.toSorted((a, b) => b.unsent - a.unsent)) {
      if (sum <= maxUnsentOfAll) return
      this.#cut(reader)
      sum -= unsent
    }
  }

  #cut(reader: SlowReader): void {
    this.#waiting.delete(reader)
    reader.cut()
  }
}

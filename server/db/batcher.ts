import { gather } from './gather.ts'

/** Concurrent batches, and things in one batch. */
const maxBatches = 2
const maxThings = 16

interface Waiting<Thing, Result> {
  thing: Thing
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/** How a batch is processed. */
export interface BatchWork<Thing, Result> {
  /** Processes all things; results are in their order. */
  doAll: (things: Thing[]) => Promise<Result[]>
  /** Whether the same error awaits everything that waits. */
  isAway: (error: unknown) => boolean
}

/** Processes things in batches: those that are requested at once, and those that are requested while batches run. */
export class Batcher<Thing, Result> {
  readonly #work: BatchWork<Thing, Result>
  readonly #waiting: Waiting<Thing, Result>[] = []
  #isGathering = false
  #running = 0

  constructor(work: BatchWork<Thing, Result>) {
    this.#work = work
  }

  /** Processes a thing in the next batch. Fails as its batch fails. */
  async take(thing: Thing): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ thing, resolve, reject })
      void this.#goOn()
    })
  }

  async #goOn(): Promise<void> {
    if (this.#isGathering || this.#running === maxBatches || this.#waiting.length === 0) return
    this.#isGathering = true
    await gather(this.#waiting, maxThings)
    this.#isGathering = false
    const batch = this.#waiting.splice(0, maxThings)
    if (batch.length > 0) void this.#do(batch)
    void this.#goOn()
  }

  async #do(batch: Waiting<Thing, Result>[]): Promise<void> {
    this.#running++
    try {
      const results = await this.#work.doAll(batch.map(({ thing }) => thing))
      for (const [at, { resolve }] of batch.entries()) resolve(results[at] as Result)
    } catch (error) {
      // The batches to come would wait as long for the same error.
      const failed = this.#work.isAway(error) ? [...batch, ...this.#waiting.splice(0)] : batch
      for (const { reject } of failed) reject(error)
    } finally {
      this.#running--
    }
    void this.#goOn()
  }
}

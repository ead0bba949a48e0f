/** How many works are done at once, and how many things by one of them at most. */
const worksAtOnce = 2
const thingsAtMost = 16

interface Waiting<Thing, Result> {
  thing: Thing
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/**
 * Lets things that come at once be done by one work, such as a transaction: what comes while works are under way waits
 * and goes together. A work does all of its things or none; when it fails, each of them is done alone, so that nobody
 * fails for another's sake.
 */
export class Together<Thing, Result> {
  readonly #work: (things: Thing[]) => Promise<Result[]>
  readonly #waiting: Waiting<Thing, Result>[] = []
  #running = 0

  /** `work` answers in the order of the things. */
  constructor(work: (things: Thing[]) => Promise<Result[]>) {
    this.#work = work
  }

  /** Does a thing, with others that come at once. Fails as the work fails for this thing alone. */
  async take(thing: Thing): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ thing, resolve, reject })
      this.#goOn()
    })
  }

  #goOn(): void {
    if (this.#running === worksAtOnce || this.#waiting.length === 0) return
    this.#running++
    void this.#settle(this.#waiting.splice(0, thingsAtMost)).finally(() => {
      this.#running--
      this.#goOn()
    })
  }

  async #settle(batch: Waiting<Thing, Result>[]): Promise<void> {
    try {
      const results = await this.#work(batch.map(({ thing }) => thing))
      for (const [at, { resolve }] of batch.entries()) resolve(results[at] as Result)
    } catch (error) {
      const [only, ...others] = batch
      if (others.length === 0) only?.reject(error)
      else await Promise.all(batch.map((one) => this.#settle([one])))
    }
  }
}

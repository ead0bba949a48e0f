import { setImmediate as nextTurn } from 'node:timers/promises'

/** How many works are done at once, and how many things by one of them at most. */
const worksAtOnce = 2
const thingsAtMost = 16

interface Waiting<Thing, Result> {
  thing: Thing
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

/** How things are done. */
export interface Works<Thing, Result> {
  /** Does all of the things or none, and answers in their order. */
  together: (things: Thing[]) => Promise<Result[]>
  /** How they are done one by one when `together` was refused; without it they fail together. */
  refused?: {
    /** Is it sure that nothing was done, and may each succeed alone? */
    isRefusal: (error: unknown) => boolean
    alone: (thing: Thing) => Promise<Result>
  }
  /** Would whatever waits fail in the same way? */
  isAway: (error: unknown) => boolean
}

/**
 * Lets things that come at once be done by one work, such as a transaction or a read: they go together, and so does what waits
 * while works are under way. When one of them is refused, each is done alone and beside the others, so that nobody fails
 * for another's sake. What may have been done is never done again.
 */
export class Together<Thing, Result> {
  readonly #works: Works<Thing, Result>
  readonly #waiting: Waiting<Thing, Result>[] = []
  #isGathering = false
  #running = 0

  constructor(works: Works<Thing, Result>) {
    this.#works = works
  }

  /** Does a thing, with others that come at once. Fails as the work fails. */
  async take(thing: Thing): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ thing, resolve, reject })
      void this.#goOn()
    })
  }

  async #goOn(): Promise<void> {
    if (this.#isGathering || this.#running === worksAtOnce || this.#waiting.length === 0) return
    this.#isGathering = true
    await this.#untilAllAreThere()
    this.#isGathering = false
    void this.#work(this.#waiting.splice(0, thingsAtMost))
    void this.#goOn()
  }

  /** Calls that come at once are read in a few turns of the event loop: until one of them brings nothing more. */
  async #untilAllAreThere(): Promise<void> {
    for (let known = 0; known < this.#waiting.length && known < thingsAtMost;) {
      known = this.#waiting.length
      await nextTurn()
    }
  }

  async #work(batch: Waiting<Thing, Result>[]): Promise<void> {
    // Those who waited may have heard meanwhile that the store is away.
    if (batch.length === 0) return
    this.#running++
    await this.#settle(batch).finally(() => {
      this.#running--
    })
    void this.#goOn()
  }

  async #settle(batch: Waiting<Thing, Result>[]): Promise<void> {
    const { together, refused, isAway } = this.#works
    try {
      const results = await together(batch.map(({ thing }) => thing))
      for (const [at, { resolve }] of batch.entries()) resolve(results[at] as Result)
    } catch (error) {
      if (refused?.isRefusal(error)) {
        // Not waited for: one that is held up holds up nobody else.
        for (const { thing, resolve, reject } of batch) void refused.alone(thing).then(resolve, reject)
        return
      }
      // Each round would wait as long again before it says so.
      for (const { reject } of isAway(error) ? [...batch, ...this.#waiting.splice(0)] : batch) reject(error)
    }
  }
}

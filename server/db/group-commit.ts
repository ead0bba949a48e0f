import { setImmediate as nextTurn } from 'node:timers/promises'
import { isPostgres, isStoreAway, type Writing } from './database.ts'
import { gather } from './gather.ts'
import { pipeline } from './pipeline.ts'

/** Maximum writes in a transaction. */
const maxWorks = 16
/** Maximum concurrent transactions; further writes wait. */
const maxTransactions = 2
/** Ms after which a transaction no longer counts as concurrent: it may be waiting for a row. */
const maxWaitMs = 50
/** Ms of uninterrupted work, because SQLite runs on the event loop. */
const turnMs = 3

/** A write: statements within a transaction. */
export type Work<T> = (tx: Writing) => Promise<T>

/**
 * Runs a transaction. A shared one (`isShared`) must not wait long for a row, because several writes wait for it. It says
 * when it begins to commit (`onCommit`): before, nothing was written.
 */
type RunTransaction = <T>(work: Work<T>, options: { isShared: boolean; onCommit?: () => void }) => Promise<T>

/** How a write may run beside others of its transaction. */
export interface WorkOptions {
  /** It only adds rows, and changes others by statements that need no earlier read: such writes may run interleaved. */
  isAddition?: boolean
}

interface Waiting extends WorkOptions {
  work: Work<unknown>
  resolve: (result: never) => void
  reject: (error: unknown) => void
}

/**
 * Group commit (DeWitt et al., Implementation Techniques for Main Memory Database Systems, 1984): concurrent writes
 * share one transaction, and so one flush to the disk. When one fails, the transaction is rolled back and each is
 * repeated in its own, so that none fails for another's error.
 */
export class GroupCommit {
  readonly #runTransaction: RunTransaction
  readonly #waiting: Waiting[] = []
  #isGathering = false
  #running = 0

  constructor(runTransaction: RunTransaction) {
    this.#runTransaction = runTransaction
  }

  /** Runs a write. Fails as the write or its transaction fails. */
  async run<T>(work: Work<T>, options: WorkOptions = {}): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ work, resolve, reject, ...options })
      void this.#goOn()
    })
  }

  async #goOn(): Promise<void> {
    if (this.#isGathering || this.#running >= maxTransactions || this.#waiting.length === 0) return
    this.#isGathering = true
    await gather(this.#waiting, maxWorks)
    this.#isGathering = false
    const group = this.#waiting.splice(0, maxWorks)
    if (group.length > 0) void this.#commit(group)
    void this.#goOn()
  }

  async #commit(group: Waiting[]): Promise<void> {
    this.#running++
    const { promise: isLong, resolve: letNextBegin } = Promise.withResolvers<void>()
    const timer = setTimeout(letNextBegin, maxWaitMs)
    await Promise.race([isLong, this.#settle(group)])
    clearTimeout(timer)
    this.#running--
    void this.#goOn()
  }

  async #settle(group: Waiting[]): Promise<void> {
    const isShared = group.length > 1
    let isWritten = false
    const workAll = async (tx: Writing) => {
      isWritten = false
      return runGroup(tx, group)
    }
    try {
      const results = await this.#runTransaction(workAll, { isShared, onCommit: () => (isWritten = true) })
      for (const [at, { resolve }] of group.entries()) resolve(results[at] as never)
    } catch (error) {
      // Everything that waits would wait as long for the same error.
      if (isStoreAway(error)) for (const { reject } of [...group, ...this.#waiting.splice(0)]) reject(error)
      // A write that may have been committed is not repeated.
      else if (isShared && !isWritten) for (const waiting of group) this.#runAlone(waiting)
      else for (const { reject } of group) reject(error)
    }
  }

  #runAlone({ work, resolve, reject }: Waiting): void {
    void this.#runTransaction(work, { isShared: false }).then((result) => resolve(result as never), reject)
  }
}

/** Runs additions first, their statements pipelined, then each other write by itself. */
async function runGroup(tx: Writing, group: Waiting[]): Promise<unknown[]> {
  const [additions, others] = [group.filter(isAddition), group.filter((waiting) => !isAddition(waiting))]
  const added = await runPipelined(tx, additions)
  const done = await runInOrder(tx, others)
  return group.map((waiting) => (isAddition(waiting) ? added.shift() : done.shift()))
}

function isAddition(waiting: Waiting): boolean {
  return waiting.isAddition === true
}

function runPipelined(tx: Writing, group: Waiting[]): Promise<unknown[]> {
  if (!isPostgres(tx)) return runInOrder(tx, group)
  return pipeline(
    tx,
    group.map(
      ({ work }) =>
        () =>
          work(tx),
    ),
  )
}

async function runInOrder(tx: Writing, group: Waiting[]): Promise<unknown[]> {
  const results: unknown[] = []
  let since = performance.now()
  for (const { work } of group) {
    if (performance.now() - since > turnMs) {
      await nextTurn()
      since = performance.now()
    }
    results.push(await work(tx))
  }
  return results
}

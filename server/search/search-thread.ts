import { type Worker } from 'node:worker_threads'
import { type StorePlace } from '../db/database.ts'
import { fail, ProductError } from '../errors.ts'
import { RenewedThread } from '../renewed-thread.ts'
import { type SearchReply, type Task, type Tasks } from './search-order.ts'

/** How long a search waits, in ms: the index of a large market takes some seconds to read after a start. */
const waitMs = 5000
const waitingAtMost = 200
const retryAfterSeconds = 2

interface Waiting {
  resolve: (answer: Tasks[Task]['answer']) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

/** The thread of the index as the rest of the process knows it. One that dies is replaced at the next question. */
export class SearchThread {
  readonly #thread: RenewedThread<SearchReply>
  readonly #onError: (error: unknown) => void
  readonly #waiting = new Map<number, Waiting>()
  #asked = 0

  constructor(place: StorePlace, onError: (error: unknown) => void) {
    this.#onError = onError
    this.#thread = new RenewedThread({
      file: new URL('search-worker.ts', import.meta.url),
      workerData: place,
      onReply: (reply) => this.#hear(reply),
      onGone: (error = new Error('The thread of the search index ended')) => {
        this.#onError(error)
        this.#letGo()
      },
    })
  }

  /** Asks an index that knows at least this version. Fails with `busy` when it cannot answer now. */
  async ask<T extends Task>(task: T, version: number, asked: Tasks[T]['asked']): Promise<Tasks[T]['answer']> {
    if (this.#waiting.size >= waitingAtMost) fail('busy', { retryAfterSeconds })
    const worker = this.start()
    this.#asked += 1
    const number = this.#asked
    const answer = new Promise<Tasks[Task]['answer']>((resolve, reject) => {
      const timer = setTimeout(() => this.#take(number)?.reject(busy()), waitMs)
      this.#waiting.set(number, { resolve, reject, timer })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ number, version, until: Date.now() + waitMs, task, asked })
    })
    return answer
  }

  /** The thread, which reads the index as soon as it runs. */
  start(): Worker {
    return this.#thread.start()
  }

  /** Ends the thread; who waits is told `busy`. */
  async stop(): Promise<void> {
    this.#letGo()
    await this.#thread.stop()
  }

  #hear(reply: SearchReply): void {
    const waiting = this.#take(reply.number)
    if ('answer' in reply) return waiting?.resolve(reply.answer)
    this.#onError(new Error(`A search failed: ${reply.message}`))
    waiting?.reject(reply.problem === 'away' ? busy() : new Error('The search index could not answer'))
  }

  #letGo(): void {
    for (const number of this.#waiting.keys()) this.#take(number)?.reject(busy())
  }

  #take(number: number): Waiting | undefined {
    const waiting = this.#waiting.get(number)
    clearTimeout(waiting?.timer)
    this.#waiting.delete(number)
    return waiting
  }
}

function busy(): ProductError {
  return new ProductError('busy', { retryAfterSeconds })
}

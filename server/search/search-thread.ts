import { type Worker } from 'node:worker_threads'
import { operatorLists } from '../../contract/choices.ts'
import { type Currency } from '../../contract/facts.ts'
import { type StorePlace } from '../db/database.ts'
import { fail } from '../lib/errors.ts'
import { RenewedThread } from '../lib/renewed-thread.ts'
import { type SearchRequest, type SearchReply, type SearchWorkerData, type Task, type Tasks } from './search-request.ts'

/** How long a search waits, in ms; after a start the index of a large market takes some seconds to read. */
const waitMs = 5000
const maxWaiting = 200
const retryAfterSeconds = 2

/** The store for the index, the currency that leads (`FIRST_CURRENCY`), and the receiver of errors. */
export interface SearchThreadOptions {
  place: StorePlace
  firstCurrency: Currency
  onError: (error: unknown) => void
}

/** The index's thread, as seen by the rest of the process. It is replaced at the next question after its death. */
export class SearchThread {
  readonly #thread: RenewedThread<SearchRequest, SearchReply>

  /** @param firstCurrency the currency of prices that name none */
  constructor({ place, firstCurrency, onError }: SearchThreadOptions) {
    this.#thread = new RenewedThread({
      file: new URL('search-worker.ts', import.meta.url),
      workerData: { place, lists: operatorLists(), firstCurrency } satisfies SearchWorkerData,
      onReply: (reply) => {
        if ('problem' in reply) onError(new Error(`A search failed: ${reply.message}`))
      },
      onGone: (error = new Error('The thread of the search index ended')) => onError(error),
    })
  }

  /** Asks an index at this version or later. Fails with `busy` when it cannot answer now. */
  async ask<T extends Task>(task: T, version: number, asked: Tasks[T]['asked']): Promise<Tasks[T]['answer']> {
    if (this.#thread.pending >= maxWaiting) fail('busy', { retryAfterSeconds })
    const request = { version, until: Date.now() + waitMs, task, asked } as SearchRequest
    const reply = await this.#thread.ask(request, waitMs)
    if (reply && 'answer' in reply) return reply.answer
    if (reply?.problem === 'failed') throw new Error('The search index could not answer')
    return fail('busy', { retryAfterSeconds })
  }

  /** The thread, which starts reading the index at once. */
  start(): Worker {
    return this.#thread.start()
  }

  /** Ends the thread; waiting questions fail with `busy`. */
  stop(): Promise<void> {
    return this.#thread.stop()
  }
}

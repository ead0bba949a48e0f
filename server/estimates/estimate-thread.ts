import { type EstimatedRange } from '../../contract/estimate.ts'
import { type UnpublishedCar } from '../../contract/unpublished-car.ts'
import { type StorePlace } from '../db/database.ts'
import { fail } from '../lib/errors.ts'
import { RenewedThread } from '../lib/renewed-thread.ts'

/** What the thread says: an estimate that was asked for, or why its own work failed. */
export type EstimateReply = { estimate: EstimatedRange | null } | { problem: string }

/** Asks for the estimate of a car that is not published. */
export interface EstimateRequest {
  car: UnpublishedCar
}

const restartMs = 60_000
/** How long a car waits, in ms. While the model is fitted, a minute a day in a large market, nothing is answered. */
const waitMs = 10_000
const maxWaiting = 50
const retryAfterSeconds = 20

/** The thread of the estimates: it works by itself, and is asked for the value of cars that are not published. */
export class EstimateThread {
  readonly #thread: RenewedThread<EstimateRequest, EstimateReply>
  #restart: NodeJS.Timeout | undefined

  constructor(place: StorePlace, onError: (error: unknown) => void) {
    this.#thread = new RenewedThread({
      file: new URL('estimate-worker.ts', import.meta.url),
      workerData: place,
      onReply: (reply) => {
        if ('problem' in reply) onError(new Error(`Estimates could not be worked out: ${reply.problem}`))
      },
      onGone: (error) => {
        if (error !== undefined) onError(error)
        this.#restart = setTimeout(() => this.start(), restartMs).unref()
      },
    })
  }

  /** Runs the thread; when it dies it is started again. */
  start(): void {
    this.#thread.start()
  }

  /** The value of a car; null when too few are comparable. Fails with `busy` when the thread cannot answer now. */
  async estimate(car: UnpublishedCar): Promise<EstimatedRange | null> {
    if (this.#thread.pending >= maxWaiting) fail('busy', { retryAfterSeconds })
    const reply = await this.#thread.ask({ car }, waitMs)
    return reply && 'estimate' in reply ? reply.estimate : fail('busy', { retryAfterSeconds })
  }

  /** Ends the thread. */
  async stop(): Promise<void> {
    clearTimeout(this.#restart)
    await this.#thread.stop()
  }
}

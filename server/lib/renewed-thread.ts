import { Worker } from 'node:worker_threads'

interface ThreadOptions<Reply> {
  file: URL
  workerData: unknown
  /** Called for every message of the thread, even a reply that comes too late. */
  onReply: (reply: Reply) => void
  /** Called when the thread ended by itself; without an error when it reported none. */
  onGone: (error?: unknown) => void
}

/** A request as the thread receives it; its reply names the same number. */
export type Numbered<Request> = Request & { number: number }

type Answered<Reply> = (reply: Numbered<Reply> | null) => void

/** A thread that starts when needed and is replaced after it dies. It does not prevent the process from exiting. */
export class RenewedThread<Request extends object, Reply extends object> {
  readonly #options: ThreadOptions<Reply>
  readonly #pending = new Map<number, Answered<Reply>>()
  #worker: Worker | undefined
  #asked = 0

  constructor(options: ThreadOptions<Reply>) {
    this.#options = options
  }

  /** The number of requests whose answer is awaited. */
  get pending(): number {
    return this.#pending.size
  }

  /** The running thread, started if necessary. Messages sent before it is ready are queued. */
  start(): Worker {
    this.#worker ??= this.#launch()
    return this.#worker
  }

  /** Sends a request and awaits its reply; null when none comes within `waitMs` or the thread ends. */
  async ask(request: Request, waitMs: number): Promise<Numbered<Reply> | null> {
    const worker = this.start()
    this.#asked += 1
    const number = this.#asked
    const { promise, resolve } = Promise.withResolvers<Numbered<Reply> | null>()
    const timer = setTimeout(() => resolve(null), waitMs)
    this.#pending.set(number, resolve)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage({ ...request, number } satisfies Numbered<Request>)
    const reply = await promise
    clearTimeout(timer)
    this.#pending.delete(number)
    return reply
  }

  /** Kills a thread that hangs; `onGone` is called as if it had died. */
  kill(): void {
    void this.#worker?.terminate()
  }

  /** Ends the thread without calling `onGone`. */
  async stop(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    this.#giveUp()
    await worker?.terminate()
  }

  #launch(): Worker {
    const { file, workerData, onReply, onGone } = this.#options
    const worker = new Worker(file, { workerData, execArgv: [] })
    worker.unref()
    worker.on('message', (reply: Reply) => {
      onReply(reply)
      if (isNumbered(reply)) this.#pending.get(reply.number)?.(reply)
    })
    const gone = (error?: unknown) => {
      // A thread may emit both events, and a stopped one may emit late.
      if (this.#worker !== worker) return
      this.#worker = undefined
      onGone(error)
      this.#giveUp()
    }
    worker.on('error', gone)
    worker.on('exit', () => gone())
    return worker
  }

  #giveUp(): void {
    for (const resolve of this.#pending.values()) resolve(null)
  }
}

/** Whether a message replies to a request rather than reporting something by itself. */
function isNumbered<Reply extends object>(reply: Reply): reply is Numbered<Reply> {
  return 'number' in reply
}

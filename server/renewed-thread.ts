import { Worker } from 'node:worker_threads'

interface ThreadOptions<Reply> {
  file: URL
  workerData: unknown
  onReply: (reply: Reply) => void
  /** It has ended by itself; without an error of its own when it left no word. */
  onGone: (error?: unknown) => void
}

/** A thread that runs when it is needed, and is another one after it has died. It keeps no process alive. */
export class RenewedThread<Reply> {
  readonly #options: ThreadOptions<Reply>
  #worker: Worker | undefined

  constructor(options: ThreadOptions<Reply>) {
    this.#options = options
  }

  /** The thread, which reads what it needs as soon as it runs. */
  start(): Worker {
    this.#worker ??= this.#launch()
    return this.#worker
  }

  /** Ends the thread; nobody is told that it is gone. */
  async stop(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    await worker?.terminate()
  }

  #launch(): Worker {
    const { file, workerData, onReply, onGone } = this.#options
    const worker = new Worker(file, { workerData, execArgv: [] })
    worker.unref()
    worker.on('message', onReply)
    const gone = (error?: unknown) => {
      // Both events may come for one thread, and late for one that was stopped.
      if (this.#worker !== worker) return
      this.#worker = undefined
      onGone(error)
    }
    worker.on('error', gone)
    worker.on('exit', () => gone())
    return worker
  }
}

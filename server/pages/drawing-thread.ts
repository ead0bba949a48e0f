import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { type Drawing, type DrawnPage } from '../../contract/drawing.ts'

/** The built pages' own function (`web/drawing/draw-page.tsx`). */
export type DrawPage = (drawing: Drawing) => Promise<DrawnPage>

export interface AskedDrawing {
  number: number
  drawing: Drawing
}

/** The page, or why it could not be drawn. */
export interface DrawingReply {
  number: number
  page?: DrawnPage
  message?: string
}

/** So long a page waits for its drawing, in ms; then it goes without, as to a browser that draws it itself. */
const waitMs = 1000

/**
 * The thread in which the components of the pages draw what visitors see before any script runs; on the event loop
 * others would have to wait for it. One that dies is replaced at the next page.
 */
export class DrawingThread {
  readonly #module: string
  readonly #onError: (error: unknown) => void
  readonly #waiting = new Map<number, (page: DrawnPage | null) => void>()
  #worker: Worker | undefined
  #asked = 0

  /** `pages` is the folder of the built pages. */
  constructor(pages: string, onError: (error: unknown) => void) {
    this.#module = pathToFileURL(join(pages, 'drawing/draw-page.js')).href
    this.#onError = onError
  }

  /** Draws a page; `null` when it cannot be drawn now. */
  async draw(drawing: Drawing): Promise<DrawnPage | null> {
    const worker = this.start()
    this.#asked += 1
    const number = this.#asked
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#take(number)?.(null), waitMs)
      this.#waiting.set(number, (page) => {
        clearTimeout(timer)
        resolve(page)
      })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ number, drawing } satisfies AskedDrawing)
    })
  }

  /** The thread, which reads its module as soon as it runs. */
  start(): Worker {
    this.#worker ??= this.#launch()
    return this.#worker
  }

  /** Ends the thread; pages that wait go without. */
  async stop(): Promise<void> {
    const worker = this.#worker
    this.#letGo()
    await worker?.terminate()
  }

  #launch(): Worker {
    const worker = new Worker(new URL('drawing-worker.ts', import.meta.url), { workerData: this.#module, execArgv: [] })
    worker.unref()
    worker.on('message', ({ number, page, message }: DrawingReply) => {
      if (!page) this.#onError(new Error(`A page could not be drawn: ${message}`))
      this.#take(number)?.(page ?? null)
    })
    const gone = (error?: unknown) => {
      // Both events may come for one thread, and late for one that was stopped.
      if (this.#worker !== worker) return
      this.#onError(error ?? new Error('The thread that draws pages ended'))
      this.#letGo()
    }
    worker.on('error', gone)
    worker.on('exit', () => gone())
    return worker
  }

  #letGo(): void {
    this.#worker = undefined
    for (const number of this.#waiting.keys()) this.#take(number)?.(null)
  }

  #take(number: number): ((page: DrawnPage | null) => void) | undefined {
    const waiting = this.#waiting.get(number)
    this.#waiting.delete(number)
    return waiting
  }
}

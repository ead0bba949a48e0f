import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Drawing, type DrawnPage } from '../../contract/drawing.ts'
import { RenewedThread } from '../renewed-thread.ts'

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
/** More than that are not asked for at a time; a thread that owes so many for so long is given up. */
const owedAtMost = 16
/** After a thread has died pages go without for so long, in ms. */
const restMs = 5000

/**
 * The thread in which the components of the pages draw what visitors see before any script runs; on the event loop
 * others would have to wait for it. One that dies is replaced after a pause.
 */
export class DrawingThread {
  readonly #thread: RenewedThread<DrawingReply>
  readonly #onError: (error: unknown) => void
  /** What was asked for and not answered yet, whether somebody still waits for it or not. */
  readonly #owed = new Map<number, (page: DrawnPage | null) => void>()
  #asked = 0
  #restsUntil = 0

  /** `pages` is the folder of the built pages. */
  constructor(pages: string, onError: (error: unknown) => void) {
    this.#onError = onError
    this.#thread = new RenewedThread({
      file: new URL('drawing-worker.ts', import.meta.url),
      workerData: pathToFileURL(join(pages, 'drawing/draw-page.js')).href,
      onReply: (reply) => this.#hear(reply),
      onGone: (error = new Error('The thread that draws pages ended')) => {
        this.#onError(error)
        this.#restsUntil = performance.now() + restMs
        this.#letGo()
      },
    })
  }

  /** Draws a page; `null` when it cannot be drawn now. */
  async draw(drawing: Drawing): Promise<DrawnPage | null> {
    if (performance.now() < this.#restsUntil || this.#owed.size >= owedAtMost) return null
    const worker = this.#thread.start()
    this.#asked += 1
    const number = this.#asked
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        resolve(null)
        if (this.#owed.size >= owedAtMost) void worker.terminate()
      }, waitMs)
      this.#owed.set(number, (page) => {
        clearTimeout(timer)
        resolve(page)
      })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ number, drawing } satisfies AskedDrawing)
    })
  }

  /** Has the thread read its module before the first page comes. */
  start(): void {
    this.#thread.start()
  }

  /** Ends the thread; pages that wait go without. */
  async stop(): Promise<void> {
    this.#letGo()
    await this.#thread.stop()
  }

  #hear({ number, page, message }: DrawingReply): void {
    if (!page) this.#onError(new Error(`A page could not be drawn: ${message}`))
    this.#take(number)?.(page ?? null)
  }

  #letGo(): void {
    for (const number of this.#owed.keys()) this.#take(number)?.(null)
  }

  #take(number: number): ((page: DrawnPage | null) => void) | undefined {
    const owed = this.#owed.get(number)
    this.#owed.delete(number)
    return owed
  }
}

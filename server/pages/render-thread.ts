import { pathToFileURL } from 'node:url'
import { type RenderRequest, type RenderedPage } from '../../contract/server-rendering.ts'
import { RenewedThread } from '../lib/renewed-thread.ts'

/** The render function of the built pages (`web/ssr/render-page.tsx`). */
export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>

/** The rendered page, or the error. */
export interface RenderReply {
  page?: RenderedPage
  message?: string
}

/** Ms to wait for a page's HTML; after that the page goes without it and the browser renders it. */
const waitMs = 1000
/** Maximum unanswered requests; a thread that reaches it is replaced. */
const maxUnanswered = 16
/** Ms after the death of a thread during which pages go without HTML. */
const restMs = 5000

/**
 * Renders pages in a thread, with the app's own components, for visitors whose script has not run yet; the event loop
 * would block meanwhile. A thread that dies is replaced after a pause.
 */
export class RenderThread {
  readonly #thread: RenewedThread<{ request: RenderRequest }, RenderReply>
  /** Requests that timed out since the last reply. */
  #late = 0
  #restsUntil = 0

  /** `pages` is the folder of the built pages. */
  constructor(pages: string, onError: (error: unknown) => void) {
    this.#thread = new RenewedThread({
      file: new URL('render-worker.ts', import.meta.url),
      workerData: pathToFileURL(pages).href,
      onReply: ({ page, message }) => {
        this.#late = 0
        if (!page) onError(new Error(`A page could not be drawn: ${message}`))
      },
      onGone: (error = new Error('The thread that draws pages ended')) => {
        onError(error)
        this.#rest()
      },
    })
  }

  /** Renders a page; `null` when that fails or takes too long. */
  async render(request: RenderRequest): Promise<RenderedPage | null> {
    if (this.#isResting() || this.#thread.pending + this.#late >= maxUnanswered) return null
    const reply = await this.#thread.ask({ request }, waitMs)
    if (!reply && !this.#isResting()) this.#countLate()
    return reply?.page ?? null
  }

  /** Makes the thread load its module before the first page. */
  start(): void {
    this.#thread.start()
  }

  /** Ends the thread; waiting pages go without HTML. */
  stop(): Promise<void> {
    return this.#thread.stop()
  }

  /** Replaces a thread that renders nothing. */
  #countLate(): void {
    this.#late += 1
    if (this.#late < maxUnanswered) return
    this.#rest()
    this.#thread.kill()
  }

  #rest(): void {
    this.#late = 0
    this.#restsUntil = performance.now() + restMs
  }

  #isResting(): boolean {
    return performance.now() < this.#restsUntil
  }
}

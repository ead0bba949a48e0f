import { type FastifyReply } from 'fastify'
import { heartbeatMs } from '../../contract/limits.ts'
import { ProductError } from '../errors.ts'
import { type EntryStream } from '../wire/entry-stream.ts'
import { type Reader } from './shared-watch.ts'

/** A reader that lets more than this pile up, in bytes, is cut; it comes back and reads the node anew. */
const maxBuffered = 4 * 1024 * 1024
/** So is one that takes the whole so slowly that more texts than this wait behind it. */
const maxQueued = 10_000

interface Told {
  /** Hears of changes that were written. */
  onEvents: (count: number) => void
  onClose: () => void
  /** Hears why a node could not be read, unless that is a refusal. */
  onError: (error: unknown) => void
}

/** One reader's stream of events on an answer of HTTP (`wire.md` 2). */
export class EventStream implements Reader {
  readonly #raw: FastifyReply['raw']
  readonly #told: Told
  readonly #heartbeat: NodeJS.Timeout
  /** What waits behind a whole that is being sent piece by piece. */
  #queue: (string | EntryStream)[] = []
  #isMidWhole = false
  #isOpen = true

  constructor(reply: FastifyReply, told: Told) {
    reply.hijack()
    this.#raw = reply.raw
    this.#told = told
    const headers = {
      ...reply.getHeaders(),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    }
    this.#raw.writeHead(200, headers as Record<string, string>)
    this.#raw.on('close', () => this.close())
    this.#heartbeat = setInterval(() => this.#put('event: keep-alive\ndata: null\n\n'), heartbeatMs)
  }

  send(text: string, count: number): void {
    this.#put(text)
    this.#told.onEvents(count)
  }

  sendWhole(whole: string | EntryStream): void {
    this.#put(whole)
  }

  /** A reader that may not read the node any more is told with `cancel`. */
  fail(error: unknown): void {
    if (error instanceof ProductError && (error.status === 401 || error.status === 403)) return this.close('cancel')
    this.#told.onError(error)
    this.close()
  }

  /** Ends the stream after one last event, once. */
  close(event?: 'cancel' | 'auth_revoked', data = 'null'): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#queue = []
    clearInterval(this.#heartbeat)
    this.#told.onClose()
    // A whole cut short takes no event behind it: the reader would see one broken event.
    if (this.#isMidWhole) return void this.#raw.destroy()
    if (event) this.#raw.write(`event: ${event}\ndata: ${data}\n\n`)
    this.#raw.end()
  }

  #put(item: string | EntryStream): void {
    if (!this.#isOpen) return
    if (this.#isMidWhole) {
      this.#queue.push(item)
      if (this.#queue.length > maxQueued) this.#raw.destroy()
    } else if (typeof item === 'string') {
      this.#raw.write(item)
      if (this.#raw.writableLength > maxBuffered) this.#raw.destroy()
    } else {
      this.#isMidWhole = true
      void this.#pump(item)
    }
  }

  /** Sends a whole as fast as the reader takes it, then what came behind it. */
  async #pump(whole: EntryStream): Promise<void> {
    try {
      this.#raw.write('event: put\ndata: {"path":"/","data":')
      for await (const piece of whole.json()) {
        if (!this.#raw.write(piece)) await this.#hasRoom()
        if (!this.#isOpen) return
      }
      this.#raw.write('}\n\n')
      this.#isMidWhole = false
      for (const item of this.#queue.splice(0)) this.#put(item)
    } catch (error) {
      this.fail(error)
    }
  }

  /** Waits until the reader has taken what was written, or is gone. */
  async #hasRoom(): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        this.#raw.off('drain', go).off('close', go)
        resolve()
      }
      this.#raw.on('drain', go).on('close', go)
    })
  }
}

import { type FastifyReply } from 'fastify'
import { heartbeatMs } from '../../contract/limits.ts'
import { ProductError } from '../lib/errors.ts'
import { type EntryStream } from '../http/entry-stream.ts'
import { type Reader } from './shared-watch.ts'

/** Bytes that may be buffered for a slow reader; beyond them it is cut, and reads the node again when it reconnects. */
const maxBuffered = 4 * 1024 * 1024
/** Texts that may be queued behind a slow reader's whole node; beyond them it is cut. */
const maxQueued = 10_000

interface Callbacks {
  /** Called with the number of sent changes. */
  onEvents: (count: number) => void
  onClose: () => void
  /** Called when a node could not be read, except for refusals. */
  onError: (error: unknown) => void
}

/** One reader's event stream in an HTTP answer (`wire.md` 2). */
export class EventStream implements Reader {
  readonly #raw: FastifyReply['raw']
  readonly #callbacks: Callbacks
  readonly #heartbeat: NodeJS.Timeout
  /** Items queued behind a whole node that is being sent in pieces. */
  #queue: (string | EntryStream)[] = []
  #isMidWhole = false
  #isOpen = true

  constructor(reply: FastifyReply, callbacks: Callbacks) {
    reply.hijack()
    this.#raw = reply.raw
    this.#callbacks = callbacks
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
    this.#callbacks.onEvents(count)
  }

  sendWhole(whole: string | EntryStream): void {
    this.#put(whole)
  }

  /** Ends the stream; with `cancel` when the reader may no longer read the node. */
  fail(error: unknown): void {
    if (error instanceof ProductError && error.status < 500) return this.close('cancel')
    this.#callbacks.onError(error)
    this.close()
  }

  /** Ends the stream after a last event; later calls do nothing. */
  close(event?: 'cancel' | 'auth_revoked', data = 'null'): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    this.#queue = []
    clearInterval(this.#heartbeat)
    this.#callbacks.onClose()
    // An event inside a half-sent node would reach the reader as part of a broken one.
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

  /** Sends a whole node as fast as the reader takes it, then the queue. */
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

  /** Waits until the reader has taken what was written, or has disconnected. */
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

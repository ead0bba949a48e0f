import { type FastifyReply } from 'fastify'
import { heartbeatMs } from '../../contract/limits.ts'
import { ProductError } from '../lib/errors.ts'
import { type EntryStream } from '../http/entry-stream.ts'
import { type Reader } from './shared-watch.ts'
import { maxUnsent, type SlowReader, type SlowReaders } from './slow-readers.ts'

/** Characters that are written at once; longer texts are sent in pieces, as fast as the reader takes them. */
const pieceLength = 64 * 1024

interface Callbacks {
  /** Called with the number of sent changes. */
  onEvents: (count: number) => void
  onClose: () => void
  /** Called when a node could not be read, except for refusals. */
  onError: (error: unknown) => void
}

/** One reader's event stream in an HTTP answer (`wire.md` 2). */
export class EventStream implements Reader, SlowReader {
  readonly #raw: FastifyReply['raw']
  readonly #slow: SlowReaders
  readonly #callbacks: Callbacks
  readonly #heartbeat: NodeJS.Timeout
  /** Items queued behind one that is being sent in pieces, and the characters of the texts among them. */
  #queue: (string | EntryStream)[] = []
  #queued = 0
  #isMidWhole = false
  #isOpen = true

  constructor(reply: FastifyReply, slow: SlowReaders, callbacks: Callbacks) {
    reply.hijack()
    this.#raw = reply.raw
    this.#slow = slow
    this.#callbacks = callbacks
    const headers = {
      ...reply.getHeaders(),
      'content-type': 'text/event-stream; charset=utf-8',
      // Proxies that compress hold events back.
      'cache-control': 'no-store, no-transform',
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
    this.#queued = 0
    clearInterval(this.#heartbeat)
    this.#slow.forget(this)
    this.#callbacks.onClose()
    // An event inside a half-sent node would reach the reader as part of a broken one.
    if (this.#isMidWhole) return void this.#raw.destroy()
    if (event) this.#raw.write(`event: ${event}\ndata: ${data}\n\n`)
    this.#raw.end()
  }

  unsent(): number {
    return this.#raw.writableLength
  }

  cut(): void {
    this.#raw.destroy()
  }

  #put(item: string | EntryStream): void {
    if (!this.#isOpen) return
    if (this.#isMidWhole) this.#enqueue(item)
    else if (typeof item === 'string' && item.length <= pieceLength) this.#write(item)
    else {
      this.#isMidWhole = true
      void this.#pump(item)
    }
  }

  #enqueue(item: string | EntryStream): void {
    this.#queue.push(item)
    if (typeof item === 'string') this.#queued += item.length
    if (this.#queued > maxUnsent) this.cut()
  }

  #write(text: string): boolean {
    const hasRoom = this.#raw.write(text)
    this.#slow.note(this, text.length)
    return hasRoom
  }

  /** Sends a long text or a whole node as fast as the reader takes it, then the queue. */
  async #pump(item: string | EntryStream): Promise<void> {
    try {
      for await (const piece of typeof item === 'string' ? inPieces(item) : eventOf(item)) {
        if (!this.#write(piece)) await this.#hasRoom()
        if (!this.#isOpen) return
      }
      this.#isMidWhole = false
      this.#queued = 0
      for (const queued of this.#queue.splice(0)) this.#put(queued)
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

function* inPieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength)
}

async function* eventOf(whole: EntryStream): AsyncGenerator<string> {
  yield 'event: put\ndata: {"path":"/","data":'
  yield* whole.json()
  yield '}\n\n'
}

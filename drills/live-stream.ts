/** A client of the wire as drills play it: a stream of events of one node, which holds the node as it is. */
import { setTimeout as sleep } from 'node:timers/promises'
import { reconnectDelayMs } from '../contract/live.ts'

/** A stream that comes back when it is cut. */
export class LiveStream {
  readonly url: string
  /** The node's children by key. */
  node: Record<string, unknown> = {}
  /** When each child was first heard live, by key. */
  readonly heardAt = new Map<string, number>()
  events = 0
  gaps = 0
  isSettled = false
  /** When it was closed because its token is good no longer. */
  readonly revoked = Promise.withResolvers<number>()
  readonly #end = new AbortController()

  constructor(url: string) {
    this.url = url
  }

  /** Hears until it is closed. */
  async hear(): Promise<void> {
    for (let attempt = 0; !this.#end.signal.aborted;) {
      try {
        const { signal } = this.#end
        const response = await fetch(this.url, { headers: { accept: 'text/event-stream' }, signal })
        if (response.ok && response.body) {
          attempt = 0
          await this.#readAll(response.body)
        }
      } catch {
        // Cut: it comes back.
      }
      this.isSettled = false
      this.gaps++
      if (!this.#end.signal.aborted) await sleep(reconnectDelayMs(attempt++))
    }
  }

  close(): void {
    this.#end.abort()
  }

  async #readAll(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
    let rest = ''
    for await (const piece of body.pipeThrough(new TextDecoderStream())) {
      const messages = (rest + piece).split('\n\n')
      rest = messages.pop() ?? ''
      for (const message of messages) this.#take(message)
    }
  }

  #take(message: string): void {
    const [, event, data = 'null'] = /^event: (\S+)\ndata: (.*)$/s.exec(message) ?? []
    if (event === 'auth_revoked') this.revoked.resolve(performance.now())
    if (event !== 'put' && event !== 'patch') return
    const change = JSON.parse(data) as { path: string; data: Record<string, unknown> | null }
    if (event === 'put' && change.path === '/') {
      this.node = change.data ?? {}
      this.isSettled = true
      return
    }
    const children = event === 'patch' ? (change.data ?? {}) : { [change.path.slice(1)]: change.data }
    for (const [key, value] of Object.entries(children)) {
      this.events++
      if (!this.heardAt.has(key)) this.heardAt.set(key, performance.now())
      if (value === null) delete this.node[key]
      else this.node[key] = value
    }
  }
}

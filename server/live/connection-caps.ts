import { type Config } from '../config/config.ts'
import { fail } from '../lib/errors.ts'
import { networkOf } from '../lib/network-of.ts'

/** Kinds of live connections: an event stream, or a browser tab's WebSocket. */
export type ConnectionKind = 'stream' | 'socket'

/**
 * Maximum open connections in one process. Many people share an address; a tab needs one socket, and streams are for
 * programs.
 */
export const maxOpen = {
  stream: { person: 20, address: 50 },
  socket: { person: 50, address: 500 },
} as const

const retryAfterSeconds = 30

/** Counts open streams and sockets by person and by address; does nothing when rate limits are off. */
export class ConnectionCaps {
  readonly #open = new Map<string, number>()
  readonly #isOn: boolean

  constructor({ rateLimits }: Pick<Config, 'rateLimits'>) {
    this.#isOn = rateLimits !== 'off'
  }

  /** Counts a connection until the returned function is called. Fails with `tooManyRequests`. */
  take(kind: ConnectionKind, by: 'person' | 'address', who: string): () => void {
    if (!this.#isOn) return () => {}
    const key = `${kind} ${by} ${by === 'address' ? networkOf(who) : who}`
    const count = this.#open.get(key) ?? 0
    if (count >= maxOpen[kind][by]) fail('tooManyRequests', { retryAfterSeconds })
    this.#open.set(key, count + 1)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      const left = (this.#open.get(key) ?? 1) - 1
      if (left > 0) this.#open.set(key, left)
      else this.#open.delete(key)
    }
  }
}

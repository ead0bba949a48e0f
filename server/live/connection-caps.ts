import { type Config } from '../config.ts'
import { fail } from '../errors.ts'
import { networkOf } from '../limits/network-of.ts'

/** Ways in which events are delivered: a stream of the wire, a browser tab's WebSocket. */
export type ConnectionKind = 'stream' | 'socket'

/**
 * Connections that may be open in one process at a time. Many people share an address, and a tab needs one socket only;
 * a stream is for programs.
 */
export const maxOpen = {
  stream: { person: 20, address: 50 },
  socket: { person: 50, address: 500 },
} as const

const retryAfterSeconds = 30

/** Counts open streams and sockets by person and by address; without limits it counts nothing. */
export class ConnectionCaps {
  readonly #open = new Map<string, number>()
  readonly #isOn: boolean

  constructor({ rateLimits }: Pick<Config, 'rateLimits'>) {
    this.#isOn = rateLimits !== 'off'
  }

  /** Counts a connection of a person or an address until the returned function is called. Fails with `tooManyRequests`. */
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

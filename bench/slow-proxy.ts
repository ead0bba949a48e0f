/** A slow way to a server: each message takes half a round trip, and all connections share one narrow link. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Slowness {
  roundTripMs: number
  bitsPerSecond: number
}

/** What the link carries at a time, in bytes: about one packet. */
const packet = 1460
/** A connection may have so many bytes waiting before its sender is held back. */
const windowBytes = 64 * 1024

/** Bytes of one connection in one direction. */
interface Lane {
  waiting: Buffer
  from: Socket
  to: Socket
  /** Nothing arrives before; a time of `performance.now()`. */
  opensAt: number
  hasEnded: boolean
}

/** One direction of the link: connections with something to send take turns, a packet each. */
class Link {
  readonly #slowness: Slowness
  readonly #lanes = new Set<Lane>()
  #isRunning = false

  constructor(slowness: Slowness) {
    this.#slowness = slowness
  }

  carry(from: Socket, to: Socket, opensAt: number): void {
    const lane: Lane = { waiting: Buffer.alloc(0), from, to, opensAt, hasEnded: false }
    this.#lanes.add(lane)
    from.on('data', (bytes) => {
      lane.waiting = Buffer.concat([lane.waiting, bytes])
      if (lane.waiting.length > windowBytes) from.pause()
      if (!this.#isRunning) void this.#run()
    })
    from.on('close', () => {
      lane.hasEnded = true
      if (lane.waiting.length === 0) this.#end(lane)
    })
  }

  #end(lane: Lane): void {
    this.#lanes.delete(lane)
    setTimeout(() => lane.to.destroy(), this.#slowness.roundTripMs)
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    let freeAt = performance.now()
    for (let lane = this.#next(); lane; lane = this.#next()) {
      const bytes = lane.waiting.subarray(0, packet)
      lane.waiting = lane.waiting.subarray(bytes.length)
      if (lane.waiting.length <= windowBytes) lane.from.resume()
      freeAt = Math.max(freeAt, performance.now()) + (bytes.length * 8000) / this.#slowness.bitsPerSecond
      if (freeAt > performance.now()) await sleep(freeAt - performance.now())
      this.#deliver(lane, bytes)
      if (lane.hasEnded && lane.waiting.length === 0) this.#end(lane)
    }
    this.#isRunning = false
  }

  #deliver({ to, opensAt }: Lane, bytes: Buffer): void {
    const arrivesAt = Math.max(performance.now(), opensAt) + this.#slowness.roundTripMs / 2
    setTimeout(() => to.destroyed || to.write(bytes), arrivesAt - performance.now())
  }

  /** The next lane whose turn it is; it goes to the end of the row. */
  #next(): Lane | undefined {
    for (const lane of this.#lanes) {
      if (lane.waiting.length === 0) continue
      this.#lanes.delete(lane)
      this.#lanes.add(lane)
      return lane
    }
    return undefined
  }
}

/** Opens a slow way to the server at an address. Opening a connection takes a round trip, as it does on a real way. */
export async function openSlowProxy(target: string, slowness: Slowness) {
  const { hostname, port } = new URL(target)
  const [there, back] = [new Link(slowness), new Link(slowness)]
  const clients = new Set<Socket>()
  const server = createServer((client) => {
    const product = connect(Number(port), hostname).setNoDelay()
    const isOpenAt = performance.now() + slowness.roundTripMs
    for (const socket of [client.setNoDelay(), product]) socket.on('error', () => socket.destroy())
    clients.add(client.on('close', () => clients.delete(client)))
    there.carry(client, product, isOpenAt)
    back.carry(product, client, 0)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Ends the connections that stand; the next page opens new ones. */
    cut: () => clients.forEach((client) => client.destroy()),
    close: () => {
      server.close()
      clients.forEach((client) => client.destroy())
    },
  }
}

/** A way between clients and the product on which connections are cut at random. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** Hands connections on to the product, until it cuts them. */
export class CuttingProxy {
  readonly #server: Server
  /** The product's end by the client's. */
  readonly #connections = new Map<Socket, Socket>()
  address = ''

  private constructor(target: URL) {
    this.#server = createServer((client) => {
      const product = connect(Number(target.port), target.hostname)
      const end = () => {
        client.destroy()
        product.destroy()
        this.#connections.delete(client)
      }
      this.#connections.set(client, product)
      for (const socket of [client, product]) socket.setNoDelay().on('error', end).on('close', end)
      client.pipe(product).pipe(client)
    })
  }

  /** Opens a way to the product at an address. */
  static async open(target: string): Promise<CuttingProxy> {
    const proxy = new CuttingProxy(new URL(target))
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve))
    proxy.address = `http://127.0.0.1:${(proxy.#server.address() as AddressInfo).port}`
    return proxy
  }

  /** Cuts each connection with this likelihood. Answers how many. */
  cut(likelihood: number): number {
    const chosen = [...this.#connections.keys()].filter(() => Math.random() < likelihood)
    for (const socket of chosen) socket.destroy()
    return chosen.length
  }

  /** Hands nothing on to clients for a while, as when they do not read. */
  hold(isHeld: boolean): void {
    for (const product of this.#connections.values()) product[isHeld ? 'pause' : 'resume']()
  }

  close(): void {
    this.#server.close()
    this.cut(1)
  }
}

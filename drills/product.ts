/** The product as drills see it: processes that die, freeze and come back at the same address. */
import { startProxy, type TestProxy } from '../server/testing/proxy.ts'
import { childrenOf, startProduct, type RunningProcess } from '../scripts/processes.ts'
import { openFaultStore, type FaultStore } from './fault-store.ts'

/** A process of the product that is started again at the same address. */
export class DrilledProduct {
  readonly #settings: Record<string, string>
  #file: string
  #process: RunningProcess | undefined
  address = ''

  constructor(settings: Record<string, string>, file = 'server/main.ts') {
    this.#settings = settings
    this.#file = file
  }

  get pid(): number {
    return this.#process?.pid ?? 0
  }

  async start(): Promise<void> {
    const port = this.address === '' ? '0' : new URL(this.address).port
    this.#process = await startProduct({ ...this.#settings, PORT: port }, { file: this.#file, output: 'kept' })
    this.address = this.#process.address
  }

  /** Ends it at once, without a farewell. */
  async kill(): Promise<void> {
    await this.#process?.end('SIGKILL')
  }

  /** Tells it to stop, as a supervisor does, and waits until it has. */
  async stop(): Promise<void> {
    await this.#process?.end('SIGTERM')
  }

  /** Waits until it ends by itself. */
  async ended(): Promise<void> {
    await this.#process?.ended
  }

  /** What it is started from next time. */
  useFile(file: string): void {
    this.#file = file
  }

  /** Stops the whole process for a while, as a machine does that is paused. */
  freeze(isFrozen: boolean): void {
    process.kill(this.pid, isFrozen ? 'SIGSTOP' : 'SIGCONT')
  }

  /** Ends the child that works on photos; false when there is none now. */
  killPhotoWorker(): boolean {
    const [worker] = childrenOf(this.pid)
    if (worker !== undefined) process.kill(worker, 'SIGKILL')
    return worker !== undefined
  }

  /** What it printed so far. */
  printed(): string {
    return this.#process?.printed() ?? ''
  }
}

/** A store, and the processes of the product on it; the first of them by itself too. */
export interface Drilled {
  store: FaultStore
  product: DrilledProduct
  products: DrilledProduct[]
  address: string
}

interface Wanted {
  engine: FaultStore['engine']
  processes?: number
  settings?: Record<string, string>
  /** What the processes are started from; the product of this folder without. */
  file?: string
  /** The size of the store's disk. */
  megabytes?: number
  /** Done before the product starts. */
  fill?: (store: FaultStore) => Promise<void>
}

/** Does something with processes on a store of their own, and removes them. DRILL_LOG tells what they printed. */
export async function withProducts(
  { engine, processes = 1, settings, file, megabytes, fill }: Wanted,
  drill: (drilled: Drilled) => Promise<void>,
): Promise<void> {
  const store = await openFaultStore(engine, megabytes)
  const make = () => new DrilledProduct({ ...store.settings, ...settings }, file)
  const product = make()
  const others = Array.from({ length: processes - 1 }, make)
  const products = [product, ...others]
  try {
    await fill?.(store)
    await Promise.all(products.map((each) => each.start()))
    await drill({ store, product, products, address: product.address })
  } finally {
    if (process.env.DRILL_LOG) for (const each of products) console.log(each.printed())
    await Promise.all(products.map((each) => each.kill()))
    await store.remove()
  }
}

/** Does something with three processes behind nginx, which speaks TLS. */
export async function withProxy(
  wanted: Omit<Wanted, 'engine' | 'processes'>,
  drill: (drilled: Drilled & { proxy: TestProxy }) => Promise<void>,
): Promise<void> {
  const settings = { ...wanted.settings, TRUST_PROXY: '127.0.0.1' }
  await withProducts({ ...wanted, settings, engine: 'PostgreSQL', processes: 3 }, async (drilled) => {
    const [first = 0, second = 0, third = 0] = drilled.products.map(({ address }) => Number(new URL(address).port))
    const proxy = await startProxy([first, second, third])
    try {
      await drill({ ...drilled, proxy, address: `https://127.0.0.1:${proxy.ports.tls}` })
    } finally {
      await proxy.stop()
    }
  })
}

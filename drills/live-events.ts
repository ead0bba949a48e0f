/** No live event is lost or doubled, while connections are cut at random, processes die and the database restarts. */
import { setTimeout as sleep } from 'node:timers/promises'
import { CuttingProxy } from './cutting-proxy.ts'
import { emptyEventRecord, writeEvents } from './event-writers.ts'
import { openFaultStore, type FaultStore } from './fault-store.ts'
import { deliveredTo, judgeListeners, noteLatency } from './live-judgement.ts'
import { closeAll, listen, noteRun, settle, type Listeners } from './listeners.ts'
import { DrilledProduct } from './product.ts'
import { type Report } from './report.ts'
import { offerCar, personAt, register, type Writer } from './writers.ts'

const writerCount = 6
const calmMs = 4000
const cutEveryMs = 400
const cutLikelihood = 0.15
/** A slow machine is given more time to deliver what is asked. */
const eventsAtLeast = 12_000
const moreMs = 25_000

/** One process on SQLite, then two processes on one PostgreSQL. */
export async function drillLiveEvents(report: Report): Promise<void> {
  await drill('SQLite', 1, report)
  await drill('PostgreSQL', 2, report)
}

async function drill(engine: FaultStore['engine'], processes: number, report: Report): Promise<void> {
  const store = await openFaultStore(engine)
  const products = Array.from({ length: processes }, () => new DrilledProduct(store.settings))
  const proxies: CuttingProxy[] = []
  try {
    await Promise.all(products.map((product) => product.start()))
    for (const { address } of products) proxies.push(await CuttingProxy.open(address))
    const address = products[0]?.address ?? ''
    const people: Writer[] = []
    for (let index = 0; index < writerCount; index++) people.push(await register(address, index))
    const carIds: string[] = []
    for (const person of people.slice(0, 3)) carIds.push(await offerCar(address, person))
    const listeners = listen(
      proxies.map((proxy) => proxy.address),
      { people, carIds },
    )
    const record = emptyEventRecord()
    const end = new AbortController()
    const writing = people.map((me, index) =>
      writeEvents(
        { address: way(proxies, index), process: index % processes },
        { me, other: personAt(people, index + 1), carIds },
        { record, signal: end.signal },
      ),
    )
    await sleep(calmMs)
    const calmUntil = performance.now()
    const cuts = await breakThings({ store, products, proxies, listeners })
    end.abort()
    await Promise.all(writing)
    await settle(listeners)
    report.note(`${engine}: ${cuts} connections cut`)
    noteRun(report, engine, { record, listeners })
    noteLatency(report, engine, { record, listeners, processes, calmUntil })
    await judgeListeners(report, engine, { address, people, carIds, record, listeners })
    closeAll(listeners)
  } finally {
    if (process.env.DRILL_LOG) for (const product of products) console.log(product.printed())
    for (const proxy of proxies) proxy.close()
    await Promise.all(products.map((product) => product.kill()))
    await store.remove()
  }
}

const way = (proxies: CuttingProxy[], index: number) => proxies[index % proxies.length]?.address ?? ''

interface Breakable {
  store: FaultStore
  products: DrilledProduct[]
  proxies: CuttingProxy[]
  listeners: Listeners
}

/** Cuts connections all the while, and ends each process and the database in turn. Answers how many were cut. */
async function breakThings({ store, products, proxies, listeners }: Breakable): Promise<number> {
  let cuts = 0
  const cutting = setInterval(() => {
    for (const proxy of proxies) cuts += proxy.cut(cutLikelihood)
  }, cutEveryMs)
  for (const product of [...products, ...products]) {
    await sleep(2500)
    await product.kill()
    await product.start()
    await sleep(2500)
    await store.postgres?.restart()
  }
  const deadline = performance.now() + moreMs
  do await sleep(2500)
  while (deliveredTo(listeners) < eventsAtLeast && performance.now() < deadline)
  clearInterval(cutting)
  return cuts
}

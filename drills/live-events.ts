/** No live event is lost or doubled, while connections are cut at random, processes die and the database restarts. */
import { setTimeout as sleep } from 'node:timers/promises'
import { CuttingProxy } from './cutting-proxy.ts'
import { type FaultStore } from './fault-store.ts'
import { deliveredTo, type Listeners } from './live-judgement.ts'
import { loadLive } from './live-load.ts'
import { withProducts, type Drilled } from './product.ts'
import { type Report } from './report.ts'

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
  await withProducts({ engine, processes }, async (drilled) => {
    const proxies = await Promise.all(drilled.products.map(({ address }) => CuttingProxy.open(address)))
    try {
      const ways = proxies.map((proxy) => proxy.address)
      await loadLive(report, { name: engine, address: drilled.address, ways }, async (listeners) => {
        report.note(`${engine}: ${await breakThings(drilled, proxies, listeners)} connections cut`)
      })
    } finally {
      for (const proxy of proxies) proxy.close()
    }
  })
}

/** Cuts connections all the while, and ends each process and the database in turn. Answers how many were cut. */
async function breakThings(
  { store, products }: Drilled,
  proxies: CuttingProxy[],
  listeners: Listeners,
): Promise<number> {
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

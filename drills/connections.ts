/** What thousands of live connections cost; how fast many hear of a thing, and come back after a restart. */
import { setTimeout as sleep } from 'node:timers/promises'
import { reconnectDelayMs, type ClientFrame } from '../contract/live.ts'
import { offerCar, register, type Caller } from '../scripts/callers.ts'
import { buildCar } from '../server/testing/cars.ts'
import { percentile } from '../bench/measure.ts'
import { leave, openSockets, openStreams, type Member } from './crowd.ts'
import { inspected, settledMemory } from './memory.ts'
import { withProducts, type DrilledProduct } from './product.ts'
import { type Report } from './report.ts'
import { drillSlowReader, drillSlowSenders } from './slow-clients.ts'

const idleCount = 10_000
const bytesEach = 20_000
const fanOuts = { 1000: 300, 8000: 300 }
const fanOutRounds = 10
const tabCount = 2000
const tabsAtOnce = 100

/** One process; the crowd is in this one. */
export async function drillConnections(report: Report): Promise<void> {
  await withProducts({ engine: 'SQLite', settings: inspected }, async ({ product, address }) => {
    const me = await register(address)
    await drillIdle({ product, me }, report)
    await drillSlowReader(address, { me, other: await register(address) }, report)
    await drillSlowSenders(address, report)
    await drillRestart({ product, me }, report)
  })
}

interface Setting {
  product: DrilledProduct
  me: Caller
}

function looksAt(me: Caller, carId: string): ClientFrame[] {
  return [
    { type: 'hello', token: me.token },
    { type: 'subscribe', topic: `cars/${carId}` },
  ]
}

async function drillIdle({ product, me }: Setting, report: Report): Promise<void> {
  const { address } = product
  const carIds = { 1000: await offerCar(address, me, buildCar()), 8000: await offerCar(address, me, buildCar()) }
  const commentsOf = (id: string) => `/api/cars/${id}/comments.json?auth=${me.token}`
  // What the first connections load is no part of what each costs.
  leave(await openSockets(address, 200, looksAt(me, carIds[1000])))
  leave(await openStreams(address, 200, commentsOf(carIds[1000])))
  await sleep(1000)

  const alone = await settledMemory(product)
  const listeners = {
    1000: await openSockets(address, 1000, looksAt(me, carIds[1000])),
    8000: await openSockets(address, 8000, looksAt(me, carIds[8000])),
  }
  const list: ClientFrame[] = [{ type: 'hello' }, { type: 'subscribe', topic: 'cars' }]
  const visitors = await openSockets(address, idleCount - 9000, list)
  const each = ((await settledMemory(product)) - alone) / idleCount
  report.check(`bytes of memory for each of ${idleCount} sockets`, Math.round(each), 'at most', bytesEach)
  for (const count of [1000, 8000] as const) {
    const { p50, p99 } = await fanOut(listeners[count], address + commentsOf(carIds[count]))
    report.note(`a comment reached half of ${count} tabs in ${p50.toFixed(0)} ms after the call`)
    report.check(`a comment to ${count} tabs, p99, ms`, p99, 'at most', fanOuts[count])
  }
  for (const members of [listeners[1000], listeners[8000], visitors]) leave(members)
  await sleep(2000)

  const aloneAgain = await settledMemory(product)
  const streams = await openStreams(address, idleCount, commentsOf(carIds[1000]))
  const eachStream = ((await settledMemory(product)) - aloneAgain) / idleCount
  report.check(`bytes of memory for each of ${idleCount} streams`, Math.round(eachStream), 'at most', bytesEach)
  leave(streams)
  await sleep(1000)
}

/** Times from the call to each member's hearing, over some rounds. */
async function fanOut(members: Member[], comments: string): Promise<{ p50: number; p99: number }> {
  const waits: number[] = []
  for (let round = 0; round < fanOutRounds; round++) {
    for (const member of members) member.heardAt = 0
    const startedAt = performance.now()
    await fetch(comments, { method: 'POST', body: JSON.stringify({ comments: `Round ${round} of the fan-out` }) })
    while (members.some(({ heardAt }) => heardAt === 0)) {
      if (performance.now() - startedAt > 10_000) return { p50: Infinity, p99: Infinity }
      await sleep(20)
    }
    waits.push(...members.map(({ heardAt }) => heardAt - startedAt))
  }
  return { p50: percentile(waits, 0.5), p99: percentile(waits, 0.99) }
}

/** Tabs come back after the process was killed, with the browser's own jitter, and each reads its snapshot anew. */
async function drillRestart({ product, me }: Setting, report: Report): Promise<void> {
  const { address } = product
  const carId = await offerCar(address, me, buildCar())
  const statuses = new Map<string, number>()
  const count = (status: string) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const tabs: Member[] = []
  for (let at = 0; at < tabCount; at += tabsAtOnce) {
    tabs.push(...(await openSockets(address, tabsAtOnce, looksAt(me, carId))))
  }
  const comeBack = async () => {
    for (let attempt = 0; attempt < 10; attempt++) {
      await sleep(reconnectDelayMs(attempt))
      const back = await openSockets(address, 1, looksAt(me, carId)).catch((error: Error) => {
        count(/^HTTP\/1.1 (\d+)/.exec(error.message)?.[1] ?? 'nobody there')
      })
      if (!back) continue
      const snapshot = await fetch(`${address}/api/cars/${carId}/comments.json?auth=${me.token}`)
      count(String(snapshot.status))
      await snapshot.arrayBuffer()
      tabs.push(...back)
      return performance.now()
    }
    return Infinity
  }
  const coming = tabs.splice(0).map(async ({ socket }) => {
    await new Promise((resolve) => socket.once('close', resolve))
    return comeBack()
  })
  const killedAt = performance.now()
  await product.kill()
  await product.start()
  const readyAt = performance.now()
  const last = Math.max(...(await Promise.all(coming)))
  report.note(`answers ${[...statuses].map(([status, times]) => `${status}: ${times}`).join(', ')}`)
  report.note(`the process was back ${(readyAt - killedAt).toFixed(0)} ms after its end`)
  report.check('the last of 2000 tabs is back after its end, ms', last - killedAt, 'at most', 5000)
  const refused = [...statuses].filter(([status]) => /^[45]/.test(status)).reduce((sum, [, times]) => sum + times, 0)
  report.check('refused with 4xx or 5xx meanwhile', refused, 'exactly', 0)
  leave(tabs)
}

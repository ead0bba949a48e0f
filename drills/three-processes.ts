/** Three processes behind nginx: one dies and comes back while the load runs; who is logged out is so everywhere. */
import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { promisify } from 'node:util'
import { startProxy, type TestProxy } from '../server/testing/proxy.ts'
import { emptyEventRecord, writeEvents } from './event-writers.ts'
import { openFaultStore } from './fault-store.ts'
import { closeAll, listen, noteRun, settle } from './listeners.ts'
import { judgeListeners } from './live-judgement.ts'
import { msUntilEnded, watchSession } from './live-session.ts'
import { DrilledProduct } from './product.ts'
import { type Report } from './report.ts'
import { offerCar, personAt, register, type Writer } from './writers.ts'

const writerCount = 6
const readerCount = 4
const readPauseMs = 20
const upMs = 5000
const downMs = 3000
const endedWithinMs = 1000

/** The load goes over TLS through deploy/nginx.conf. */
export async function drillThreeProcesses(report: Report): Promise<void> {
  const store = await openFaultStore('PostgreSQL')
  const settings = { ...store.settings, TRUST_PROXY: '127.0.0.1' }
  const products = [0, 1, 2].map(() => new DrilledProduct(settings))
  let proxy: TestProxy | undefined
  try {
    await Promise.all(products.map((product) => product.start()))
    const [first = 0, second = 0, third = 0] = products.map(({ address }) => Number(new URL(address).port))
    proxy = await startProxy([first, second, third])
    setDefaultCACertificates([...getCACertificates(), proxy.certificate])
    await drillLoad(`https://127.0.0.1:${proxy.ports.tls}`, products, report)
    await drillEndings(products, settings, report)
  } finally {
    if (process.env.DRILL_LOG) for (const product of products) console.log(product.printed())
    await proxy?.stop()
    await Promise.all(products.map((product) => product.kill()))
    await store.remove()
  }
}

async function drillLoad(address: string, products: DrilledProduct[], report: Report): Promise<void> {
  const people: Writer[] = []
  for (let index = 0; index < writerCount; index++) people.push(await register(address, index))
  const carIds: string[] = []
  for (const person of people.slice(0, 3)) carIds.push(await offerCar(address, person))
  const listeners = listen([address], { people, carIds })
  const record = emptyEventRecord()
  const end = new AbortController()
  const { signal } = end
  const writing = people.map((me, index) =>
    writeEvents({ address, process: 0 }, { me, other: personAt(people, index + 1), carIds }, { record, signal }),
  )
  const reads = new Map<string, number>()
  const reading = Array.from({ length: readerCount }, () => readOn(address, reads, signal))
  for (const product of products.slice(0, 2)) {
    await sleep(upMs)
    await product.kill()
    await sleep(downMs)
    await product.start()
  }
  await sleep(upMs)
  end.abort()
  await Promise.all([...writing, ...reading])
  await settle(listeners)
  noteRun(report, 'three processes', { record, listeners })
  report.note(`three processes: reads ${[...reads].map(([status, count]) => `${status}: ${count}`).join(', ')}`)
  const failed = [...reads].filter(([status]) => status !== '200').reduce((sum, [, count]) => sum + count, 0)
  report.check('three processes: reads that failed', failed, 'exactly', 0)
  await judgeListeners(report, 'three processes', { address, people, carIds, record, listeners })
  closeAll(listeners)
}

async function readOn(address: string, reads: Map<string, number>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const outcome = await fetch(`${address}/api/cars.json?orderBy="$key"&limitToLast=24`)
      .then(async (response) => {
        await response.arrayBuffer()
        return String(response.status)
      })
      .catch(() => 'away')
    reads.set(outcome, (reads.get(outcome) ?? 0) + 1)
    await sleep(readPauseMs)
  }
}

/** Logout and suspension, from one process and from a command, as the other processes' clients feel them. */
async function drillEndings(
  products: DrilledProduct[],
  settings: Record<string, string>,
  report: Report,
): Promise<void> {
  const [here = '', ...elsewhere] = products.map(({ address }) => address)
  const out = await register(here, 6)
  const watched = await Promise.all(elsewhere.map((address) => watchSession(address, out)))
  const loggedOutAt = performance.now()
  await fetch(`${here}/api/auth/logout?auth=${out.token}`, { method: 'POST' })
  const logout = await Promise.all(watched.map((session) => msUntilEnded(session, loggedOutAt)))
  report.check('logout ends sockets, streams and token elsewhere, ms', Math.max(...logout), 'at most', endedWithinMs)

  const suspended = await register(here, 7)
  const all = await Promise.all([here, ...elsewhere].map((address) => watchSession(address, suspended)))
  const command = ['server/moderation/moderate.ts', 'suspend-account', suspended.email, '--reason', 'Drill']
  const env = { ...process.env, ...settings }
  await promisify(execFile)(process.execPath, command, { env })
  const suspendedAt = performance.now()
  const suspension = await Promise.all(all.map((session) => msUntilEnded(session, suspendedAt)))
  report.check('suspension ends them everywhere, ms', Math.max(...suspension), 'at most', endedWithinMs)
}

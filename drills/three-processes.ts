/** Three processes behind nginx: one dies and comes back while the load runs; who is logged out is so everywhere. */
import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { promisify } from 'node:util'
import { register } from '../scripts/callers.ts'
import { loadLive } from './live-load.ts'
import { msUntilEnded, watchSession } from './live-session.ts'
import { withProxy, type Drilled } from './product.ts'
import { type Report } from './report.ts'
import { shownCounts } from './writers.ts'

const readerCount = 4
const readPauseMs = 20
const upMs = 5000
const downMs = 3000
const endedWithinMs = 1000

/** The load goes over TLS through deploy/nginx.conf. */
export async function drillThreeProcesses(report: Report): Promise<void> {
  await withProxy({}, async (drilled) => {
    setDefaultCACertificates([...getCACertificates(), drilled.proxy.certificate])
    await drillLoad(drilled, report)
    await drillEndings(drilled, report)
  })
}

async function drillLoad({ address, products }: Drilled, report: Report): Promise<void> {
  const reads = new Map<string, number>()
  await loadLive(report, { name: 'three processes', address, ways: [address] }, async () => {
    const end = new AbortController()
    const reading = Array.from({ length: readerCount }, () => readOn(address, reads, end.signal))
    for (const product of products.slice(0, 2)) {
      await sleep(upMs)
      await product.kill()
      await sleep(downMs)
      await product.start()
    }
    await sleep(upMs)
    end.abort()
    await Promise.all(reading)
  })
  report.note(`three processes: reads ${shownCounts(reads)}`)
  const failed = [...reads].filter(([status]) => status !== '200').reduce((sum, [, count]) => sum + count, 0)
  report.check('three processes: reads that failed', failed, 'exactly', 0)
}

async function readOn(address: string, reads: Map<string, number>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const response = await fetch(`${address}/api/cars.json?orderBy="$key"&limitToLast=24`).catch(() => undefined)
    const isWhole = await response?.arrayBuffer().catch(() => undefined)
    const outcome = isWhole ? String(response?.status) : 'away'
    reads.set(outcome, (reads.get(outcome) ?? 0) + 1)
    await sleep(readPauseMs)
  }
}

/** Logout and suspension, from one process and from a command, as the other processes' clients feel them. */
async function drillEndings({ products, store }: Drilled, report: Report): Promise<void> {
  const [here = '', ...elsewhere] = products.map(({ address }) => address)
  const out = await register(here)
  const watched = await Promise.all(elsewhere.map((address) => watchSession(address, out)))
  const loggedOutAt = performance.now()
  await fetch(`${here}/api/auth/logout?auth=${out.token}`, { method: 'POST' })
  const logout = await Promise.all(watched.map((session) => msUntilEnded(session, loggedOutAt)))
  report.check('logout ends sockets, streams and token elsewhere, ms', Math.max(...logout), 'at most', endedWithinMs)

  const suspended = await register(here)
  const all = await Promise.all([here, ...elsewhere].map((address) => watchSession(address, suspended)))
  const command = ['server/moderation/moderate.ts', 'suspend-account', suspended.email, '--reason', 'Drill']
  await promisify(execFile)(process.execPath, command, { env: { ...process.env, ...store.settings } })
  const suspendedAt = performance.now()
  const suspension = await Promise.all(all.map((session) => msUntilEnded(session, suspendedAt)))
  report.check('suspension ends them everywhere, ms', Math.max(...suspension), 'at most', endedWithinMs)
}

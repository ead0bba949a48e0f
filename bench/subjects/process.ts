import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { listAddress, type MeasuredProduct } from '../measured-product.ts'
import { startProcess } from '../processes.ts'
import { type Measurement } from '../rounds.ts'

const requests = 100_000

interface HeapReport {
  heapUsed: number
  longest: number
  p99: number
}

/** From the start of a process on this store to its first answer, beside a bare server. */
export async function* startUps({ settings }: MeasuredProduct): AsyncGenerator<Measurement> {
  const timed = (file: string, env: Record<string, string>, path: string) => async () => {
    const startedAt = performance.now()
    const started = await startProcess(file, env)
    await (await fetch(started.address + path)).text()
    const took = performance.now() - startedAt
    await started.stop()
    return took
  }
  yield {
    name: 'start to first answer',
    unit: 'ms',
    ours: timed('server/main.ts', settings, '/api/counts.json'),
    floors: { 'bare server': timed('bench/floor.ts', {}, '/') },
  }
}

/** What 100,000 calls leave in the heap, and how long they ever hold up the event loop. */
export async function* memory(product: MeasuredProduct): AsyncGenerator<Measurement> {
  const urls = [
    listAddress(product.address),
    `${product.address}/api/cars/${product.carIds[0]}.json?auth=${product.me.token}`,
  ]
  const load = async () => {
    for (const url of urls) await autocannon({ url, connections: 16, amount: requests / urls.length })
  }
  // The first calls compile what they run and fill what is kept.
  await load()
  const reports: { before: HeapReport; after: HeapReport }[] = []
  const measured = async () => {
    const before = await reportOf(product)
    await load()
    reports.push({ before, after: await reportOf(product) })
  }
  yield {
    name: `heap after ${requests} calls, grown`,
    unit: 'kB',
    ours: async () => {
      await measured()
      const { before, after } = reports.at(-1) as (typeof reports)[0]
      return (after.heapUsed - before.heapUsed) / 1024
    },
    floors: {},
    rounds: 3,
  }
  for (const [name, figure] of [
    ['event loop held up, longest', 'longest'],
    ['event loop held up, p99', 'p99'],
  ] as const) {
    let at = 0
    const ours = async () => reports[at++]?.after[figure] ?? Number.NaN
    yield { name, unit: 'ms', ours, floors: {}, rounds: reports.length }
  }
}

async function reportOf({ pid, settings }: MeasuredProduct): Promise<HeapReport> {
  const file = join(settings.DATA_DIR ?? '', 'heap-report.json')
  await rm(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  for (;;) {
    await sleep(50)
    const text = await readFile(file, 'utf8').catch(() => '')
    if (text.endsWith('}')) return JSON.parse(text) as HeapReport
  }
}

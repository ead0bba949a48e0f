import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { listAddress, type MeasuredProduct } from '../measured-product.ts'
import { startProcess } from '../processes.ts'
import { type Measurement } from '../rounds.ts'

const requests = 100_000
const memoryRounds = 3

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

/** What 100,000 calls leave in the heap, and how long they ever hold up the event loop, beside a bare server. */
export async function* memory({
  address,
  pid,
  floor,
  me,
  carIds,
  settings,
}: MeasuredProduct): AsyncGenerator<Measurement> {
  const one = `${address}/api/cars/${carIds[0]}.json?auth=${me.token}`
  const ours = loaded([listAddress(address), one], { pid, folder: settings.DATA_DIR ?? '' })
  const bare = loaded([`${floor.address}/`], { pid: floor.pid, folder: floor.dataDir })
  // The first calls compile what they run and fill what is kept.
  await ours()
  await bare()
  const [own, limits]: [Left[], Left[]] = [[], []]
  for (let round = 0; round < memoryRounds; round++) {
    own.push(await ours())
    limits.push(await bare())
  }
  const figures = [
    [`heap grown by ${requests} calls`, 'kB', 'grown'],
    ['event loop held up, longest', 'ms', 'longest'],
    ['event loop held up, 99 of 100 below', 'ms', 'p99'],
  ] as const
  for (const [name, unit, figure] of figures) {
    const [inTurn, limitsInTurn] = [own.values(), limits.values()]
    const next = async (left: ArrayIterator<Left>) => left.next().value?.[figure] ?? Number.NaN
    yield {
      name,
      unit,
      ours: () => next(inTurn),
      floors: { 'bare server': () => next(limitsInTurn) },
      rounds: memoryRounds,
    }
  }
}

/** What calls left: growth of the heap in kB, delays of the event loop in ms. */
interface Left {
  grown: number
  longest: number
  p99: number
}

function loaded(urls: string[], process: { pid: number; folder: string }): () => Promise<Left> {
  return async () => {
    const before = await reportOf(process)
    for (const url of urls) await autocannon({ url, connections: 16, amount: requests / urls.length })
    const { heapUsed, longest, p99 } = await reportOf(process)
    return { grown: (heapUsed - before.heapUsed) / 1024, longest, p99 }
  }
}

async function reportOf({ pid, folder }: { pid: number; folder: string }): Promise<HeapReport> {
  const file = join(folder, 'heap-report.json')
  await rm(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  for (;;) {
    await sleep(50)
    const text = await readFile(file, 'utf8').catch(() => '')
    if (text.endsWith('}')) return JSON.parse(text) as HeapReport
  }
}

import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { listAddress, type MeasuredProduct } from '../measured-product.ts'
import { offer } from '../offer.ts'
import { startProcess } from '../processes.ts'
import { type Measurement } from '../rounds.ts'

const requests = 100_000
const memoryRounds = 3

/** Bytes, and ms. */
interface HeapReport {
  heapUsed: number
  p99: number
  /** The longest time of work without a pause: what is held up by other processes is left out. */
  longestWork: number
}

/** From the start of a process on this store to its first answer, beside a bare server. */
export async function* startUps({ settings }: MeasuredProduct): AsyncGenerator<Measurement> {
  yield {
    name: 'start to first answer',
    unit: 'ms',
    ours: () => startUpMs('dist/server/main.js', settings, '/api/counts.json'),
    floors: { 'bare server': () => startUpMs('bench/floor.ts', {}, '/') },
  }
}

/** Starts a process, waits for its first answer, and ends it: how long it took to answer, in ms. */
export async function startUpMs(
  file: string,
  env: Record<string, string>,
  path: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const startedAt = performance.now()
  const started = await startProcess(file, env)
  await (await fetch(started.address + path, { headers })).text()
  const took = performance.now() - startedAt
  await started.stop()
  return took
}

/** What 100,000 calls leave in the heap, beside a bare server. */
export async function* memory(product: MeasuredProduct): AsyncGenerator<Measurement> {
  const { address, floor, me, carIds } = product
  const { ours, bares } = processesOf(product)
  const amount = requests / 2
  const calls: Call[] = [
    { url: listAddress(address), amount },
    { url: `${address}/api/cars/${carIds[0]}.json?auth=${me.token}`, amount },
  ]
  const own = await leftBy(calls, ours)
  const bare = await leftBy([{ url: `${floor.address}/`, amount: requests }], bares)
  yield beside(`heap grown by ${requests} calls`, 'kB', { own, bare, figure: 'grown' })
}

/**
 * How long reads, searches and writes hold up the event loop, 16 at once and one after the other, beside a bare server
 * that is asked as often.
 */
export async function* eventLoop(product: MeasuredProduct): AsyncGenerator<Measurement> {
  const { address, floor, me, carIds } = product
  const { ours, bares } = processesOf(product)
  const comment = JSON.stringify({ comments: 'Is it still there?' })
  const [often, seldom] = [5000, 500]
  const calls: Call[] = [
    { url: listAddress(address), amount: often },
    { url: `${address}/api/cars.json`, amount: 1 },
    { url: `${address}/api/cars/${carIds[0]}.json?auth=${me.token}`, amount: often },
    { url: `${address}/api/search.json?engine=Diesel&priceTo=9000`, amount: often },
    { url: `${address}/themes/${carIds[0]}`, amount: often },
    { url: `${address}/api/people.json?q=a&auth=${me.token}`, amount: seldom },
    { url: `${address}/api/cars/${carIds[0]}/comments.json?auth=${me.token}`, amount: seldom, body: comment },
    { url: `${address}/api/cars/${carIds[0]}/comments.json?auth=${me.token}`, amount: 1 },
    { url: `${address}/api/cars.json?auth=${me.token}`, amount: seldom, body: JSON.stringify(offer) },
  ]
  const amount = calls.reduce((total, call) => total + call.amount, 0)
  for (const [name, atOnce] of [
    ['16 at once', 16],
    ['one by one', 1],
  ] as const) {
    const own = await leftBy(calls, ours, atOnce)
    const bare = await leftBy([{ url: `${floor.address}/`, amount }], bares, atOnce)
    yield beside(`${name}: loop held up, 99 of 100`, 'ms', { own, bare, figure: 'p99' })
    yield beside(`${name}: own work, longest`, 'ms', { own, bare, figure: 'longestWork' })
  }
}

/** A process that writes its reports into a folder. */
export interface Reporting {
  pid: number
  folder: string
}

/** The product and the bare server, to be asked for reports. */
export function processesOf({ pid, settings, floor }: MeasuredProduct): { ours: Reporting; bares: Reporting } {
  return { ours: { pid, folder: settings.DATA_DIR ?? '' }, bares: { pid: floor.pid, folder: floor.dataDir } }
}

interface Call {
  url: string
  amount: number
  body?: string
}

/** What calls left: growth of the heap in kB, and how long they held up the event loop in ms. */
interface Left extends Omit<HeapReport, 'heapUsed'> {
  grown: number
}

/** What some rounds of calls left. */
async function leftBy(calls: Call[], process: Reporting, atOnce = 16): Promise<Left[]> {
  // The first calls compile what they run and fill what is kept.
  await round(calls, process, atOnce)
  const left: Left[] = []
  while (left.length < memoryRounds) left.push(await round(calls, process, atOnce))
  return left
}

async function round(calls: Call[], process: Reporting, atOnce: number): Promise<Left> {
  const before = await reportOf(process)
  for (const { body, ...call } of calls) {
    const connections = Math.min(atOnce, call.amount)
    const sent = body !== undefined && { method: 'POST' as const, body }
    const { non2xx, errors } = await autocannon({ ...call, connections, timeout: 60, ...sent })
    if (non2xx + errors > 0) throw new Error(`${non2xx + errors} calls to ${call.url.split('?')[0]} failed`)
  }
  const { heapUsed, ...heldUp } = await reportOf(process)
  return { grown: (heapUsed - before.heapUsed) / 1024, ...heldUp }
}

function beside(
  name: string,
  unit: Measurement['unit'],
  { own, bare, figure }: { own: Left[]; bare: Left[]; figure: keyof Left },
): Measurement {
  const [inTurn, limitsInTurn] = [own.values(), bare.values()]
  const next = async (left: ArrayIterator<Left>) => left.next().value?.[figure] ?? Number.NaN
  return {
    name,
    unit,
    ours: () => next(inTurn),
    floors: { 'bare server': () => next(limitsInTurn) },
    rounds: memoryRounds,
  }
}

/** Collects garbage in a process and reports its heap and its event loop since the last time. */
export async function reportOf({ pid, folder }: Reporting): Promise<HeapReport> {
  const file = join(folder, 'heap-report.json')
  await rm(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  for (;;) {
    await sleep(50)
    const text = await readFile(file, 'utf8').catch(() => '')
    if (text.endsWith('}')) return JSON.parse(text) as HeapReport
  }
}

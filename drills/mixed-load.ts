/**
 * Three processes on PostgreSQL behind nginx under a day's mixed load: first as much as they take, then 70 % of that
 * for DRILL_MINUTES (10). Each deed has its moment whether those before it are done or not, and its time counts from
 * that moment, so that a standstill shows.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { carPageQuery, wireQueryString } from '../contract/wire-query.ts'
import { fillStore } from '../bench/search/fill-store.ts'
import { readBases } from '../bench/search/offer-bases.ts'
import { storePlace } from '../server/db/store-place.ts'
import { startProxy, type TestProxy } from '../server/testing/proxy.ts'
import { openFaultStore } from './fault-store.ts'
import { inspected, residentBytes, settledHeap } from './memory.ts'
import { mixedDeeds, type Deed, type Market } from './mixed-calls.ts'
import { DrilledProduct } from './product.ts'
import { type Report } from './report.ts'
import { percentile } from './timed-calls.ts'
import { register, type Writer } from './writers.ts'

const minutes = Number(process.env.DRILL_MINUTES ?? 10)
const offers = 10_000
const peopleCount = 8
/** So many offers, the newest, are looked at and spoken about. */
const seenOffers = 1000
const flatOut = { warmUpMs: 10_000, ms: 20_000, atOnce: 32 }
const share = 0.7
/**
 * What the heap of a process may have grown by when its garbage is collected, in MB. Its resident memory is told for all
 * three together: one of them learns the estimates, in a thread, and which one it is changes.
 */
const grownAtMost = 5

interface Outcome {
  times: number[]
  failures: Map<string, number>
}

/** The load comes from this process, on the same cores. */
export async function drillMixedLoad(report: Report): Promise<void> {
  const store = await openFaultStore('PostgreSQL')
  const { DATABASE_URL: databaseUrl } = store.settings
  await fillStore(storePlace({ dataDir: store.dataDir, databaseUrl }), await readBases(undefined), offers)
  const settings = { ...store.settings, ...inspected, TRUST_PROXY: '127.0.0.1', RATE_LIMITS: 'off' }
  const products = [0, 1, 2].map(() => new DrilledProduct(settings))
  let proxy: TestProxy | undefined
  try {
    await Promise.all(products.map((product) => product.start()))
    const [first = 0, second = 0, third = 0] = products.map(({ address }) => Number(new URL(address).port))
    proxy = await startProxy([first, second, third])
    const deeds = mixedDeeds(await openMarket(products[0]?.address ?? '', proxy))
    await doFlatOut(deeds, flatOut.warmUpMs)
    const capacity = await doFlatOut(deeds, flatOut.ms)
    report.note(`flat out: ${capacity.toFixed(0)} deeds a second`)
    const before = await Promise.all(products.map(settledHeap))
    const residentBefore = sum(products.map(({ pid }) => residentBytes(pid)))
    const { times, failures } = await doAtPace(deeds, capacity * share, minutes * 60_000)
    await sleep(10_000)
    const after = await Promise.all(products.map(settledHeap))
    const resident = sum(products.map(({ pid }) => residentBytes(pid)))
    report.note(`${(capacity * share).toFixed(0)} a second for ${minutes} min: ${times.length} done; ${shown(times)}`)
    for (const [failure, count] of failures) report.note(`${count} times: ${failure}`)
    report.check('mixed load: deeds that failed', sum([...failures.values()]), 'exactly', 0)
    for (const [index, bytes] of after.entries()) {
      const grown = (bytes - (before[index] ?? 0)) / 2 ** 20
      report.check(`mixed load: the heap of process ${index + 1} grew by, MB`, grown, 'at most', grownAtMost)
    }
    const megabytes = [residentBefore, resident].map((bytes) => (bytes / 2 ** 20).toFixed(0))
    report.note(`resident memory of all three, MB: ${megabytes.join(', then ')}`)
  } finally {
    await proxy?.stop()
    await Promise.all(products.map((product) => product.kill()))
    await store.remove()
  }
}

async function openMarket(product: string, { ports, certificate }: TestProxy): Promise<Market> {
  const people: Writer[] = []
  for (let index = 0; index < peopleCount; index++) people.push(await register(product, index))
  const newest = await fetch(`${product}/api/cars.json?${wireQueryString(carPageQuery(seenOffers))}`)
  const carIds = Object.keys((await newest.json()) as object)
  return { address: `https://127.0.0.1:${ports.tls}`, certificate, people, carIds }
}

/** Deeds a second when each follows the one before at once. */
async function doFlatOut(deeds: readonly Deed[], ms: number): Promise<number> {
  const startedAt = performance.now()
  let turn = 0
  const doOn = async () => {
    while (performance.now() - startedAt < ms) await deedAt(deeds, turn++)
  }
  await Promise.all(Array.from({ length: flatOut.atOnce }, doOn))
  return (turn / (performance.now() - startedAt)) * 1000
}

async function doAtPace(deeds: readonly Deed[], perSecond: number, ms: number): Promise<Outcome> {
  const outcome: Outcome = { times: [], failures: new Map() }
  const startedAt = performance.now()
  const running: Promise<void>[] = []
  for (let turn = 0; turn < (perSecond * ms) / 1000; turn++) {
    const dueAt = startedAt + (turn / perSecond) * 1000
    const early = dueAt - performance.now()
    if (early > 0) await sleep(early)
    running.push(note(deedAt(deeds, turn), dueAt, outcome))
  }
  await Promise.all(running)
  return outcome
}

async function note(deed: Promise<void>, dueAt: number, { times, failures }: Outcome): Promise<void> {
  try {
    await deed
  } catch (error) {
    const { message } = error as Error
    failures.set(message, (failures.get(message) ?? 0) + 1)
  }
  times.push(performance.now() - dueAt)
}

function deedAt(deeds: readonly Deed[], turn: number): Promise<void> {
  const deed = deeds[turn % deeds.length]
  if (!deed) throw new Error('There is nothing to do')
  return deed(turn)
}

function shown(times: number[]): string {
  return [0.5, 0.95, 0.99].map((part) => `p${part * 100} ${percentile(times, part).toFixed(1)} ms`).join(', ')
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/**
 * Three processes on PostgreSQL behind nginx under a day's mixed load: first as much as they take, then 70 % of that
 * for DRILL_MINUTES (10). Each action has its moment whether those before it are done or not, and its time counts from
 * that moment, so that a standstill shows.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { carPageQuery, wireQueryString } from '../contract/wire-query.ts'
import { fillStore } from '../bench/search/fill-store.ts'
import { readBases } from '../bench/search/offer-bases.ts'
import { storePlace } from '../server/db/store-place.ts'
import { residentBytes } from '../scripts/processes.ts'
import { type FaultStore } from './fault-store.ts'
import { inspected, settledHeap } from './memory.ts'
import { mixedActions, type Action } from './mixed-calls.ts'
import { withProxy } from './product.ts'
import { type Report } from './report.ts'
import { summary } from './timed-calls.ts'
import { gatherWriters } from './writers.ts'

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
const maxGrown = 5

const megabyte = 2 ** 20

interface Outcome {
  times: number[]
  failures: Map<string, number>
}

/** The load comes from this process, on the same cores. */
export async function drillMixedLoad(report: Report): Promise<void> {
  const fill = async ({ dataDir, settings }: FaultStore) =>
    fillStore(storePlace({ dataDir, databaseUrl: settings.DATABASE_URL }), await readBases(undefined), offers)
  await withProxy({ settings: inspected, fill }, async ({ product, products, proxy, address }) => {
    const { people } = await gatherWriters(product.address, peopleCount, 0)
    const newest = await fetch(`${product.address}/api/cars.json?${wireQueryString(carPageQuery(seenOffers))}`)
    const carIds = Object.keys((await newest.json()) as object)
    const actions = mixedActions({ address, certificate: proxy.certificate, people, carIds })
    await doFlatOut(actions, flatOut.warmUpMs)
    const capacity = await doFlatOut(actions, flatOut.ms)
    report.note(`flat out: ${capacity.toFixed(0)} actions a second`)
    const memory = async () => ({
      heaps: await Promise.all(products.map(settledHeap)),
      resident: sum(products.map(({ pid }) => residentBytes(pid))) / megabyte,
    })
    const before = await memory()
    const { times, failures } = await doAtPace(actions, capacity * share, minutes * 60_000)
    await sleep(10_000)
    const after = await memory()
    report.note(`${(capacity * share).toFixed(0)} a second for ${minutes} min: ${times.length} done; ${summary(times)}`)
    for (const [failure, count] of failures) report.note(`${count} times: ${failure}`)
    report.check('mixed load: actions that failed', sum([...failures.values()]), 'exactly', 0)
    for (const [index, bytes] of after.heaps.entries()) {
      const grown = (bytes - (before.heaps[index] ?? 0)) / megabyte
      report.check(`mixed load: the heap of process ${index + 1} grew by, MB`, grown, 'at most', maxGrown)
    }
    const [first, then] = [before, after].map(({ resident }) => resident.toFixed(0))
    report.note(`resident memory of all three, MB: ${first}, then ${then}`)
  })
}

/** Deeds a second when each follows the one before at once. */
async function doFlatOut(actions: readonly Action[], ms: number): Promise<number> {
  const startedAt = performance.now()
  let turn = 0
  const doOn = async () => {
    while (performance.now() - startedAt < ms) await actionAt(actions, turn++)
  }
  await Promise.all(Array.from({ length: flatOut.atOnce }, doOn))
  return (turn / (performance.now() - startedAt)) * 1000
}

async function doAtPace(actions: readonly Action[], perSecond: number, ms: number): Promise<Outcome> {
  const outcome: Outcome = { times: [], failures: new Map() }
  const startedAt = performance.now()
  const running: Promise<void>[] = []
  for (let turn = 0; turn < (perSecond * ms) / 1000; turn++) {
    const dueAt = startedAt + (turn / perSecond) * 1000
    const early = dueAt - performance.now()
    if (early > 0) await sleep(early)
    running.push(note(actionAt(actions, turn), dueAt, outcome))
  }
  await Promise.all(running)
  return outcome
}

async function note(action: Promise<void>, dueAt: number, { times, failures }: Outcome): Promise<void> {
  try {
    await action
  } catch (error) {
    const { message } = error as Error
    failures.set(message, (failures.get(message) ?? 0) + 1)
  }
  times.push(performance.now() - dueAt)
}

function actionAt(actions: readonly Action[], turn: number): Promise<void> {
  const action = actions[turn % actions.length]
  if (!action) throw new Error('There is nothing to do')
  return action(turn)
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

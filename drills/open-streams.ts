/** Open event streams: what an edit costs everybody else while many look on, and how fast one comment reaches all. */
import { setTimeout as sleep } from 'node:timers/promises'
import { buildCar } from '../server/testing/cars.ts'
import { leave, openStreams, type Member } from './crowd.ts'
import { openFaultStore } from './fault-store.ts'
import { DrilledProduct } from './product.ts'
import { type Report } from './report.ts'
import { percentile, timedCall } from './timed-calls.ts'
import { offerCar, register, type Writer } from './writers.ts'

const offers = 150
const windowPath = '/api/cars.json?orderBy="price"&limitToLast=100'
const windowStreams = [100, 280]
const edits = 10
const editPauseMs = 300
const commentStreams = 2000
const comments = 10
const commentPauseMs = 500
const readPauseMs = 5

/** One process on SQLite without rate limits; readers and listeners are in this one. */
export async function drillOpenStreams(report: Report): Promise<void> {
  const store = await openFaultStore('SQLite')
  const product = new DrilledProduct(store.settings)
  try {
    await product.start()
    const me = await register(product.address, 0)
    const ids: string[] = []
    for (let i = 0; i < offers; i++) ids.push(await offerCar(product.address, me))
    const calm = await readWhile(product.address, () => editCars(product.address, { me, ids }))
    report.note(`reads beside edits, nobody listening: ${summary(calm)}`)
    for (const count of windowStreams) await drillWindows(product.address, { me, ids, count }, report)
    await drillComments(product.address, { me, id: await offerCar(product.address, me) }, report)
  } finally {
    await product.kill()
    await store.remove()
  }
}

async function drillWindows(
  address: string,
  { me, ids, count }: { me: Writer; ids: string[]; count: number },
  report: Report,
): Promise<void> {
  const streams = await openStreams(address, count, windowPath)
  const times = await readWhile(address, () => editCars(address, { me, ids }))
  report.note(`reads beside edits, ${count} streams of a window of 100: ${summary(times)}`)
  report.check(`slowest read beside ${count} streams of a window, ms`, Math.max(...times), 'at most', 150)
  report.check(`streams that heard, of ${count}`, streams.filter(({ heardAt }) => heardAt > 0).length, 'exactly', count)
  leave(streams)
}

async function drillComments(address: string, { me, id }: { me: Writer; id: string }, report: Report): Promise<void> {
  const streams = await openStreams(address, commentStreams, `/api/cars/${id}/comments.json?auth=${me.token}`)
  const delays: number[] = []
  const last: number[] = []
  const times = await readWhile(address, async () => {
    for (let i = 0; i < comments; i++) {
      const sentAt = performance.now()
      const body = { comments: `comment ${i}` }
      await timedCall(`${address}/api/cars/${id}/comments.json?auth=${me.token}`, { method: 'POST', body })
      await allHeardSince(streams, sentAt)
      const heard = streams.map(({ heardAt }) => heardAt - sentAt)
      delays.push(...heard)
      last.push(Math.max(...heard))
      await sleep(commentPauseMs)
    }
  })
  report.note(`a comment to ${commentStreams} streams: ${summary(delays)}`)
  report.note(`reads beside: ${summary(times)}`)
  report.check(`a comment at the last of ${commentStreams} streams, p50, ms`, percentile(last, 0.5), 'at most', 300)
  report.check(`a comment at ${commentStreams} streams, p99, ms`, percentile(delays, 0.99), 'at most', 300)
  leave(streams)
}

async function editCars(address: string, { me, ids }: { me: Writer; ids: string[] }): Promise<void> {
  for (let i = 0; i < edits; i++) {
    await sleep(editPauseMs)
    // Another price each time: what is as it was is no change of a window.
    const body = buildCar({ price: Math.round(50_000 + performance.now()) })
    const { status, text } = await timedCall(`${address}/api/cars/${ids[i] ?? ''}.json?auth=${me.token}`, {
      method: 'PUT',
      body,
    })
    if (status !== 200) throw new Error(text)
  }
  await sleep(editPauseMs)
}

async function allHeardSince(streams: Member[], since: number): Promise<void> {
  const deadline = performance.now() + 20_000
  while (performance.now() < deadline && !streams.every(({ heardAt }) => heardAt > since)) await sleep(5)
}

/** How long one reader's calls take, in ms, while something is done. */
async function readWhile(address: string, work: () => Promise<void>): Promise<number[]> {
  const times: number[] = []
  const end = new AbortController()
  const reading = (async () => {
    while (!end.signal.aborted) {
      times.push((await timedCall(`${address}/api/cars.json?orderBy="$key"&limitToLast=24`)).ms)
      await sleep(readPauseMs)
    }
  })()
  await work()
  end.abort()
  await reading
  return times
}

function summary(times: number[]): string {
  const [middle, high, most] = [percentile(times, 0.5), percentile(times, 0.99), Math.max(...times)]
  return `p50 ${middle.toFixed(1)} ms, p99 ${high.toFixed(1)} ms, slowest ${most.toFixed(1)} ms`
}

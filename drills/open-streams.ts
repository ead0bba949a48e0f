/** Open event streams: what an edit costs everybody else while many look on, and how fast one comment reaches all. */
import { setTimeout as sleep } from 'node:timers/promises'
import { offerCar, register, type Caller } from '../scripts/callers.ts'
import { buildCar } from '../server/testing/cars.ts'
import { percentile } from '../bench/measure.ts'
import { leave, openStreams, type Member } from './crowd.ts'
import { withProducts } from './product.ts'
import { type Report } from './report.ts'
import { readOn, summary, timedCall } from './timed-calls.ts'

const offers = 150
const windowPath = '/api/cars.json?orderBy="price"&limitToLast=100'
const windowStreams = [100, 280]
const edits = 10
const editPauseMs = 300
const commentStreams = 2000
const comments = 10
const commentPauseMs = 500

/** One process on SQLite without rate limits; readers and listeners are in this one. */
export async function drillOpenStreams(report: Report): Promise<void> {
  await withProducts({ engine: 'SQLite' }, async ({ address }) => {
    const me = await register(address)
    const ids: string[] = []
    while (ids.length < offers) ids.push(await offerCar(address, me, buildCar()))
    const calm = await readWhile(address, () => editCars(address, { me, ids }))
    report.note(`reads beside edits, nobody listening: ${summary(calm)}`)
    for (const count of windowStreams) await drillWindows(address, { me, ids, count }, report)
    await drillComments(address, { me, id: await offerCar(address, me, buildCar()) }, report)
  })
}

async function drillWindows(
  address: string,
  { me, ids, count }: { me: Caller; ids: string[]; count: number },
  report: Report,
): Promise<void> {
  const streams = await openStreams(address, count, windowPath)
  const times = await readWhile(address, () => editCars(address, { me, ids }))
  report.note(`reads beside edits, ${count} streams of a window of 100: ${summary(times)}`)
  report.check(`slowest read beside ${count} streams of a window, ms`, Math.max(...times), 'at most', 150)
  report.check(`streams that heard, of ${count}`, streams.filter(({ heardAt }) => heardAt > 0).length, 'exactly', count)
  leave(streams)
}

async function drillComments(address: string, { me, id }: { me: Caller; id: string }, report: Report): Promise<void> {
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

async function editCars(address: string, { me, ids }: { me: Caller; ids: string[] }): Promise<void> {
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
  const end = new AbortController()
  const reading = readOn(address, end.signal)
  await work()
  end.abort()
  return reading
}

/** Readers that never read: what they cost in memory, and whether others hear in time. */
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../bench/measure.ts'
import { offerCar, register } from '../scripts/callers.ts'
import { residentBytes } from '../scripts/processes.ts'
import { buildCar } from '../server/testing/cars.ts'
import { leave, openStreams } from './crowd.ts'
import { withProducts } from './product.ts'
import { type Report } from './report.ts'
import { timedCall } from './timed-calls.ts'

const sleepers = 2000
const listeners = 50
/** Enough that more than the system's buffers is sent to each. */
const edits = 400
const editPauseMs = 50
const megabyte = 1024 * 1024

/** One process on SQLite without rate limits, 2,000 streams that are never read, and some that are. */
export async function drillSleepingReaders(report: Report): Promise<void> {
  await withProducts({ engine: 'SQLite' }, async ({ product, address }) => {
    const me = await register(address)
    const id = await offerCar(address, me, buildCar())
    const path = `/api/cars/${id}.json?auth=${me.token}`
    const asleep = await openStreams(address, sleepers, path)
    for (const { socket } of asleep) socket.pause()
    const awake = await openStreams(address, listeners, path)
    const before = residentBytes(product.pid)
    let most = before
    const delays: number[] = []
    for (let i = 0; i < edits; i++) {
      const sentAt = performance.now()
      const body = buildCar({ description: `${i} ${'x'.repeat(4980)}`, price: 10_000 + i })
      const { status, text } = await timedCall(`${address}${path}`, { method: 'PUT', body })
      if (status !== 200) throw new Error(text)
      await sleep(editPauseMs)
      delays.push(...awake.map(({ heardAt }) => (heardAt > sentAt ? heardAt - sentAt : editPauseMs * 10)))
      most = Math.max(most, residentBytes(product.pid))
    }
    report.note(`${sleepers} streams that never read, ${edits} edits of 5 kB each`)
    report.check('memory that they add, MB', Math.round((most - before) / megabyte), 'at most', 400)
    report.check(`an edit at ${listeners} streams that read, p99, ms`, percentile(delays, 0.99), 'at most', 300)
    // They learn that they were cut when they read again.
    for (const { socket } of asleep) socket.resume()
    await sleep(2000)
    report.check('cut of those that never read', asleep.filter(({ socket }) => socket.destroyed).length, 'at least', 1)
    leave([...asleep, ...awake])
  })
}

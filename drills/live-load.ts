/** People who write and tabs and streams that listen, while something happens to the product; then all is compared. */
import { setTimeout as sleep } from 'node:timers/promises'
import { judgeListeners, noteLatency, type Listeners } from './live-judgement.ts'
import { LiveStream } from './live-stream.ts'
import { LiveTab } from './live-tab.ts'
import { type Report } from './report.ts'
import { emptyRecord, gatherWriters, personAt, shownCounts, writeAll, type Writers } from './writers.ts'

const [writerCount, carCount, tabCount] = [6, 3, 12]
const calmMs = 4000
const settleMs = 20_000

/** Where the load goes: `ways` lead to the processes, one each, and are used in turn; the rest goes to `address`. */
interface LoadedProduct {
  name: string
  address: string
  ways: string[]
}

/** Writes and listens while `happen` lasts, and judges what listeners hold in the end. */
export async function loadLive(
  report: Report,
  { name, address, ways }: LoadedProduct,
  happen: (listeners: Listeners) => Promise<void>,
): Promise<void> {
  const writers = await gatherWriters(address, writerCount, carCount)
  const listeners = listen(ways, writers)
  const record = emptyRecord()
  const end = new AbortController()
  const writing = writeAll(ways, writers, { record, signal: end.signal })
  await sleep(calmMs)
  const calmUntil = performance.now()
  await happen(listeners)
  end.abort()
  await writing
  await settle(listeners)
  const { comments, messages, cars, edits, answers } = record
  const gaps = [...listeners.tabs, ...listeners.streams].reduce((sum, listener) => sum + listener.gaps, 0)
  report.note(`${name}: ${comments.size} comments, ${messages.size} messages, ${cars.size} cars, ${edits} edits`)
  report.note(`${name}: ${gaps} gaps of listeners; answers ${shownCounts(answers)}`)
  noteLatency(report, name, { record, listeners, processes: ways.length, calmUntil })
  await judgeListeners(report, name, { address, ...writers, record, listeners })
  for (const listener of [...listeners.tabs, ...listeners.streams]) listener.close()
}

/** Opens tabs and streams, two neighbours at the same address. */
function listen(ways: string[], { people, carIds }: Writers): Listeners {
  const way = (index: number) => ways[index % ways.length] ?? ''
  const tabs = Array.from({ length: tabCount }, (_none, index) => {
    const sight = { me: personAt(people, index), other: personAt(people, index + 1), carIds }
    return new LiveTab(way(Math.floor(index / 2)), sight)
  })
  const { token } = personAt(people, 0)
  const nodes = ['cars.json', `cars/${carIds[0]}/comments.json`, 'messages.json']
  const streams = nodes.flatMap((node) =>
    [0, 1].map((index) => new LiveStream(`${way(index)}/api/${node}?auth=${token}`)),
  )
  for (const stream of streams) void stream.hear()
  return { tabs, streams }
}

/** Waits until every listener has caught up; gaps that the server tells of come within a second. */
async function settle({ tabs, streams }: Listeners): Promise<void> {
  await sleep(2500)
  const deadline = performance.now() + settleMs
  while (performance.now() < deadline && ![...tabs, ...streams].every(({ isSettled }) => isSettled)) await sleep(100)
  await sleep(500)
}

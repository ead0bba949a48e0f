/** Everyone who listens in a drill: tabs and streams, spread over the ways to the product. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type EventRecord } from './event-writers.ts'
import { LiveStream } from './live-stream.ts'
import { LiveTab } from './live-tab.ts'
import { type Report } from './report.ts'
import { personAt, type Writer } from './writers.ts'

const tabCount = 12
const settleMs = 20_000

/** Everyone who listens in a drill. */
export interface Listeners {
  tabs: LiveTab[]
  streams: LiveStream[]
}

/** Opens tabs and streams, two neighbours at the same address. */
export function listen(addresses: string[], { people, carIds }: { people: Writer[]; carIds: string[] }): Listeners {
  const way = (index: number) => addresses[index % addresses.length] ?? ''
  const tabs = Array.from({ length: tabCount }, (_, index) => {
    const sight = { me: personAt(people, index), other: personAt(people, index + 1), carIds }
    return new LiveTab(way(Math.floor(index / 2)), sight)
  })
  const { token } = personAt(people, 0)
  const nodes = ['cars.json', `cars/${carIds[0]}/comments.json`, 'messages.json']
  const streams = nodes.flatMap((node) =>
    [0, 1].map((index) => new LiveStream(`${way(index)}/api/${node}?auth=${token}`)),
  )
  for (const tab of tabs) tab.open()
  for (const stream of streams) void stream.hear()
  return { tabs, streams }
}

/** Waits until every listener has caught up; gaps that the server tells of come within a second. */
export async function settle({ tabs, streams }: Listeners): Promise<void> {
  await sleep(2500)
  const deadline = performance.now() + settleMs
  while (performance.now() < deadline && ![...tabs, ...streams].every(({ isSettled }) => isSettled)) await sleep(100)
  await sleep(500)
}

/** Ends them all. */
export function closeAll({ tabs, streams }: Listeners): void {
  for (const listener of [...tabs, ...streams]) listener.close()
}

/** Says how much was written and how often listeners had to come back. */
export function noteRun(
  report: Report,
  name: string,
  { record, listeners }: { record: EventRecord; listeners: Listeners },
): void {
  const { comments, messages, cars, edits } = record
  const answers = [...record.answers].map(([status, count]) => `${status}: ${count}`).join(', ')
  const gaps = [...listeners.tabs, ...listeners.streams].reduce((sum, listener) => sum + listener.gaps, 0)
  report.note(`${name}: ${comments.size} comments, ${messages.size} messages, ${cars.size} cars, ${edits} edits`)
  report.note(`${name}: ${gaps} gaps of listeners; answers ${answers}`)
}

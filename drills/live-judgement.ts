/** What live listeners hold in the end, beside what the store holds. */
import { type Car } from '../contract/car.ts'
import { type Comment } from '../contract/comment.ts'
import { pages } from '../contract/limits.ts'
import { type Message } from '../contract/message.ts'
import { rowsOf } from '../web/rows-by-id.ts'
import { percentile } from '../bench/measure.ts'
import { type LiveStream } from './live-stream.ts'
import { type LiveTab } from './live-tab.ts'
import { type Report } from './report.ts'
import { type Acknowledged, type Writers } from './writers.ts'

/** Everyone who listens in a drill. */
export interface Listeners {
  tabs: LiveTab[]
  streams: LiveStream[]
}

interface Outcome extends Writers {
  address: string
  record: Acknowledged
  listeners: Listeners
}

/** How many events came live so far. */
export function deliveredTo({ tabs, streams }: Listeners): number {
  return [...tabs, ...streams].reduce((sum, listener) => sum + listener.events, 0)
}

/** Compares every listener with the store, and the store with what was acknowledged. */
export async function judgeListeners(report: Report, engine: string, outcome: Outcome): Promise<void> {
  const { address, people, carIds, record, listeners } = outcome
  const read = async <Value>(path: string, token = people[0]?.token) => {
    const response = await fetch(`${address}/api/${path}${path.includes('?') ? '&' : '?'}auth=${token}`)
    return ((await response.json()) ?? {}) as Record<string, Value>
  }
  const cars = await read<Car>('cars.json')
  const comments = new Map<string, Record<string, Comment>>()
  for (const id of carIds) comments.set(id, await read<Comment>(`cars/${id}/comments.json`))
  const all = new Map([...comments.values()].flatMap((map) => Object.entries(map)))
  const lost = [
    ...[...record.comments].filter(([id, { text }]) => all.get(id)?.comments !== text),
    ...[...record.cars].filter(([id, { text }]) => cars[id]?.description !== text),
  ]
  const texts = [...all.values()].map((comment) => comment.comments)
  const twice = texts.length - new Set(texts).size

  const wrong: string[] = []
  let bySnapshot = 0
  for (const [index, tab] of listeners.tabs.entries()) {
    const { me, other } = tab.sight
    for (const carId of carIds) {
      await tab.loadEarlier(carId)
      const held = tab.comments.get(carId)?.comments ?? []
      bySnapshot += held.filter(({ id }) => !tab.heardAt.has(id)).length
      wrong.push(...differences(`tab ${index} comments`, held, rowsOf(comments.get(carId) ?? {})))
    }
    wrong.push(...differences(`tab ${index} cars`, rowsOf(Object.fromEntries(tab.cars)), rowsOf(cars)))
    const newest = await read<Message>(
      `messages.json?with=${other.userId}&orderBy="$key"&limitToLast=${pages.messages}`,
      me.token,
    )
    wrong.push(...differences(`tab ${index} messages`, tab.messages, rowsOf(newest)))
  }
  for (const stream of listeners.streams) {
    const node = await read<object>(new URL(stream.url).pathname.slice('/api/'.length))
    bySnapshot += Object.keys(stream.node).filter((key) => !stream.heardAt.has(key)).length
    wrong.push(...differences(`stream ${stream.url.slice(0, 60)}`, rowsOf(stream.node as typeof node), rowsOf(node)))
  }
  for (const difference of wrong.slice(0, 10)) report.note(difference)

  const doubled = listeners.tabs.reduce((sum, tab) => sum + tab.doubled, 0)
  report.note(`${engine}: ${bySnapshot} things came to a listener by a snapshot only`)
  report.check(`${engine}: live events delivered`, deliveredTo(listeners), 'at least', 10_000)
  report.check(`${engine}: things missing or wrong at a listener`, wrong.length, 'exactly', 0)
  report.check(`${engine}: heard twice over one connection`, doubled, 'exactly', 0)
  report.check(`${engine}: written twice under one key`, twice, 'exactly', 0)
  report.check(`${engine}: acknowledged writes lost`, lost.length, 'exactly', 0)
}

/** How long after the acknowledgement an event was heard, as long as nothing was broken; below 0 it came before. */
export function noteLatency(
  report: Report,
  engine: string,
  { record, listeners, processes, calmUntil }: Latency,
): void {
  const waits = { same: [] as number[], across: [] as number[] }
  for (const [index, tab] of listeners.tabs.entries()) {
    const process = Math.floor(index / 2) % processes
    for (const [id, written] of [...record.comments, ...record.messages]) {
      const heardAt = tab.heardAt.get(id)
      if (heardAt === undefined || written.at > calmUntil) continue
      waits[written.process === process ? 'same' : 'across'].push(heardAt - written.at)
    }
  }
  for (const [kind, found] of Object.entries(waits)) {
    const at = (share: number) => percentile(found, share).toFixed(1)
    if (found.length > 0)
      report.note(`${engine}: heard after the acknowledgement, ${kind} process: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`)
  }
}

interface Latency {
  record: Acknowledged
  listeners: Listeners
  processes: number
  calmUntil: number
}

type Row = object & { id: string; estimate?: unknown }

function differences(where: string, held: Row[], stored: Row[]): string[] {
  const expected = new Map(stored.map((row) => [row.id, textOf(row)]))
  const found = new Map(held.map((row) => [row.id, textOf(row)]))
  const missing = [...expected.keys()].filter((id) => !found.has(id)).map((id) => `${where}: ${id} is missing`)
  const odd = [...found].filter(([id, text]) => expected.get(id) !== text).map(([id]) => `${where}: ${id} is not so`)
  return [...missing, ...odd, ...(held.length === found.size ? [] : [`${where}: something is there twice`])]
}

/** Without the estimate: that is worked out beside the writes, and nobody is told of it before they look again. */
function textOf(row: Row): string {
  return JSON.stringify({ ...row, estimate: undefined })
}

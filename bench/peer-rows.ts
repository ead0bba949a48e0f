import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { gatherCrowd, type Crowd } from './crowds.ts'
import { requestsPerSecond, type Load } from './measure.ts'
import { callNames, type CallName, type Contender } from './contender.ts'
import { reporting } from './measured-product.ts'
import { startProcess, untilQuiet } from './processes.ts'
import { type Measurement } from './rounds.ts'
import { settledKb } from './subjects/live.ts'
import { startUpMs } from './subjects/process.ts'

/** Measures some of the work, the product first, then the bare floor and the peers. */
export type PeerRow = (contenders: Contender[]) => AsyncGenerator<Measurement>

const idleBefore = 3000
const idle = 5000
const callsOfEach = 1000

/** All rows in the order in which they are measured, by the name that chooses them. */
export const peerRows: Record<string, PeerRow> = {
  // First: memory that a process has taken once it gives to the next who asks.
  idle: idlePages,
  list: calls('list', 'list, 24 newest'),
  // More than the product keeps.
  pages: calls('pages', 'list, each another page'),
  one: calls('one', 'one car'),
  // More than the product keeps.
  another: calls('another', 'one car, each another'),
  // The product keeps these answers until a person changes.
  people: calls('people', 'people by prefix'),
  // The product also tells how many there are.
  filters: calls('filters', 'offers by filters, a page'),
  // Peers are asked for the page alone.
  counts: calls('counts', 'the same with counts of each option'),
  'insert-comment': calls('comment', 'insert a comment'),
  message: calls('message', 'send a message'),
  login: calls('login', 'log in'),
  'insert-offer': calls('offer', 'insert an offer'),
  'start-up': startUps,
  resident: residentMemory,
  'live-200': told(200, 9),
  'live-1000': told(1000, 9),
  'live-5000': told(5000, 3),
}

function calls(call: CallName, name: string): PeerRow {
  return async function* measurement(contenders) {
    const bareName = call === 'login' ? 'argon2id' : undefined
    yield beside({ name, unit: 'calls/s', bareName }, contenders, ({ calls: { [call]: load } }) => {
      return load && (() => requestsPerSecond(load))
    })
  }
}

/**
 * Memory of an open page that hears nothing. What a process has taken from the machine and does not need at the moment
 * would hold many for nothing (tens of MB of Directus, which has just made its tables), so others come first and stay.
 */
async function* idlePages(contenders: Contender[]): AsyncGenerator<Measurement> {
  const asked = { name: `an idle page of ${idle}`, unit: 'kB', bareName: 'bare socket' } as const
  const row = beside(asked, contenders, ({ live, process }) => async () => {
    const crowds = [await gatherCrowd(live, idleBefore)]
    try {
      const before = await settledKb(process)
      crowds.push(await gatherCrowd(live, idle))
      return ((await settledKb(process)) - before) / idle
    } finally {
      for (const crowd of crowds) await crowd.leave()
    }
  })
  // Memory once taken is taken again: only the first round says what it costs.
  yield { ...row, rounds: 1 }
}

/** From the start of a process on this store to its first answer, which is one car. */
async function* startUps(contenders: Contender[]): AsyncGenerator<Measurement> {
  yield beside({ name: 'start to first answer', unit: 'ms' }, contenders, ({ start, calls: { one } }) => {
    if (!one) return undefined
    const { pathname, search } = new URL(one.url)
    return () => startUpMs(start.file, start.settings, pathname + search, one.headers)
  })
}

/**
 * What a process of its own holds after so many calls of every kind, without garbage of its main thread. That of the
 * product's other threads stays in; the bare floor does less: it does not search.
 */
async function* residentMemory(contenders: Contender[]): AsyncGenerator<Measurement> {
  const row = beside(
    { name: 'resident after calls', unit: 'kB' },
    contenders,
    ({ start, calls: loads, process: { folder } }) => {
      return async () => {
        const reports = { DATA_DIR: folder, NODE_OPTIONS: reporting }
        const started = await startProcess(start.file, { ...start.settings, ...reports })
        try {
          await untilQuiet(started.pid)
          for (const call of callNames) if (loads[call]) await callOften(call, loads[call], started.address)
          return await settledKb({ pid: started.pid, folder })
        } finally {
          await started.stop()
        }
      }
    },
  )
  yield { ...row, rounds: 1 }
}

async function callOften(call: CallName, { url, paths, body, ...load }: Load, address: string): Promise<void> {
  const requests = paths?.map((path) => ({ path }))
  const given = { ...(body !== undefined && { body }), ...(requests && { requests }) }
  // A hash costs as much as a hundred other calls.
  const amount = call === 'login' ? callsOfEach / 20 : callsOfEach
  const asked = { connections: 16, amount, timeout: 60, ...load, ...given }
  const { non2xx, errors } = await autocannon({ ...asked, url: url.replace(new URL(url).origin, address) })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} calls to ${url.split('?')[0]} failed`)
}

/** A comment until the last of many open pages has heard of it. */
function told(count: number, rounds: number): PeerRow {
  return async function* measurement(contenders) {
    const crowds = new Map<Contender, Crowd>()
    try {
      for (const contender of contenders) crowds.set(contender, await gatherCrowd(contender.live, count))
      const asked = { name: `a comment to ${count}`, unit: 'ms', bareName: 'bare sockets' } as const
      yield { ...beside(asked, contenders, (contender) => crowds.get(contender)?.hear), rounds }
    } finally {
      for (const crowd of crowds.values()) await crowd.leave()
    }
    await sleep(1000)
  }
}

/**
 * The product beside the others that do the same; each gives a function that runs one round. `bareName` says what the
 * bare floor does there.
 */
function beside(
  { name, unit, bareName }: Pick<Measurement, 'name' | 'unit'> & { bareName?: string | undefined },
  [own, bare, ...peers]: Contender[],
  roundOf: (contender: Contender) => (() => Promise<number>) | undefined,
): Measurement {
  const ours = own && roundOf(own)
  if (!ours || !bare) throw new Error(`The product has no figure for "${name}".`)
  const floors: Measurement['floors'] = {}
  for (const other of [bare, ...peers]) {
    const round = roundOf(other)
    const floor = other === bare ? (bareName ?? bare.name) : other.name
    if (round) floors[floor] = round
  }
  return { name, unit, ours, floors }
}

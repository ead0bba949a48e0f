import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { type LetterQueueState } from '../../contract/console.ts'
import { hashingLoad } from '../auth/passwords.ts'
import { type poolState } from '../db/database.ts'

/** Values that are read when metrics are requested. */
export interface MetricSources {
  databasePool: () => ReturnType<typeof poolState>
  /** Photos waiting or in processing. */
  photoQueue: () => number
  /** Letters that wait; null where none are sent. */
  letters: (() => Promise<LetterQueueState>) | null
}

/** The metrics of one process for Prometheus. Labels are patterns and kinds, never an id, an address or a token. */
export type Metrics = ReturnType<typeof createMetrics>

/** Creates the counters and histograms. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    requests: new Counter({
      name: 'volan_http_requests_total',
      help: 'Requests answered, by method, pattern of the route and status; status "cut" when the caller went away',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'volan_http_request_duration_seconds',
      help: 'Time from a request to the end of its answer, by pattern of the route; live connections are left out',
      labelNames: ['route'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    liveConnections: new Gauge({
      name: 'volan_live_connections',
      help: 'Open live connections, by kind: socket (a browser tab) or stream (events of the wire)',
      labelNames: ['kind'],
      registers,
    }),
    streamRefreshes: new Counter({
      name: 'volan_stream_refreshes_total',
      help: 'Looks at nodes for streams of events; all streams of the same node, query and view share one',
      registers,
    }),
    letters: new Counter({
      name: 'volan_letters_total',
      help: 'Tries to send a letter, by result: sent, dropped (out of date), or why it failed; setup waits for the operator',
      labelNames: ['result'],
      registers,
    }),
    liveEvents: new Counter({
      name: 'volan_live_events_delivered_total',
      help: 'Live events written to connections, by kind of connection',
      labelNames: ['kind'],
      registers,
    }),
  }
}

/** Adds gauges whose values are read on request. */
export function readMetrics({ registry }: Metrics, { databasePool, photoQueue, letters }: MetricSources): void {
  const registers: Registry[] = []
  const photos = new Gauge({
    name: 'volan_photo_queue',
    help: 'Photos that wait or are being worked on',
    registers,
    collect() {
      photos.set(photoQueue())
    },
  })
  const connections = new Gauge({
    name: 'volan_database_connections',
    help: 'Connections to the database by state: open (all), idle, waiting (calls that wait for one)',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(databasePool())) connections.set({ state }, count)
    },
  })
  const hashing = new Gauge({
    name: 'volan_password_hashing',
    help: 'Passwords being hashed, by state: running or waiting',
    labelNames: ['state'],
    registers,
    collect() {
      const { running, waiting } = hashingLoad()
      hashing.set({ state: 'running' }, running)
      hashing.set({ state: 'waiting' }, waiting)
    },
  })
  const sheds = new Counter({
    name: 'volan_login_sheds_total',
    help: 'Logins and registrations refused because too many passwords were waiting to be hashed',
    registers,
    collect() {
      sheds.reset()
      sheds.inc(hashingLoad().shed)
    },
  })
  for (const figure of [photos, connections, hashing, sheds, ...letterGauges(letters)])
    registry.registerMetric<string>(figure)
}

/** What waits in the queue of letters; the three are asked for at once, and share one question to the store. */
function letterGauges(read: MetricSources['letters']) {
  const registers: Registry[] = []
  let reading: Promise<LetterQueueState | undefined> | undefined
  // A store that is away must not take the other metrics along.
  const look = () =>
    (reading ??= read?.()
      .catch(() => undefined)
      .finally(() => (reading = undefined)))
  const waiting = new Gauge({
    name: 'volan_letters_waiting',
    help: 'Letters that wait to be sent',
    registers,
    async collect() {
      const state = await look()
      if (state) waiting.set(state.waiting)
    },
  })
  const oldest = new Gauge({
    name: 'volan_letters_oldest_seconds',
    help: 'Age of the letter that has waited longest',
    registers,
    async collect() {
      const state = await look()
      if (state) oldest.set(state.oldestAt === null ? 0 : (Date.now() - state.oldestAt) / 1000)
    },
  })
  const failed = new Gauge({
    name: 'volan_letters_failed',
    help: 'Letters that wait after a try that failed, by why; setup waits for the operator',
    labelNames: ['trouble'],
    registers,
    async collect() {
      const state = await look()
      if (!state) return
      failed.reset()
      for (const { trouble, count } of state.troubles) failed.set({ trouble }, count)
    },
  })
  return [waiting, oldest, failed]
}

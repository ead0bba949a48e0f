import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { batchesOf } from '../db/batches.ts'
import { isPostgres, poolOf, type Database } from '../db/database.ts'
import { write } from '../db/write.ts'
import { publish } from '../events/publish.ts'
import { type Hub, type SpentCall } from '../events/hub.ts'
import { isRateLimitName } from './limit-table.ts'
import { CountingLimits, type RateLimits } from './rate-limits.ts'

/** Ms between reports of calls to other processes, and so the delay of a shared limit. */
const reportMs = 1000
/** Counts in one announcement. */
const countsAtOnce = 60

/** Opens rate limits shared by all processes of the store. `stop` ends their background work and waits for it. */
export function openLimits(
  db: Database,
  hub: Hub,
  onError: (error: unknown) => void,
): { limits: RateLimits; stop: () => Promise<void> } {
  // SQLite has one serving process.
  if (!isPostgres(db)) return { limits: new CountingLimits(), stop: async () => {} }
  const own = crypto.randomUUID()
  const calls = new Map<string, SpentCall>()
  const limits = new CountingLimits({
    makeLimiter: (name, { points, seconds }) =>
      new RateLimiterPostgres({
        storeClient: poolOf(db),
        storeType: 'pool',
        tableName: 'rateLimits',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
      }),
    onCall: (name, who, points) => {
      const spent = calls.get(`${name} ${who}`) ?? { name, who, points: 0 }
      calls.set(`${name} ${who}`, { ...spent, points: spent.points + points })
    },
  })
  const stopListening = hub.subscribe('calls', (event) => {
    if (event.kind !== 'callsSpent' || event.by === own) return
    for (const { name, who, points } of event.calls) {
      if (isRateLimitName(name)) limits.countFromElsewhere(name, who, points).catch(onError)
    }
  })
  const report = async () => {
    const spent = [...calls.values()]
    calls.clear()
    for (const part of batchesOf(spent, countsAtOnce)) {
      await write(db, async (tx) => publish(tx, ['calls'], { kind: 'callsSpent', by: own, calls: part }))
    }
  }
  let reported = Promise.resolve()
  const timer = setInterval(() => {
    reported = reported.then(report).catch(onError)
  }, reportMs).unref()
  return {
    limits,
    stop: () => {
      clearInterval(timer)
      stopListening()
      return reported
    },
  }
}

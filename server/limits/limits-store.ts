import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { batchesOf } from '../db/batches.ts'
import { isPostgres, poolOf, write, type Database } from '../db/database.ts'
import { announce } from '../live/announce.ts'
import { type Hub, type SpentCall } from '../live/hub.ts'
import { CountingLimits, type RateLimits } from './rate-limits.ts'

/** How often processes tell each other of calls, in ms: so long a limit may be late. */
const tellEveryMs = 1000
/** So many counts fit into one announcement. */
const countsAtOnce = 60

/** Limits that count across all processes of the store. `stop` ends what they do in the background, and waits for it. */
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
    onCall: (name, who) => {
      const spent = calls.get(`${name} ${who}`) ?? { name, who, points: 0 }
      calls.set(`${name} ${who}`, { ...spent, points: spent.points + 1 })
    },
  })
  const stopHearing = hub.subscribe('calls', (event) => {
    if (event.kind !== 'callsSpent' || event.by === own) return
    for (const { name, who, points } of event.calls) limits.countFromElsewhere(name, who, points).catch(onError)
  })
  const tell = async () => {
    const spent = [...calls.values()]
    calls.clear()
    for (const part of batchesOf(spent, countsAtOnce)) {
      await write(db, async (tx) => announce(tx, ['calls'], { kind: 'callsSpent', by: own, calls: part }))
    }
  }
  let told = Promise.resolve()
  const telling = setInterval(() => {
    told = told.then(tell).catch(onError)
  }, tellEveryMs).unref()
  return {
    limits,
    stop: () => {
      clearInterval(telling)
      stopHearing()
      return told
    },
  }
}

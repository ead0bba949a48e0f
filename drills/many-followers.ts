/** A seller whom 100,000 people follow publishes; the process dies while they are told of it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { offerCar, register, type Caller } from '../scripts/callers.ts'
import { openDatabase, type Database } from '../server/db/database.ts'
import { storePlace } from '../server/db/store-place.ts'
import { buildCar } from '../server/testing/cars.ts'
import { followerCrowd } from '../server/testing/follower-crowd.ts'
import { withProducts, type Drilled } from './product.ts'
import { type Report } from './report.ts'

const followers = 100_000
const publishes = 15
const toldWithinSeconds = 60
const commentPauseMs = 25

/** On either engine; on PostgreSQL with two processes. */
export async function drillManyFollowers(report: Report): Promise<void> {
  for (const engine of ['SQLite', 'PostgreSQL'] as const) {
    const processes = engine === 'SQLite' ? 1 : 2
    await withProducts({ engine, processes, settings: { RATE_LIMITS: 'off' } }, async (drilled) => {
      const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = drilled.store.settings
      const db = openDatabase(storePlace({ dataDir, databaseUrl }), { hasLongTimeouts: true })
      try {
        await drillOne({ ...drilled, db }, report)
      } finally {
        await db.destroy()
      }
    })
  }
}

async function drillOne({ db, ...drilled }: Drilled & { db: Database }, report: Report): Promise<void> {
  const { address, product, store } = drilled
  const [famous, other, asker] = [await register(address), await register(address), await register(address)]
  const carId = await offerCar(address, other, buildCar())
  await followerCrowd(db, famous.userId, followers)

  const usual = await commentTimes(address, asker, { carId, until: sleep(3000) })
  const [ofOther, ofFamous] = [await publishTimes(address, other), await publishTimes(address, famous)]
  report.note(`${store.engine}: median ms to publish without followers ${at(ofOther, 0.5).toFixed(1)}`)
  report.check(
    `${store.engine}: median ms to publish with ${followers} followers`,
    at(ofFamous, 0.5),
    'at most',
    Math.max(2 * at(ofOther, 0.5), 20),
  )
  const publishedAt = performance.now()
  await product.kill()
  await product.start()
  const telling = untilTold(db)
  const meanwhile = await commentTimes(address, asker, { carId, until: telling })
  const seconds = ((await telling) - publishedAt) / 1000
  report.check(`${store.engine}: seconds until all are told, past a crash`, seconds, 'at most', toldWithinSeconds)
  const { people, offers } = await countTold(db)
  report.check(`${store.engine}: people who are told`, people, 'exactly', followers)
  report.check(`${store.engine}: offers of which each is told`, offers, 'exactly', publishes)
  report.note(`${store.engine}: ms of comments before, 95 of 100 within ${at(usual, 0.95).toFixed(1)}`)
  report.check(`${store.engine}: meanwhile, 95 of 100 comments within ms`, at(meanwhile, 0.95), 'at most', 100)
}

async function publishTimes(address: string, seller: Caller): Promise<number[]> {
  return timed(publishes, () => offerCar(address, seller, buildCar()))
}

/** How long comments take that are written one after the other, with a pause, until something ends. */
async function commentTimes(
  address: string,
  { token }: Caller,
  { carId, until }: { carId: string; until: Promise<unknown> },
): Promise<number[]> {
  const end = new AbortController()
  void until.finally(() => end.abort())
  const times: number[] = []
  while (!end.signal.aborted) {
    times.push(
      ...(await timed(1, async () => {
        const body = JSON.stringify({ comments: 'Is it still there?' })
        const answer = await fetch(`${address}/api/cars/${carId}/comments.json?auth=${token}`, { method: 'POST', body })
        if (!answer.ok) throw new Error(`A comment was answered ${answer.status}`)
      })),
    )
    await sleep(commentPauseMs)
  }
  return times
}

async function timed(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  while (times.length < count) {
    const startedAt = performance.now()
    await work()
    times.push(performance.now() - startedAt)
  }
  return times
}

/** When nobody is left to be told. */
async function untilTold(db: Database): Promise<number> {
  while (await db.selectFrom('offerFanOuts').select('id').limit(1).executeTakeFirst()) await sleep(100)
  return performance.now()
}

/** How many people have been told, and of how many offers each of them, by the smallest count. */
async function countTold(db: Database): Promise<{ people: number; offers: number }> {
  const row = await db
    .selectFrom('notices')
    .select((eb) => [eb.fn.countAll().as('people'), eb.fn.min('count').as('offers')])
    .where('type', '=', 'followedOffer')
    .executeTakeFirstOrThrow()
  return { people: Number(row.people), offers: row.offers }
}

function at(times: number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0
}

/**
 * Three processes of the release before are replaced by this version, one after the other, while people write; then
 * everything is recounted. RELEASE names the commit of before; without it, that of the last release whose store is kept.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { modelFamily } from '../contract/model-family.ts'
import { openDatabase, type Database } from '../server/db/database.ts'
import { levels } from '../server/db/migrations/migrate.ts'
import { recount } from '../server/import/folder-import-store.ts'
import { dataTables, proveTable } from '../server/db/table-proofs.ts'
import { write } from '../server/db/write.ts'
import { listReleases } from '../server/testing/releases-store.ts'
import { checkOut } from '../scripts/check-out.ts'
import { judgeWrites } from './judge-writes.ts'
import { withProducts, type Drilled, type DrilledProduct } from './product.ts'
import { type Report } from './report.ts'
import { emptyRecord, gatherWriters, shownCounts, writeAll, type Acknowledged } from './writers.ts'

const writerCount = 9
const phaseMs = 5000
/** Within this time of the first new process those of before have stopped by themselves. */
const stoppedMs = 10_000
/** Within this time all three of the new ones serve. */
const readyMs = 30_000
/** Nobody is served for so long at most. */
const awayMs = 15_000

/** On PostgreSQL, with a supervisor that starts what has ended, as systemd does. */
export async function drillRollingUpgrade(report: Report): Promise<void> {
  const release = checkOut(process.env.RELEASE ?? listReleases().at(-1)?.commit ?? 'HEAD')
  try {
    report.note(`from ${release.commit}`)
    execFileSync(process.execPath, ['scripts/build-pages.ts'], { cwd: release.folder, stdio: 'ignore' })
    const file = join(release.folder, 'server/main.ts')
    await withProducts({ engine: 'PostgreSQL', processes: 3, file }, (drilled) => roll(drilled, report))
  } finally {
    release.remove()
  }
}

async function roll(drilled: Drilled, report: Report): Promise<void> {
  const { products, store } = drilled
  const addresses = products.map(({ address }) => address)
  const writers = await gatherWriters(drilled.address, writerCount, 1)
  const record = emptyRecord()
  const end = new AbortController()
  const writing = writeAll(addresses, writers, { record, signal: end.signal })
  const gaps = watchGaps(record, end.signal)
  await sleep(phaseMs)
  await replaceAll(products, report)
  await sleep(phaseMs)
  end.abort()
  await writing
  report.check('rolling upgrade: nobody is served for, ms', await gaps, 'at most', awayMs)
  const { comments, messages, cars, edits } = record
  const acknowledged = comments.size + messages.size + cars.size + edits
  report.note(`${acknowledged} acknowledged (${shownCounts(record.answers)})`)
  report.check('rolling upgrade: acknowledged writes', acknowledged, 'at least', 500)
  await judgeWrites(drilled, { writers, record }, report)
  const db = openDatabase({ file: '', url: store.settings.DATABASE_URL })
  await recountAll(db, report)
  await db.destroy()
}

/** The first is stopped and started anew; the others end by themselves, and the supervisor starts them anew. */
async function replaceAll([first, ...others]: DrilledProduct[], report: Report): Promise<void> {
  for (const product of [first, ...others]) product?.useFile('server/main.ts')
  await first?.stop()
  const begunAt = performance.now()
  const endings = others.map(async (product) => {
    await product.ended()
    const ms = performance.now() - begunAt
    await product.start()
    return ms
  })
  await first?.start()
  report.note(`the first new process is ready after ${(performance.now() - begunAt).toFixed(0)} ms`)
  const stopped = await Promise.race([Promise.all(endings), sleep(stoppedMs + awayMs).then(() => [Infinity])])
  report.check('rolling upgrade: those of before stopped after, ms', Math.max(...stopped), 'at most', stoppedMs)
  await Promise.all([first, ...others].map((product) => untilReady(product?.address ?? '')))
  report.check('rolling upgrade: all three are ready after, ms', performance.now() - begunAt, 'at most', readyMs)
}

/** A busy machine may be slow to answer. */
async function untilReady(address: string): Promise<void> {
  const until = performance.now() + readyMs
  while (performance.now() < until) {
    const response = await fetch(`${address}/readyz`).catch(() => undefined)
    if (response?.ok) return
    await sleep(100)
  }
}

/** The longest time in which no write was acknowledged, in ms. */
async function watchGaps({ comments, messages, cars }: Acknowledged, signal: AbortSignal): Promise<number> {
  let [longest, count, at] = [0, 0, performance.now()]
  while (!signal.aborted) {
    await sleep(20)
    const now = performance.now()
    const written = comments.size + messages.size + cars.size
    if (written !== count) at = now
    count = written
    longest = Math.max(longest, now - at)
  }
  return longest
}

/** Counts what is kept beside the rows anew, and works out what migrations work out. */
async function recountAll(db: Database, report: Report): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  report.check('rolling upgrade: levels', rows.length, 'exactly', levels.length)
  const offers = await db.selectFrom('cars').select(['brand', 'model', 'modelFamily']).execute()
  const stale = offers.filter((car) => car.modelFamily !== modelFamily(car.brand, car.model))
  report.check(`rolling upgrade: of ${offers.length} offers, under old names`, stale.length, 'exactly', 0)
  const counted = dataTables().filter(({ table }) => ['users', 'cars', 'conversations'].includes(table))
  const prove = async () => Promise.all(counted.map((place) => proveTable(db, place)))
  const totals = () => db.selectFrom('totals').select(['name', 'count']).orderBy('name').execute()
  const before = JSON.stringify([await prove(), await totals()])
  await write(db, recount)
  const isSame = before === JSON.stringify([await prove(), await totals()])
  report.check('rolling upgrade: counts equal a new count (1 = yes)', isSame ? 1 : 0, 'exactly', 1)
  const { rows: unread } = await sql<{ count: number }>`select count(*) as count from conversations c
    where unread <> (select count(*) from messages where "recipientId" = c."userId" and "senderId" = c."otherId"
      and id > c."readUntil")`.execute(db)
  report.check('rolling upgrade: conversations with a wrong count', unread[0]?.count ?? 0, 'exactly', 0)
}

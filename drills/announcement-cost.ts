/** What it costs to announce each comment by NOTIFY: comments a second with and without, beside the bare insert. */
import { Pool } from 'pg'
import { offerCar, register } from '../scripts/callers.ts'
import { buildCar } from '../server/testing/cars.ts'
import { createComment } from '../server/comments/comment-store.ts'
import { notifyTransport } from '../server/db/event-transports.ts'
import { setTransport } from '../server/db/transaction.ts'
import { openDatabase, type Database } from '../server/db/database.ts'
import { Hub } from '../server/events/hub.ts'
import { startListening } from '../server/events/listening.ts'
import { percentile } from '../bench/measure.ts'
import { withProducts } from './product.ts'
import { type Report } from './report.ts'

const roundMs = 1500
const rounds = 4
const listeningProcesses = 3

/** Rounds in turn, because machines are noisy; the write-ahead log is on the disk, and every commit waits for it. */
export async function measureAnnouncements(report: Report): Promise<void> {
  await withProducts({ engine: 'PostgreSQL' }, async ({ store, product, address }) => {
    const me = await register(address)
    const carId = await offerCar(address, me, buildCar())
    await product.kill()
    const url = store.settings.DATABASE_URL ?? ''
    const db = openDatabase({ file: '', url })
    // The server's own end may come before the farewell of a connection.
    const pool = new Pool({ connectionString: url }).on('error', () => {})
    const comment = () => createComment(db, { userId: me.userId, carId, comments: 'It is still there.' })
    const bare = () =>
      pool.query('insert into comments (id, "carId", "senderId", comments, "createdAt") values ($1, $2, $3, $4, 0)', [
        crypto.randomUUID(),
        carId,
        me.userId,
        'Is it still there?',
      ])
    const quiet = withCarrier(db, {}, comment)
    const announced = withCarrier(db, notifyTransport, comment)
    for (const writers of [1, 10]) {
      const rates = await compare({ bare, quiet, announced }, writers)
      report.note(`${writers} at once: ${shown(rates)} comments a second`)
    }
    const stops: (() => Promise<void>)[] = []
    while (stops.length < listeningProcesses) {
      stops.push(await startListening(db, new Hub(), { url, onError: console.error }))
    }
    const heard = await compare({ bare, quiet, announced }, 10)
    report.note(`10 at once, ${listeningProcesses} processes listen: ${shown(heard)} comments a second`)
    report.check('comments a second with announcements', heard.announced ?? 0, 'at least', 100)
    for (const stop of stops) await stop()
    await db.destroy()
    await pool.end()
  })
}

interface Subject {
  prepare: () => void
  write: () => Promise<unknown>
}

function withCarrier(db: Database, carrier: Parameters<typeof setTransport>[1], write: Subject['write']): Subject {
  return { prepare: () => setTransport(db, carrier), write }
}

async function compare(
  given: Record<string, Subject | Subject['write']>,
  writers: number,
): Promise<Record<string, number>> {
  const rates: Record<string, number[]> = {}
  for (let round = 0; round < rounds; round++) {
    for (const [name, subject] of Object.entries(given)) {
      const { prepare, write } = typeof subject === 'function' ? { prepare: () => {}, write: subject } : subject
      prepare()
      ;(rates[name] ??= []).push(await writesPerSecond(write, writers))
    }
  }
  return Object.fromEntries(Object.entries(rates).map(([name, found]) => [name, percentile(found, 0.5)]))
}

async function writesPerSecond(write: () => Promise<unknown>, writers: number): Promise<number> {
  let written = 0
  const startedAt = performance.now()
  const writeOn = async () => {
    for (; performance.now() - startedAt < roundMs; written++) await write()
  }
  await Promise.all(Array.from({ length: writers }, writeOn))
  return (written / (performance.now() - startedAt)) * 1000
}

function shown(rates: Record<string, number>): string {
  return Object.entries(rates)
    .map(([name, rate]) => `${name} ${rate.toFixed(0)}`)
    .join(', ')
}

/** What it costs to announce each comment by NOTIFY: comments a second with and without, beside the bare insert. */
import { Pool } from 'pg'
import { createComments } from '../server/comments/comment-store.ts'
import { notifyCarrier } from '../server/db/announcement-carriers.ts'
import { carryBy } from '../server/db/announcements.ts'
import { openDatabase, type Database } from '../server/db/database.ts'
import { Hub } from '../server/live/hub.ts'
import { startHearing } from '../server/live/hearing.ts'
import { openFaultStore } from './fault-store.ts'
import { DrilledProduct } from './product.ts'
import { type Report } from './report.ts'
import { percentile } from './timed-calls.ts'
import { offerCar, register } from './writers.ts'

const roundMs = 1500
const rounds = 4
const listeningProcesses = 3

/** Rounds in turn, because machines are noisy; the write-ahead log is on the disk, and every commit waits for it. */
export async function measureAnnouncements(report: Report): Promise<void> {
  const store = await openFaultStore('PostgreSQL')
  const product = new DrilledProduct(store.settings)
  const url = store.settings.DATABASE_URL ?? ''
  const db = openDatabase({ file: '', url })
  // The server's own end may come before the farewell of a connection.
  const pool = new Pool({ connectionString: url }).on('error', () => {})
  const stops: (() => Promise<void>)[] = []
  try {
    await product.start()
    const me = await register(product.address, 0)
    const carId = await offerCar(product.address, me)
    await product.kill()
    const comment = () => createComments(db, [{ userId: me.id, carId, comments: 'Is it still there?' }])
    const bare = () =>
      pool.query('insert into comments (id, "carId", "senderId", comments, "createdAt") values ($1, $2, $3, $4, 0)', [
        crypto.randomUUID(),
        carId,
        me.id,
        'Is it still there?',
      ])
    const quiet = withCarrier(db, {}, comment)
    const announced = withCarrier(db, notifyCarrier, comment)
    for (const writers of [1, 10]) {
      const rates = await compare({ bare, quiet, announced }, writers)
      report.note(`${writers} at once: ${shown(rates)} comments a second`)
    }
    for (let process = 0; process < listeningProcesses; process++) {
      stops.push(await startHearing(db, new Hub(), { url, onError: console.error }))
    }
    const heard = await compare({ bare, quiet, announced }, 10)
    report.note(`10 at once, ${listeningProcesses} processes listen: ${shown(heard)} comments a second`)
    report.check('comments a second with announcements', heard.announced ?? 0, 'at least', 100)
  } finally {
    for (const stop of stops) await stop()
    await db.destroy()
    await pool.end()
    await product.kill()
    await store.remove()
  }
}

interface Subject {
  prepare: () => void
  write: () => Promise<unknown>
}

function withCarrier(db: Database, carrier: Parameters<typeof carryBy>[1], write: Subject['write']): Subject {
  return { prepare: () => carryBy(db, carrier), write }
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

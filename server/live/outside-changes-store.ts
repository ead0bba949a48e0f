import { sql } from 'kysely'
import { type Database } from '../db/database.ts'
import { type Hub } from './hub.ts'

/** How often another process's writes are looked for, in ms: new offers of an import show within a second. */
const lookEveryMs = 250
const keptMs = 60 * 60 * 1000

/**
 * Watches for what another process (an import) writes into the store, and tells it to those who listen. SQLite counts
 * the commits of others in `data_version`, so a look costs nothing while nobody else writes. Rows are numbered in the
 * order of commits, because SQLite has one writer at a time. Answers the function that ends the watch.
 */
export async function watchOutsideChanges(
  db: Database,
  hub: Hub,
  onError: (error: unknown) => void,
): Promise<() => void> {
  let lastId = await newestId(db)
  let version = await dataVersion(db)
  let isLooking = false

  async function look(): Promise<void> {
    const now = await dataVersion(db)
    if (now === version) return
    const rows = await db
      .selectFrom('outsideChanges')
      .select(['id', 'carIds'])
      .where('id', '>', lastId)
      .orderBy('id')
      .execute()
    lastId = rows.at(-1)?.id ?? lastId
    // Only now, so that a look that failed is made again.
    version = now
    const ids = rows.flatMap((row) => JSON.parse(row.carIds) as string[])
    if (ids.length > 0) hub.publish('cars', { kind: 'carsAdded', ids })
  }

  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look()
      .catch(onError)
      .finally(() => (isLooking = false))
  }, lookEveryMs).unref()
  return () => clearInterval(timer)
}

/** Forgets what every listener has long heard. */
export async function sweepOutsideChanges(db: Database, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('outsideChanges')
    .where('createdAt', '<', now - keptMs)
    .execute()
}

async function newestId(db: Database): Promise<number> {
  const row = await db
    .selectFrom('outsideChanges')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst()
  return row?.id ?? 0
}

async function dataVersion(db: Database): Promise<number> {
  const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db)
  return rows[0]?.data_version ?? 0
}

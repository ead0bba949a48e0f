import { sql } from 'kysely'
import { carryBy, type Announcement } from '../db/announcements.ts'
import { rowCarrier } from '../db/announcement-carriers.ts'
import { type Database } from '../db/database.ts'
import { type Ear } from './ear.ts'

/** How often another process's writes are looked for, in ms: new offers of an import show within a second. */
const lookEveryMs = 250

/**
 * SQLite: this process's own announcements are heard at its commits; those of commands beside it are rows, looked for
 * when SQLite's `data_version` tells of a foreign commit. Rows are numbered in the order of commits, because SQLite has
 * one writer at a time. Answers the function that ends it.
 */
export async function hearRows(db: Database, ear: Ear): Promise<() => Promise<void>> {
  let lastId = await newestId(db)
  let version = await dataVersion(db)
  let number = await storeNumber(db)
  let isLooking = false
  carryBy(db, { afterCommit: (announcements) => announcements.forEach((announcement) => ear.hear(announcement)) })
  ear.hearing(true)

  async function look(): Promise<void> {
    const now = await dataVersion(db)
    if (now === version) return
    const numberNow = await storeNumber(db)
    if (numberNow !== number) {
      // Another store is in its place, brought back from a backup.
      lastId = await newestId(db)
      number = numberNow
      version = now
      return ear.gap()
    }
    const rows = await db
      .selectFrom('announcements')
      .select(['id', 'message'])
      .where('id', '>', lastId)
      .orderBy('id')
      .execute()
    lastId = rows.at(-1)?.id ?? lastId
    // Only now, so that a look that failed is made again.
    version = now
    for (const row of rows) ear.hear(JSON.parse(row.message) as Announcement)
  }

  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look()
      .catch(ear.onError)
      .finally(() => (isLooking = false))
  }, lookEveryMs).unref()
  return async () => {
    clearInterval(timer)
    ear.hearing(false)
    carryBy(db, rowCarrier)
  }
}

async function newestId(db: Database): Promise<number> {
  const row = await db
    .selectFrom('announcements')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst()
  return row?.id ?? 0
}

async function dataVersion(db: Database): Promise<number> {
  const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db)
  return rows[0]?.data_version ?? 0
}

/** A number that a store gets when it is brought back; 0 before. */
async function storeNumber(db: Database): Promise<number> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db)
  return rows[0]?.user_version ?? 0
}
